# Samurai: its name and a line on it, for the lobby.

web-module-samurai = Samurai
    .more = With provinces in four regions, samurai bring you more each season.
