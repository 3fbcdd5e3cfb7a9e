"""The printed amounts of the modules, by number: rows of whole numbers out of the facts, fixed before the game."""

from __future__ import annotations

from typing import Final

# Samurai.
SAMURAI_REGIONS: Final = 0  # one number: the regions a player needs
BENEFITS: Final = 1  # by card after the first and benefit: how much it brings, or 0

# Chambers.
LINE_POINTS: Final = 2  # of the rows from above, then of the columns from the left

PRINTED: Final = 3
