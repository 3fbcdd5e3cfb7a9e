"""Players that decide from a view alone, in a folder for each game. `make` gives one by the name of its level."""

from bakufu.bots.levels import levels_of, make
from bakufu.bots.manifest import Bot

__all__ = ["Bot", "levels_of", "make"]
