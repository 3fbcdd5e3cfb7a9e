# Military Leaders: its name and a line on it, for the lobby.

web-module-leaders = Military Leaders
    .more = A leader on the map, with powers of his own, and statues.
