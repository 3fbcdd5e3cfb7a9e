"""What the chambers are worth in a position: a line's points, shared out by the markers in it."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.modules.chambers.board import LINES
from bakufu.shogun.modules.chambers.lines import markers_in
from bakufu.shogun.modules.chambers.numbers import LINE_POINTS
from bakufu.shogun.rules.state import State

FEATURES: Final = ("chambers",)


def measure(state: State, rows: list[list[float]], column: int) -> None:
    for line in range(len(LINES)):
        _share(state, line, rows, column)


def _share(state: State, line: int, rows: list[list[float]], column: int) -> None:
    """The longer the lead, the more of the points."""
    counts = markers_in(state, line)
    shares = [float(1 << (2 * count)) for count in counts]
    total = sum(shares)
    for seat in range(len(rows)):
        rows[seat][column] += state.setting.printed[LINE_POINTS][line] * shares[seat] / total
