"""Output in the terminal: wrapped lines with the players' names in their colors."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Sequence
from shutil import get_terminal_size
from typing import NamedTuple

import click

from bakufu.text.breaking import broken
from bakufu.text.columns import hanging
from bakufu.text.renderer import Renderer
from bakufu.text.story import CHAPTER, HEADING, Line


class Style(NamedTuple):
    bold: bool | None = None
    underline: bool | None = None
    color: int | str | None = None

    def of(self, text: str) -> str:
        return text if self == PLAIN else click.style(text, fg=self.color, bold=self.bold, underline=self.underline)


PLAIN = Style()
BOLD = Style(bold=True)
TITLE = Style(bold=True, underline=True)
COLOURS: dict[str, int | str] = {
    "blue": "bright_blue",
    "yellow": "yellow",
    "red": "red",
    "black": "bright_black",
    "purple": "magenta",
    "orange": 208,  # of the 256 colors that most terminals have
    "green": "green",
    "white": "white",
}
WIDEST = 100  # longer lines are hard to read


def wants_color() -> bool | None:
    """None leaves it to click: color in a terminal, none in a pipe. https://no-color.org"""
    return False if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" else None


class Screen:
    def __init__(self, renderer: Renderer) -> None:
        self.width = min(get_terminal_size().columns, WIDEST)
        self._color = wants_color()
        self._colors = {
            player: COLOURS.get(colour) for player, colour in zip(renderer.players, renderer.colours, strict=False)
        }
        self._players = re.compile("(" + "|".join(map(re.escape, self._colors)) + ")")

    def line(self, text: str = "", style: Style = PLAIN) -> None:
        """Print one line without wrapping."""
        pieces = self._players.split(text) if self._colors else [text]
        shown = "".join([self._styled(piece, style) for piece in pieces if piece])
        # Named, because click replaces a standard output that can't show every character.
        click.echo(shown, file=sys.stdout, color=self._color)

    def _styled(self, piece: str, style: Style) -> str:
        if piece in self._colors:
            style = style._replace(bold=True, color=self._colors[piece])
        return style.of(piece)

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.line(line)

    def say(self, text: str, indent: str = "", style: Style = PLAIN) -> None:
        """Print wrapped text."""
        for line in broken(text, self.width, indent, indent + "  ") or [""]:
            self.line(line, style)

    def rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Print rows in columns; the last cell of a row wraps within its column."""
        self.lines(hanging(rows, self.width))

    def tell(self, line: Line) -> None:
        """Print a line of the log, by its depth."""
        if line.depth == CHAPTER:
            self.line()
            self.say(line.text, style=TITLE)
        elif line.depth == HEADING:
            self.say(line.text, style=BOLD)
        else:
            self.say(line.text, "  ")
