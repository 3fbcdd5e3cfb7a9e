# Military Leaders in the lobby.

web-module-leaders = Military Leaders
    .more = Your leader improves actions where he is, and leaves statues worth points.
