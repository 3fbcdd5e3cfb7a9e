"""What the Chambers add that gets a number."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.rows import changing, fixed
from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.module import Box

CHAMBER_SIDE: Final = 6
CELLS: Final = CHAMBER_SIDE * CHAMBER_SIDE
CELL_NAMES: Final = tuple([f"{row}{column + 1}" for row in "abcdef" for column in range(CHAMBER_SIDE)])

# What a space holds.
IN_THE_BAG: Final = 0  # nothing: its marker has not been drawn yet
FACE_UP: Final = 1
TURNED: Final = 2  # face down: a marker of the neutral player
MARKER: Final = 3  # and above, by seat: a player's own marker

BOX = Box(
    rows=(
        fixed(
            "chambers",
            "by row and column: 0 in the bag, 1 face up, 2 face down, from 3 on the seat's marker",
            ("chamber",),
            IN_THE_BAG,
        ),
        changing("region_row", "region tiles from the left", ("region",)),
        fixed("markers_left", "by seat: markers in the supply", ("seat",)),
    ),
    sizes={"chamber": lambda setting: CELLS, "region": lambda setting: len(REGIONS)},
    begins={"markers_left": lambda setting: [setting.facts["chambers"]["markers"]] * setting.players},
    decisions={"take-chamber": ("region",)},
    picks=CELL_NAMES,
    printed={
        "line_points": lambda table: table["chambers"]["rows"] + table["chambers"]["columns"],
        "markers_drawn": lambda table: [table["chambers"]["drawn"]],
    },
)
