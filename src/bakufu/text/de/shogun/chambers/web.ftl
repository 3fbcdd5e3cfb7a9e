# Künste in Japan: Name und eine Zeile dazu, für die Lobby.

web-module-chambers = Künste in Japan
    .more = Gewinne Künstler für Punkte am Spielende.
