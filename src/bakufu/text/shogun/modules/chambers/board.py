"""Chambers as text: the board with the points of its rows and columns, the region tiles, and the markers left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.patch import Json
from bakufu.shogun.box.components import COLOURS
from bakufu.text.columns import columns, packed

if TYPE_CHECKING:
    from bakufu.text.shogun.renderer import ShogunRenderer


def board(renderer: ShogunRenderer, table: Json) -> list[str]:
    """Empty if the module isn't played."""
    if "chambers" not in table:
        return []
    told = table["chambers"]
    lines = [renderer.say("board-chambers"), *columns(_board(renderer, told))]
    if not table["over"]:
        lines += packed(
            renderer.say("board-region-row"), [renderer.name("region", region) for region in told["regions"]]
        )
        left = [
            renderer.say("board-markers-left", player=renderer.player(seat), markers=markers)
            for seat, markers in enumerate(told["left"])
        ]
        lines += packed(renderer.say("board-markers"), left)
    return lines


def _board(renderer: ShogunRenderer, told: Json) -> list[list[str]]:
    """Rows and columns by name, each with its points. Players are shown by color, which is shorter than names."""
    points = {line.partition("-")[2]: value for line, value in told["points"].items()}
    rows = [name for name in points if name.isalpha()]
    across = [name for name in points if not name.isalpha()]
    head = [renderer.say("board-line", name=name.upper(), points=points[name]) for name in points]
    cells: dict[str, str] = dict.fromkeys(told["face_up"], renderer.say("board-chamber-open"))
    cells |= dict.fromkeys(told["face_down"], renderer.say("board-chamber-turned"))
    cells |= {name: renderer.name("colour", COLOURS[seat]) for name, seat in told["taken"].items()}
    empty = renderer.say("board-chamber-empty")
    lines = [["", *head[len(rows) :]]]
    for number, row in enumerate(rows):
        lines.append([head[number], *[cells.get(row + column, empty) for column in across]])
    return lines
