"""The printed amounts of the modules, by number: rows of whole numbers out of the facts, fixed before the game."""

from __future__ import annotations

from typing import Final

# Samurai.
SAMURAI_REGIONS: Final = 0  # one number: the regions a player needs
BENEFITS: Final = 1  # by card after the first and benefit: how much it brings, or 0

# Military Leaders.
IMPROVED_BY: Final = 3  # by action: how much a leader takes off the price or adds to the amount
STATUE_VALUES: Final = 4  # points for a statue, and for a trophy

# Chambers.
LINE_POINTS: Final = 2  # of the rows from above, then of the columns from the left
MARKERS_DRAWN: Final = 8  # one number: how many a season

# Tenno's Court.
FAVOUR_COST: Final = 5  # by space, from the dearest: officials
FAVOUR_KIND: Final = 6  # by card, from 1 on: its number in `court/favour_cards.py`
FAVOUR_AMOUNT: Final = 7  # by card, from 1 on: how much it brings, or 0

PRINTED: Final = 9
