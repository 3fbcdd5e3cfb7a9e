# Military Leaders: the table as text.

board-leaders = 统帅：
board-leader =
    { $there ->
        [yes] { $player }在{ $province }
       *[no] { $player }不在场
    }
board-statues = 面板上的雕像：
board-statue = { $province } { $statues }
board-trophies = 战利品：
board-trophy = { $player } { $trophies }
board-statues-left = 剩余雕像：
board-statue-left = { $player } { $statues }
