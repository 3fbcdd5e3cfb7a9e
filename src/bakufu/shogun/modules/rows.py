"""The rows that modules add to the state, by number; each module fills its own when it is played."""

from __future__ import annotations

from typing import Final

# Tenno's Court.
ENTRANCE: Final = 0  # by seat: officials in the entrance hall
AUDIENCE: Final = 1  # by seat: officials in the audience hall
OFFICIALS: Final = 2  # by seat: officials in the supply
FAVOUR_ROW: Final = 3  # by space, 4, 3 and 2 officials: the number of the favour lying there, or 0
FAVOURS_LEFT: Final = 4  # by card, from 1 on: 1 while it is in the deck; place 0 is never used
KEPT: Final = 5  # by seat: kept favours that parry a revolt marker
PROTECTED: Final = 6  # by seat: bits of this round's protection, 1 against battle A, 2 against battle B
QUEUE: Final = 7  # seats that still come before the Tenno, the next one last

# Samurai.
SAMURAI: Final = 8  # by seat: how many cards were slid under the pile this year

# Military Leaders.
LEADER: Final = 9  # by seat: the province of the leader, or -1
STATUES: Final = 10  # by province and seat: statues standing there
STATUES_LEFT: Final = 11  # by seat
TROPHIES: Final = 12  # by seat, and by the seat whose statues they were

# Chambers.
CHAMBERS: Final = 13  # by row and column: see `chambers/board.py`
REGION_ROW: Final = 14  # the region tiles, from the left
MARKERS_LEFT: Final = 15  # by seat

ROWS: Final = 16
