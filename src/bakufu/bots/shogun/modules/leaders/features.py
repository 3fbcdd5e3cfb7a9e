"""What leaders are worth in a position: the points of statues and trophies."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.modules.leaders.numbers import STATUE_VALUES
from bakufu.shogun.modules.leaders.statues import statues_of, trophies_of
from bakufu.shogun.rules.state import State

FEATURES: Final = ("statues",)


def measure(state: State, rows: list[list[float]], column: int) -> None:
    statue, trophy = state.setting.printed[STATUE_VALUES]
    for seat in range(len(rows)):
        rows[seat][column] = statue * statues_of(state, seat) + trophy * trophies_of(state, seat)
