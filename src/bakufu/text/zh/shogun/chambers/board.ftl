# Chambers: the table as text.

board-chambers = 殿室，附各行各列的分数：
board-line = { $name }（{ $points }分）
board-chamber-open = 公开
board-chamber-turned = 中立
board-chamber-empty = .
board-region-row = 地区板块：
board-markers = 剩余标志物：
board-markers-left = { $player } { $markers }
