"""The screen: lines of text with the players' names in their colours, as wide as the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from bakufu.text.breaking import broken
from bakufu.text.columns import hanging
from bakufu.text.story import CHAPTER, HEADING, Line
from bakufu.text.teller import Teller

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
    def __init__(self, teller: Teller) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.width = min(self.console.width, WIDEST)
        styles = [STYLES.get(colour, "bold") for colour in teller.colours]
        self._styles = dict(zip(teller.players, styles, strict=False))

    def line(self, text: str = "", style: str = "") -> None:
        """One line as it is."""
        shown = Text(text, style=style)
        for player, colour in self._styles.items():
            shown.highlight_words([player], colour)
        self.console.print(shown)

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.line(line)

    def say(self, text: str, indent: str = "", style: str = "") -> None:
        """A sentence, broken into lines where it must be."""
        for line in broken(text, self.width, indent, indent + "  ") or [""]:
            self.line(line, style)

    def rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows in columns; the last cell of a row is a text that goes on below itself."""
        self.lines(hanging(rows, self.width))

    def tell(self, line: Line) -> None:
        """A line of the story, under its season and action."""
        if line.depth == CHAPTER:
            self.line()
            self.say(line.text, style="bold underline")
        elif line.depth == HEADING:
            self.say(line.text, style="bold")
        else:
            self.say(line.text, "  ")
