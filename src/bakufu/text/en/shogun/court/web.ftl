# Tenno's Court in the lobby.

web-module-court = Tenno's Court
    .more = Send officials to the Emperor, and win his favours.
