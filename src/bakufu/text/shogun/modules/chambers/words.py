"""Names of chambers, rows and columns."""

from __future__ import annotations

from bakufu.text.teller import Teller


def chamber(teller: Teller, chamber: str) -> str:
    """A space of the chamber board, by row and column."""
    return chamber.upper()


def line(teller: Teller, line: str) -> str:
    """A row or a column of the chamber board."""
    kind, _, name = line.partition("-")
    if kind == "row":
        return teller.say("phrase-chamber-row", name=name.upper())
    return teller.say("phrase-chamber-column", name=name)
