"""The chamber board: six rows and six columns, a space for each of the 36 chamber markers, and points for each line."""

from __future__ import annotations

from typing import Any, Final

from bakufu.kernel.errors import BadFacts
from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.box.picks import CHAMBER, CHAMBER_SIDE, WORDS
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.modules.printed import LINE_POINTS, MARKERS_DRAWN
from bakufu.shogun.modules.rows import CHAMBERS, MARKERS_LEFT, REGION_ROW
from bakufu.shogun.rules.state import State

Json = dict[str, Any]

CELLS: Final = CHAMBER_SIDE * CHAMBER_SIDE
CELL_NAMES: Final = WORDS[CHAMBER : CHAMBER + CELLS]
LINES: Final = tuple(
    [f"row-{letter}" for letter in "abcdef"] + [f"column-{number + 1}" for number in range(CHAMBER_SIDE)]
)

# What a space holds.
IN_THE_BAG: Final = 0  # nothing: its marker has not been drawn yet
FACE_UP: Final = 1
TURNED: Final = 2  # face down: a marker of the neutral player
MARKER: Final = 3  # and above, by seat: a player's own marker


def rows(setting: Setting) -> dict[int, list[int]]:
    markers: int = setting.facts["chambers"]["markers"]
    return {CHAMBERS: [IN_THE_BAG] * CELLS, REGION_ROW: [], MARKERS_LEFT: [markers] * setting.players}


def printed(table: Json) -> dict[int, list[int]]:
    chambers = table["chambers"]
    return {LINE_POINTS: chambers["rows"] + chambers["columns"], MARKERS_DRAWN: [chambers["drawn"]]}


def check(table: Json) -> None:
    chambers = table["chambers"]
    if not 1 <= chambers["drawn"] <= CHAMBER_SIDE:
        raise BadFacts("error-fact-range", path="chambers.drawn", value=chambers["drawn"], least=1, most=CHAMBER_SIDE)
    if chambers["markers"] < 0:
        raise BadFacts("error-fact-least", path="chambers.markers", value=chambers["markers"], least=0)
    for name in ("rows", "columns"):
        points = chambers[name]
        if len(points) != CHAMBER_SIDE or min(points) < 1:
            raise BadFacts("error-fact-numbers", path=f"chambers.{name}", value=points, count=CHAMBER_SIDE, least=1)


def in_line(line: int) -> list[int]:
    """The spaces of a line: rows from above, then columns from the left."""
    if line < CHAMBER_SIDE:
        return [line * CHAMBER_SIDE + at for at in range(CHAMBER_SIDE)]
    return [at * CHAMBER_SIDE + line - CHAMBER_SIDE for at in range(CHAMBER_SIDE)]


def holding(state: State, what: int) -> list[int]:
    """All spaces that hold this."""
    board = state.extra[CHAMBERS]
    return [cell for cell in range(CELLS) if board[cell] == what]


def tell(known: State) -> Json:
    board = known.extra[CHAMBERS]
    points = known.setting.printed[LINE_POINTS]
    return {
        "face_up": [CELL_NAMES[cell] for cell in holding(known, FACE_UP)],
        "face_down": [CELL_NAMES[cell] for cell in holding(known, TURNED)],
        "taken": {CELL_NAMES[cell]: board[cell] - MARKER for cell in range(CELLS) if board[cell] >= MARKER},
        "left": known.extra[MARKERS_LEFT][:],
        "regions": [REGIONS[region] for region in known.extra[REGION_ROW]],
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
    known.extra[CHAMBERS] = board
    known.extra[MARKERS_LEFT] = list(chambers["left"])
    known.extra[REGION_ROW] = [REGIONS.index(name) for name in chambers["regions"]]
