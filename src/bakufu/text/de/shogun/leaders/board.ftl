# Heerführer: der Tisch als Text.

board-leaders = Heerführer:
board-leader =
    { $there ->
        [yes] { $player } in { $province }
       *[no] { $player } fort
    }
board-statues = Denkmäler auf dem Spielplan:
board-statue = { $province } { $statues }
board-trophies = Trophäen:
board-trophy = { $player } { $trophies }
board-statues-left = Denkmäler übrig:
board-statue-left = { $player } { $statues }
