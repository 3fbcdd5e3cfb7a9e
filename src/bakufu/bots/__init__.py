"""Players that decide from a view alone, in a folder for each game. `make` gives one by the name of its level,
`evaluate` what a position is worth."""

from bakufu.bots.levels import evaluate, levels_of, make
from bakufu.bots.manifest import Bot

__all__ = ["Bot", "evaluate", "levels_of", "make"]
