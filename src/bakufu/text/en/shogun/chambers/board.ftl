# Chambers: the table as text.

board-chambers = Chambers, with the points of each line:
board-line = { $name } ({ $points })
board-chamber-open = open
board-chamber-turned = neutral
board-chamber-empty = .
board-region-row = Region tiles:
board-markers = Markers left:
board-markers-left = { $player } { $markers }
