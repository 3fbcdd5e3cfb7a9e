# Samurai in der Lobby.

web-module-samurai = Samurai
    .more = Mit Provinzen in vier Regionen bringen dir Samurai jede Runde mehr.
