# Tenno's Court: its name and a line on it, for the lobby.

web-module-court = Tenno's Court
    .more = Send officials to the Emperor, and win his favours.
