"""Chambers as text: the board with the points of its rows and columns, the region tiles, and the markers left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.patch import Json
from bakufu.shogun.box.components import COLOURS
from bakufu.text.columns import columns, packed

if TYPE_CHECKING:
    from bakufu.text.shogun.teller import ShogunTeller


def board(teller: ShogunTeller, table: Json) -> list[str]:
    """Empty if the module isn't played."""
    if "chambers" not in table:
        return []
    told = table["chambers"]
    lines = [teller.say("board-chambers"), *columns(_board(teller, told))]
    if not table["over"]:
        lines += packed(teller.say("board-region-row"), [teller.name("region", region) for region in told["regions"]])
        left = [
            teller.say("board-markers-left", player=teller.player(seat), markers=markers)
            for seat, markers in enumerate(told["left"])
        ]
        lines += packed(teller.say("board-markers"), left)
    return lines


def _board(teller: ShogunTeller, told: Json) -> list[list[str]]:
    """Rows and columns by name, each with its points. Players are shown by color, which is shorter than names."""
    points = {line.partition("-")[2]: value for line, value in told["points"].items()}
    rows = [name for name in points if name.isalpha()]
    across = [name for name in points if not name.isalpha()]
    head = [teller.say("board-line", name=name.upper(), points=points[name]) for name in points]
    cells: dict[str, str] = dict.fromkeys(told["face_up"], teller.say("board-chamber-open"))
    cells |= dict.fromkeys(told["face_down"], teller.say("board-chamber-turned"))
    cells |= {name: teller.name("colour", COLOURS[seat]) for name, seat in told["taken"].items()}
    empty = teller.say("board-chamber-empty")
    lines = [["", *head[len(rows) :]]]
    for number, row in enumerate(rows):
        lines.append([head[number], *[cells.get(row + column, empty) for column in across]])
    return lines
