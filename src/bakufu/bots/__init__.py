"""Players that decide from a view alone. `make` gives one by the name of its level."""

from bakufu.bots.levels import LEVELS, Bot, make

__all__ = ["LEVELS", "Bot", "make"]
