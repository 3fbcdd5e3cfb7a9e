"""The list of choices, each with its key."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.cli.terminal.full.canvas import Area, Canvas, Style, shortened
from bakufu.cli.terminal.full.palette import CHOSEN, DIM, GOLD, GREEN, INK, KEY_INK, WHITE
from bakufu.cli.terminal.full.question import Choice, keyed
from bakufu.text.breaking import width

KEY = Style(KEY_INK, GOLD, bold=True)
INDENT = 4  # for the key
LONGEST = 26  # columns of a label that is one of several in a row
PERCENT = 6


class Choices:
    """The choices in rows with their details, or if they are too many, in columns without; if even those are too many,
    the part around the one that is pointed at."""

    def __init__(self, canvas: Canvas, area: Area, choices: Sequence[Choice], cursor: int) -> None:
        self.canvas = canvas
        self.area = area
        self.choices = choices
        self.cursor = cursor
        self.keys = keyed(choices)
        self.label = max(width(choice.label) for choice in choices)

    def draw(self) -> None:
        rows, count = self.area.h, len(self.choices)
        if count <= rows:
            self._list()
            return
        columns = self._widths(range(count), rows)
        if sum(columns) <= self.area.w:
            self._columns(range(count), rows, columns)
        else:
            self._part(max(1, rows - 1))

    def _widths(self, shown: range, rows: int) -> list[int]:
        """The columns of characters that each column of choices takes."""
        labels = [min(width(self.choices[at].label), LONGEST) for at in shown]
        return [max(labels[at : at + rows]) + INDENT + 1 for at in range(0, len(labels), rows)]

    def _list(self) -> None:
        longest = min(self.label, self.area.w // 2)
        for at, choice in enumerate(self.choices):
            y, end = self.area.y + at, self.area.x + self.area.w
            self._mark(at, self.area.x, y, self.area.w)
            if choice.chance is not None:
                self.canvas.put(end - PERCENT, y, f"{round(choice.chance.won / 10)}%".rjust(5), Style(GREEN, bold=True))
                end -= PERCENT + 1
            start = self.area.x + INDENT
            self._label(at, start, y, start + longest if choice.detail else end)
            x = start + longest + 2
            self.canvas.put(x, y, shortened(choice.detail, end - x), Style(INK if at == self.cursor else DIM))

    def _columns(self, shown: range, rows: int, columns: list[int]) -> None:
        for at in shown:
            column, row = divmod(at - shown[0], rows)
            x, y = self.area.x + sum(columns[:column]), self.area.y + row
            self._mark(at, x, y, columns[column] - 1)
            self._label(at, x + INDENT, y, x + columns[column] - 1)

    def _part(self, rows: int) -> None:
        """One page of them, with the place of this page among all below."""
        wide = min(self.label, LONGEST) + INDENT + 1
        each, count = rows * max(1, self.area.w // wide), len(self.choices)
        start = self.cursor // each * each
        end = min(count, start + each)
        self._columns(range(start, end), rows, [wide] * (each // rows))
        told = f"{'▲' if start else ' '} {start + 1}-{end} / {count} {'▼' if end < count else ' '}"
        self.canvas.put(self.area.x, self.area.y + rows, told, Style(DIM))

    def _mark(self, at: int, x: int, y: int, wide: int) -> None:
        if at == self.cursor:
            self.canvas.fill(Area(x, y, wide, 1), CHOSEN)
        if self.keys[at]:
            self.canvas.put(x, y, f" {self.keys[at]} ", KEY)

    def _label(self, at: int, x: int, y: int, until: int) -> None:
        style = Style(WHITE, bold=True) if at == self.cursor else Style(INK)
        self.canvas.put(x, y, shortened(self.choices[at].label, until - x), style)
