# Chambers in the lobby.

web-module-chambers = Chambers
    .more = Take chambers of the palace for points at the end.
