# Samurai in the lobby.

web-module-samurai = Samurai
    .more = With provinces in four regions, samurai bring you more each season.
