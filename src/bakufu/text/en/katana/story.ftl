# Several events told in one line, and the chapters of a game.

story-set-up = Setup
story-round = Round { $round }
story-restore = Restore
story-final-scoring = Final scoring
story-bought = { $player } buys { $resources } for { $coins }.
