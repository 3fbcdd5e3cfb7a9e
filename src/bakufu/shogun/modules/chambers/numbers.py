"""The numbers of what the Chambers add."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.modules.chambers.box import CELL_NAMES
from bakufu.shogun.numbers import DECISION, PICK, PRINTED, ROW

# Rows of the state.
CHAMBERS: Final = ROW["chambers"]
REGION_ROW: Final = ROW["region_row"]
MARKERS_LEFT: Final = ROW["markers_left"]

TAKE_CHAMBER: Final = DECISION["take-chamber"]
ABOUT_REGION: Final = 0

CHAMBER: Final = PICK[CELL_NAMES[0]]  # and the others

LINE_POINTS: Final = PRINTED["line_points"]  # of the rows from above, then of the columns from the left
MARKERS_DRAWN: Final = PRINTED["markers_drawn"]  # one number: how many a season
