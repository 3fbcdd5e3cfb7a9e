"""Chances to win in SHOGUN NO KATANA, from the points that each player will probably have."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from bakufu.bots.katana.learned_weights import learned_weights
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.state import State

# How far off those points typically are, by round, in points: fitted to the results of games between bots
# (`python -m benchmarks.review doubt`).
DOUBT: Final = (24.0, 24.0, 21.0, 16.0)


@lru_cache(maxsize=16)
def value_function(setting: Setting, round_: int) -> ValueFunction:
    return ValueFunction(setting, learned_weights().rounds[round_ - 1])


def expected_points(state: State) -> list[float]:
    """What each seat will probably have at the end of the game."""
    value = value_function(state.setting, state.round)
    return [value.value(state, seat) for seat in range(state.setting.players)]


def shares(points: list[float], round_: int) -> list[float]:
    """The chance of each seat to win."""
    top, doubt = max(points), DOUBT[round_ - 1]
    parts = [math.exp((value - top) / doubt) for value in points]
    return [part / sum(parts) for part in parts]


def chances(state: State) -> list[float]:
    return shares(expected_points(state), state.round)
