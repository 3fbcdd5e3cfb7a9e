"""A grid of colored characters that is drawn first and sent to the terminal afterwards, or read by a test as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bakufu.cli.terminal.full.palette import GOLD, GROUND, INK, LINE, Color
from bakufu.text.breaking import broken, width


class Area(NamedTuple):
    x: int
    y: int
    w: int
    h: int

    def inner(self) -> Area:
        """The area inside a box, with a space beside its border."""
        return Area(self.x + 2, self.y + 1, self.w - 4, self.h - 2)

    def inside(self) -> Area:
        """Without its outermost columns."""
        return Area(self.x + 1, self.y, self.w - 2, self.h)

    def below(self, rows: int) -> Area:
        return Area(self.x, self.y + rows, self.w, max(0, self.h - rows))


class Style(NamedTuple):
    ink: Color = INK
    ground: Color | None = None  # None keeps what is there
    bold: bool = False


class Cell(NamedTuple):
    """One column. The second column of a wide character is an empty string."""

    letter: str = " "
    ink: Color = INK
    ground: Color = GROUND
    bold: bool = False


Piece = tuple[str, Style]
PLAIN = Style()
BLANK = Cell()


class Canvas:
    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.cells = [[BLANK] * columns for _ in range(rows)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN, until: int | None = None) -> int:
        """Write text, cut before the column `until`; returns the column after it."""
        end = min(self.columns, self.columns if until is None else until)
        if not 0 <= y < self.rows:
            return x
        row = self.cells[y]
        for letter in text:
            wide = width(letter)
            if x + wide > end:
                break
            if x >= 0:
                ground = row[x].ground if style.ground is None else style.ground
                row[x] = Cell(letter, style.ink, ground, style.bold)
                if wide == 2:
                    row[x + 1] = Cell("", style.ink, ground, style.bold)
            x += wide
        return x

    def pieces(self, x: int, y: int, pieces: Sequence[Piece], until: int | None = None) -> int:
        for text, style in pieces:
            x = self.put(x, y, text, style, until)
        return x

    def fill(self, area: Area, ground: Color) -> None:
        for y in range(max(0, area.y), min(self.rows, area.y + area.h)):
            for x in range(max(0, area.x), min(self.columns, area.x + area.w)):
                self.cells[y][x] = Cell(ground=ground)

    def box(self, area: Area, title: str) -> Area:
        """Draw a frame with a title; returns the area inside."""
        line = Style(LINE)
        x, y, w, h = area
        self.put(x, y, "╭" + "─" * (w - 2) + "╮", line)
        for at in range(y + 1, y + h - 1):
            self.put(x, at, "│", line)
            self.put(x + w - 1, at, "│", line)
        self.put(x, y + h - 1, "╰" + "─" * (w - 2) + "╯", line)
        self.put(x + 2, y, f" {title} ", Style(GOLD, bold=True), until=x + w - 1)
        return area.inner()

    def paragraph(self, area: Area, text: str, style: Style = PLAIN) -> Area:
        """Write wrapped text; returns the rest of the area. Text that doesn't fit ends in an ellipsis."""
        if area.h <= 0:
            return area
        lines = broken(text, area.w)
        for at, line in enumerate(lines[: area.h]):
            cut = at == area.h - 1 and len(lines) > area.h
            self.put(area.x, area.y + at, shortened(line + " …" if cut else line, area.w), style, area.x + area.w)
        return area.below(min(area.h, len(lines)))

    def text(self) -> list[str]:
        """The characters alone."""
        return ["".join([cell.letter for cell in row]).rstrip() for row in self.cells]


def shortened(text: str, within: int) -> str:
    """Text that is too wide, cut with an ellipsis."""
    if width(text) <= within:
        return text
    while text and width(text) > within - 1:
        text = text[:-1]
    return text.rstrip() + "…" if within > 0 else ""


def padded(text: str, within: int) -> str:
    """Text cut or filled up to a width."""
    text = shortened(text, within)
    return text + " " * (within - width(text))
