# Tenno's Court in the lobby.

web-module-court = Tenno's Court
    .more = Send officials to the Tenno and win favors.
