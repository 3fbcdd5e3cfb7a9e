# Tenno's Court: Name und eine Zeile dazu, für die Lobby.

web-module-court = Tenno's Court
    .more = Entsende Hofbeamte an den Kaiserhof und gewinne die Gunst des Tenno.
