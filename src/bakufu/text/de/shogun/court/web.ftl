# Tenno's Court in der Lobby.

web-module-court = Tenno's Court
    .more = Entsende Hofbeamte an den Kaiserhof und gewinne die Gunst des Tenno.
