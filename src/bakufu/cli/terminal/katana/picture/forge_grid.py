"""The Forge: a colored row for each Resource, Swords with their recipes, and what the choice pointed at would move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bakufu.cli.terminal.full.canvas import Area, Canvas, Piece, Style
from bakufu.cli.terminal.full.palette import (
    ACCENT,
    DIM,
    GOLD,
    GROUND,
    INK,
    KEY_INK,
    RAISED,
    WHITE,
    Color,
    ink_on,
    mixed,
)
from bakufu.katana.advice.forecast import Stride
from bakufu.katana.box.components import CELL_NAMES, COLUMNS, RESOURCES, ROWS
from bakufu.kernel.patch import Json
from bakufu.text.katana.renderer import KatanaRenderer

FILLS: dict[str, Color] = {
    "lacquer": (192, 58, 55),
    "wood": (154, 106, 56),
    "steel": (89, 116, 136),
    "leather": (217, 182, 76),
}
FLAGS: dict[str, Color] = {
    "red": (194, 65, 58),
    "blue": (58, 111, 184),
    "white": (239, 230, 210),
    "green": (63, 127, 72),
    "starting": (214, 173, 76),
}
HEAD: Color = (84, 67, 47)
ACTIVE: Color = (194, 65, 42)
PATH: Color = (255, 215, 163)
ARROWS = {(0, 1): "→", (0, -1): "←", (1, 0): "↓", (-1, 0): "↑"}


class Marks(NamedTuple):
    """What a choice is about: a line, the spaces of Swords, and the steps that Swords would take."""

    line: str = ""
    spaces: tuple[str, ...] = ()
    strides: tuple[Stride, ...] = ()


class Measures(NamedTuple):
    """The columns of the row heads and of a space, and the rows of a space."""

    head: int
    wide: int
    high: int

    def rows(self) -> int:
        return 1 + ROWS * self.high

    def columns(self) -> int:
        return self.head + COLUMNS * (self.wide + 1)


def draw_forge(
    canvas: Canvas, measures: Measures, renderer: KatanaRenderer, forge: Mapping[str, Json], marks: Marks
) -> None:
    """Below the title."""
    y = 1
    for column, letter in enumerate("abcde"):
        x = measures.head + column * (measures.wide + 1)
        active = marks.line == f"column-{column + 1}"
        canvas.fill(Area(x, y, measures.wide, 1), ACTIVE if active else HEAD)
        canvas.put(x + measures.wide // 2, y, letter, Style(WHITE, bold=True))
    for row, resource in enumerate(RESOURCES):
        top = y + 1 + row * measures.high
        active = marks.line == f"row-{row + 1}"
        canvas.fill(Area(0, top, measures.head - 1, _filled(measures)), ACTIVE if active else RAISED)
        name = f" {renderer.name('resource', resource)}" if measures.head > 6 else renderer.name("letter", resource)
        pieces: list[Piece] = [(str(row + 1), Style(WHITE, bold=True)), (name, Style(INK, bold=True))]
        canvas.pieces(1, top + measures.high // 2, pieces, measures.head - 1)
        for column in range(COLUMNS):
            area = Area(measures.head + column * (measures.wide + 1), top, measures.wide, _filled(measures))
            space = CELL_NAMES[row * COLUMNS + column]
            _space(canvas, area, renderer, space, forge[space], marks)


def draw_benefits(canvas: Canvas, measures: Measures, coins: Sequence[int]) -> None:
    """The Coins for a delivery in each column, beside the column's letter."""
    for column, amount in enumerate(coins):
        x = measures.head + column * (measures.wide + 1)
        if amount:
            told = f"+{amount}$"
            canvas.put(x + measures.wide - len(told), 1, told, Style(GOLD))


def _filled(measures: Measures) -> int:
    """Rows of a space that are colored: with enough of them, one stays free between two rows of the Forge."""
    return measures.high - (1 if measures.high > 3 else 0)


def _space(canvas: Canvas, area: Area, renderer: KatanaRenderer, space: str, sword: Json | None, marks: Marks) -> None:
    row, column = int(space[0]), "abcde".index(space[1]) + 1
    ground = mixed(FILLS[RESOURCES[row - 1]], GROUND, 0.62)
    if marks.line in (f"row-{row}", f"column-{column}") or space in marks.spaces:
        ground = mixed(ground, (200, 90, 50), 0.3)
    canvas.fill(area, ground)
    if sword is not None:
        _sword(canvas, area, renderer, sword)
    else:
        canvas.put(area.x + 1, area.y + area.h - 1, space, Style(mixed(INK, ground, 0.35)))
    for stride in marks.strides:
        if stride.target == space and stride.origin != space:
            told = f"┄ {_number(renderer, stride.sword)} {_arrow(stride)}"
            y = area.y + (1 if sword is None else area.h - 1)
            canvas.put(area.x + 1, y, told, Style(PATH, bold=True), area.x + area.w)


def _arrow(stride: Stride) -> str:
    before, after = CELL_NAMES.index(stride.origin), CELL_NAMES.index(stride.target)
    step = (after // COLUMNS - before // COLUMNS, after % COLUMNS - before % COLUMNS)
    return ARROWS.get(step, "")


def _number(renderer: KatanaRenderer, sword: str) -> str:
    return f"№{sword}" if sword.isdigit() else renderer.say("board-katana")


def _sword(canvas: Canvas, area: Area, renderer: KatanaRenderer, sword: Json) -> None:
    """Its flag, number, points and Strength; its recipe; and if it is finished, that it can be delivered."""
    end = area.x + area.w
    x = area.x
    if sword["sashimono"] in FLAGS:
        canvas.put(x, area.y, " ", Style(ground=FLAGS[sword["sashimono"]]))
    x = canvas.put(x + 2, area.y, _number(renderer, sword["sword"]), Style(WHITE, bold=True), end)
    x = canvas.put(x + 1, area.y, f"★{sword['points']}", Style(GOLD, bold=True), end)
    if area.w >= 11:
        canvas.put(x + 1, area.y, str(sword["strength"]), Style(DIM), end)
    put_recipe(canvas, Area(area.x + (1 if area.w > 10 else 0), area.y + 1, area.w, 1), renderer, sword)
    if sword["placed"] == len(sword["recipe"]):
        told = f" {renderer.say('board-complete')} "
        canvas.put(area.x + 1, area.y + area.h - 1, told, Style(KEY_INK, GOLD, bold=True), end)


def put_recipe(canvas: Canvas, area: Area, renderer: KatanaRenderer, sword: Json) -> None:
    """A letter for each Resource: on its color if it is on the Sword, with a star if it is decorated, and with ‹ if it
    comes next."""
    recipe, placed = sword["recipe"], sword.get("placed", 0)
    x, end = area.x, area.x + area.w
    for at, resource in enumerate(recipe):
        letter, fill = renderer.name("letter", resource), FILLS[resource]
        light = mixed(fill, WHITE, 0.4)
        style = Style(WHITE if at == placed else light, bold=at == placed)
        if at < placed:
            style = Style(ink_on(fill), fill, bold=True)
        x = canvas.put(x, area.y, letter, style, end)
        decorated = at < placed and resource in sword.get("decorated", ()) and resource not in recipe[:at]
        mark = "*" if decorated else "‹" if at == placed else " "
        x = canvas.put(x, area.y, mark, Style(WHITE if decorated else ACCENT, bold=True), end)
