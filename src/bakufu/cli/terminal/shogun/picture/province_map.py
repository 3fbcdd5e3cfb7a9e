"""The map: each province in its owner's color, with a label that has its owner's sign, its name and its armies."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bakufu.cli.terminal.full.canvas import Area, Canvas, Cell, Style
from bakufu.cli.terminal.full.palette import FILLS, GROUND, KEY_INK, SIGNS, TARGET, WHITE, Color, ink_on, mixed
from bakufu.cli.terminal.shogun.picture.land import Middle, Pixels, middles, pixels
from bakufu.shogun.box.components import COLOURS, NEUTRAL, PROVINCES
from bakufu.shogun.rules.state import State
from bakufu.text.breaking import wide, width
from bakufu.text.shogun.renderer import ShogunRenderer

DEEP: Color = (18, 40, 52)
COAST: Color = (38, 74, 86)
OUTSIDE: Color = (52, 46, 38)
BEYOND = (COAST, DEEP, OUTSIDE)  # by the negative numbers of pixels that are no province
UNOWNED: Color = (150, 132, 96)
PAPER: Color = (201, 182, 140)
MARKED: Color = (245, 235, 216)
SHADES = (0.34, 0.5, 0.62, 0.44)  # how dark a province is; neighbors of one owner differ
SHORT = {
    "Awa-Boso": "AwB", "Awa-Shikoku": "AwS", "Bingo": "Bgo", "Bitchu": "Btc", "Bizen": "Bzn", "Echigo": "Ecg",
    "Echizen": "Ecz", "Izumo": "Izm", "Shima": "Shm", "Shimosa": "Sms", "Shimotsuke": "Smt",
}  # fmt: skip
NAMES_FROM = 66  # columns of the map: below, only provinces that matter now have their name
LONG_NAMES_FROM = 104
SHIFTS = [(dx, dy) for dy in (0, -1, 1, -2, 2) for dx in (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6)]


class Marks(NamedTuple):
    """What matters to the viewer: the seat's own provinces, the province that acts or is pointed at, and those that can
    be chosen."""

    seat: int | None = None
    chosen: int | None = None
    targets: Collection[int] = ()


class Spot(NamedTuple):
    x: int
    y: int
    wide: int


def draw_map(canvas: Canvas, area: Area, renderer: ShogunRenderer, known: State, marks: Marks) -> None:
    grid = pixels(area.w, area.h * 2)
    colors = [*_colors(known, marks), *BEYOND]
    for row in range(area.h):
        cells = canvas.cells[area.y + row]
        for column, (above, below) in enumerate(zip(grid[2 * row], grid[2 * row + 1], strict=True)):
            upper, lower = colors[above], colors[below]
            cells[area.x + column] = Cell(ground=upper) if upper == lower else Cell("▀", upper, lower)
    Labels(canvas, area, grid, renderer, known, marks).draw()


def _colors(known: State, marks: Marks) -> list[Color]:
    """The color of each province."""
    board = known.setting.board
    shades: list[int] = []
    found: list[Color] = []
    for province in range(len(PROVINCES)):
        used = {
            shades[other]
            for other in board.neighbours[province]
            if other < province and known.owner[other] == known.owner[province]
        }
        shades.append(next((shade for shade in range(len(SHADES)) if shade not in used), len(SHADES) - 1))
        color = OUTSIDE
        if board.in_play[province]:
            fill = UNOWNED if known.owner[province] == NEUTRAL else FILLS[COLOURS[known.owner[province]]]
            color = mixed(fill, GROUND, SHADES[shades[province]])
        if province == marks.chosen:
            color = mixed(color, WHITE, 0.35)
        found.append(color)
    return found


class Labels:
    """Finds a place for the label of every province: near its middle, on as much of its own land as possible, and
    never over another. The longest text that has a place is used."""

    def __init__(
        self, canvas: Canvas, area: Area, grid: Pixels, renderer: ShogunRenderer, known: State, marks: Marks
    ) -> None:
        self.canvas = canvas
        self.area = area
        self.grid = grid
        self.renderer = renderer
        self.known = known
        self.marks = marks
        self._taken: list[Spot] = []

    def draw(self) -> None:
        found = middles(self.area.w, self.area.h * 2)
        shown = [p for p in found if self.known.setting.board.in_play[p]]
        # Small provinces have the fewest places, so they choose first.
        for province in sorted(shown, key=lambda p: (p != self.marks.chosen, found[p].size, p)):
            self._draw(province, found[province])

    def _draw(self, province: int, middle: Middle) -> None:
        for text in self._texts(province):
            spot = self._spot(province, width(text), middle)
            if spot is not None:
                self._taken.append(spot)
                self.canvas.put(self.area.x + spot.x, self.area.y + spot.y, text, self._style(province))
                return

    def _texts(self, province: int) -> list[str]:
        """From the longest to the shortest. On a small map, only the viewer's own provinces and those that can be
        chosen are named."""
        known = self.known
        owner, armies = known.owner[province], str(known.armies[province])
        sign = "·" if owner == NEUTRAL else SIGNS[COLOURS[owner]]
        count = "" if owner == NEUTRAL else armies
        if known.revolts[province]:
            count += "!"
        name = self.renderer.name("province", PROVINCES[province])
        short = name if wide(name[0]) else SHORT.get(PROVINCES[province], name[:3])
        bare, named = f"{sign}{count}", f"{sign}{short}{count}"
        if self.area.w >= LONG_NAMES_FROM:
            return [f"{sign}{name} {count}".rstrip(), named, bare]
        matters = province == self.marks.chosen or province in self.marks.targets or owner == self.marks.seat
        return [named, bare] if self.area.w >= NAMES_FROM or matters else [bare]

    def _spot(self, province: int, wide: int, middle: Middle) -> Spot | None:
        best: tuple[int, Spot] | None = None
        for dx, dy in SHIFTS:
            spot = Spot(round(middle.x - wide / 2 + 0.5) + dx, int(middle.y / 2) + dy, wide)
            inside = spot.x >= 0 and spot.x + wide <= self.area.w and 0 <= spot.y < self.area.h
            if not inside or any(_overlap(spot, other) for other in self._taken):
                continue
            own = sum(
                self.grid[2 * spot.y + half][x] == province for x in range(spot.x, spot.x + wide) for half in (0, 1)
            )
            rank = own * 4 - abs(dx) - 3 * abs(dy)
            if best is None or rank > best[0]:
                best = (rank, spot)
        return best[1] if best else None

    def _style(self, province: int) -> Style:
        owner = self.known.owner[province]
        if province == self.marks.chosen:
            return Style(KEY_INK, MARKED, bold=True)
        if province in self.marks.targets:
            return Style(WHITE, TARGET, bold=True)
        fill = PAPER if owner == NEUTRAL else mixed(FILLS[COLOURS[owner]], GROUND, 0.06)
        return Style(ink_on(fill), fill, bold=True)


def _overlap(one: Spot, other: Spot) -> bool:
    """Whether they touch: labels need a column between them."""
    return one.y == other.y and one.x < other.x + other.wide + 1 and other.x < one.x + one.wide + 1
