"""The chamber board on the open table, and the way back from there."""

from __future__ import annotations

from typing import TypedDict

from bakufu.kernel.patch import Json
from bakufu.shogun.box.components import REGIONS, Region
from bakufu.shogun.module import Part
from bakufu.shogun.modules.chambers.board import LINES, holding
from bakufu.shogun.modules.chambers.box import CELL_NAMES, CELLS, FACE_UP, IN_THE_BAG, MARKER, TURNED
from bakufu.shogun.modules.chambers.numbers import CHAMBERS, LINE_POINTS, MARKERS_LEFT, REGION_ROW
from bakufu.shogun.rules.state import State


class Chambers(TypedDict):
    """Chambers are called by row and column, "a1" to "f6", lines "row-a" or "column-1"."""

    face_up: list[str]
    face_down: list[str]
    taken: dict[str, int]
    left: list[int]
    regions: list[Region]
    points: dict[str, int]


def tell(known: State) -> Chambers:
    board = known.module_rows[CHAMBERS]
    points = known.setting.printed[LINE_POINTS]
    return {
        "face_up": [CELL_NAMES[cell] for cell in holding(known, FACE_UP)],
        "face_down": [CELL_NAMES[cell] for cell in holding(known, TURNED)],
        "taken": {CELL_NAMES[cell]: board[cell] - MARKER for cell in range(CELLS) if board[cell] >= MARKER},
        "left": list(known.module_rows[MARKERS_LEFT]),
        "regions": [REGIONS[region] for region in known.module_rows[REGION_ROW]],
        "points": {LINES[line]: points[line] for line in range(len(LINES))},
    }


def read(known: State, data: Json) -> None:
    chambers: Json = data["chambers"]
    board = [IN_THE_BAG] * CELLS
    for name in chambers["face_up"]:
        board[CELL_NAMES.index(name)] = FACE_UP
    for name in chambers["face_down"]:
        board[CELL_NAMES.index(name)] = TURNED
    for name, seat in chambers["taken"].items():
        board[CELL_NAMES.index(name)] = MARKER + seat
    known.module_rows[CHAMBERS] = tuple(board)
    known.module_rows[MARKERS_LEFT] = tuple(chambers["left"])
    known.module_rows[REGION_ROW] = tuple([REGIONS.index(name) for name in chambers["regions"]])


PART = Part("chambers", Chambers, ("module_rows",), lambda seat, known, moves: tell(known))
