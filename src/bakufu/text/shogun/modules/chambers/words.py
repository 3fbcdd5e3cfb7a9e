"""Names of chambers, rows and columns."""

from __future__ import annotations

from bakufu.text.renderer import Renderer


def chamber(renderer: Renderer, chamber: str) -> str:
    """A space of the chamber board, by row and column."""
    return chamber.upper()


def line(renderer: Renderer, line: str) -> str:
    """A row or a column of the chamber board."""
    kind, _, name = line.partition("-")
    if kind == "row":
        return renderer.say("phrase-chamber-row", name=name.upper())
    return renderer.say("phrase-chamber-column", name=name)
