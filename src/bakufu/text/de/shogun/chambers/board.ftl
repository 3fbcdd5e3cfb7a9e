# Künste in Japan: der Tisch als Text.

board-chambers = Künste in Japan, mit den Punkten jeder Linie:
board-line = { $name } ({ $points })
board-chamber-open = offen
board-chamber-turned = neutral
board-chamber-empty = .
board-region-row = Regionenkarten:
board-markers = Marker übrig:
board-markers-left = { $player } { $markers }
