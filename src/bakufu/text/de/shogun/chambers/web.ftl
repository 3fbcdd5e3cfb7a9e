# Künste in Japan in der Lobby.

web-module-chambers = Künste in Japan
    .more = Gewinne Künstler für Punkte am Spielende.
