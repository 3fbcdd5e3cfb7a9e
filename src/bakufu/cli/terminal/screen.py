"""Output in the terminal: wrapped lines with the players' names in their colors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from bakufu.text.breaking import broken
from bakufu.text.columns import hanging
from bakufu.text.renderer import Renderer
from bakufu.text.story import CHAPTER, HEADING, Line

STYLES = {
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "red": "bold red",
    "black": "bold bright_black",
    "purple": "bold magenta",
    "orange": "bold dark_orange",
    "green": "bold green",
    "white": "bold white",
}
WIDEST = 100  # longer lines are hard to read


class Screen:
    def __init__(self, renderer: Renderer) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.width = min(self.console.width, WIDEST)
        styles = [STYLES.get(colour, "bold") for colour in renderer.colours]
        self._styles = dict(zip(renderer.players, styles, strict=False))

    def line(self, text: str = "", style: str = "") -> None:
        """Print one line without wrapping."""
        shown = Text(text, style=style)
        for player, colour in self._styles.items():
            shown.highlight_words([player], colour)
        self.console.print(shown)

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.line(line)

    def say(self, text: str, indent: str = "", style: str = "") -> None:
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
            self.say(line.text, style="bold underline")
        elif line.depth == HEADING:
            self.say(line.text, style="bold")
        else:
            self.say(line.text, "  ")
