# Military Leaders: the table as text.

board-leaders = Leaders:
board-leader =
    { $there ->
        [yes] { $player } in { $province }
       *[no] { $player } away
    }
board-statues = Statues on the board:
board-statue = { $province } { $statues }
board-trophies = Trophies:
board-trophy = { $player } { $trophies }
board-statues-left = Statues left:
board-statue-left = { $player } { $statues }
