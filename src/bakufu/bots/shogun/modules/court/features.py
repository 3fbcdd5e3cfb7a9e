"""What Tenno's Court is worth in a position: officials who aren't in the supply."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.modules.court.numbers import AUDIENCE, ENTRANCE
from bakufu.shogun.rules.state import State

FEATURES: Final = ("officials",)


def measure(state: State, rows: list[list[float]], column: int) -> None:
    added = state.module_rows
    for seat in range(len(rows)):
        rows[seat][column] = added[ENTRANCE][seat] + added[AUDIENCE][seat]
