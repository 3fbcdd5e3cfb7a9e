# Military Leaders in the lobby.

web-module-leaders = Military Leaders
    .more = A leader on the map, with powers of his own, and statues.
