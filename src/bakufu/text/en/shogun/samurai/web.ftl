# Samurai in the lobby.

web-module-samurai = Samurai
    .more = Control provinces in 4 regions for a bonus each season.
