"""The terminal as a full screen: its size, its colors, and writing what has changed since the last picture."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bakufu.cli.terminal.full.canvas import Canvas, Cell
from bakufu.cli.terminal.full.keys import KEYS_CAN_BE_READ
from bakufu.cli.terminal.full.palette import Color, of_256

LEAST_COLUMNS, LEAST_ROWS = 80, 24
ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J"  # the alternate screen, without a cursor, blank
LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"
# Terminals that know it show all of a picture at once; the others ignore it.
BEGIN_PICTURE, END_PICTURE = "\x1b[?2026h", "\x1b[0m\x1b[?2026l"


def full_screen_fits() -> bool:
    """Whether the game can be shown on the full screen: a terminal that can read keys, show colors and all characters,
    and is large enough. Otherwise it is played line by line. https://no-color.org"""
    if not (KEYS_CAN_BE_READ and sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb":
        return False
    if (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        return False
    columns, rows = window()
    return columns >= LEAST_COLUMNS and rows >= LEAST_ROWS


def window() -> tuple[int, int]:
    """The columns and rows of the window as it is now; COLUMNS and LINES are what it was when the shell started."""
    return os.get_terminal_size(sys.stdout.fileno())


class Display:
    def __init__(self) -> None:
        self._true_color = os.environ.get("COLORTERM", "") in ("truecolor", "24bit")
        self._shown: list[str] = []

    @contextmanager
    def open(self) -> Iterator[None]:
        """The alternate screen; what was on the terminal before is back afterwards."""
        self._write(ENTER)
        try:
            yield
        finally:
            self._write(LEAVE)

    def canvas(self) -> Canvas:
        """An empty canvas of the window's current size."""
        return Canvas(*window())

    def forget(self) -> None:
        """The window has changed: draw everything next time."""
        self._shown = []
        self._write("\x1b[0m\x1b[2J")

    def show(self, canvas: Canvas) -> None:
        rows = [self._row(row) for row in canvas.cells]
        changed = [
            f"\x1b[{at};1H{row}"
            for at, row in enumerate(rows, 1)
            if at > len(self._shown) or row != self._shown[at - 1]
        ]
        self._shown = rows
        self._write(BEGIN_PICTURE + "".join(changed) + END_PICTURE)

    def _row(self, row: list[Cell]) -> str:
        told, before = [], None
        for cell in row:
            style = cell[1:]
            if style != before:
                told.append(
                    f"\x1b[0;{'1;' if cell.bold else ''}{self._color(3, cell.ink)};{self._color(4, cell.ground)}m"
                )
                before = style
            told.append(cell.letter)
        return "".join(told)

    def _color(self, layer: int, color: Color) -> str:
        if self._true_color:
            return f"{layer}8;2;{color[0]};{color[1]};{color[2]}"
        return f"{layer}8;5;{of_256(color)}"

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
