# Heerführer in der Lobby.

web-module-leaders = Heerführer
    .more = Ein Heerführer auf dem Spielplan, mit eigenen Kräften, und Denkmäler.
