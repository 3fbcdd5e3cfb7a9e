# Several events told in one line, and the chapters of a game.

story-set-up = 游戏准备
story-round = 第{ $round }轮
story-restore = 整备
story-final-scoring = 最终计分
story-bought = { $player }以{ $coins }买下{ $resources }。
