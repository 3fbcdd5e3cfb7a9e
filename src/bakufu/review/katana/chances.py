"""Chances to win in SHOGUN NO KATANA, from the points that each player will probably have."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from bakufu.bots.katana.learned_weights import learned_weights
from bakufu.bots.katana.reach import figures_now
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.weighing import usual_weights
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.state import State

# How far off those points typically are, by round, in points: fitted to the results of games between bots
# (`python -m benchmarks.review doubt`).
DOUBT: Final = (24.0, 24.0, 21.0, 16.0)
# The same alone against the Ghost; and by how much it still gains on what the player expects: so many points, and so
# many for each figure that the player has still to place (`python -m benchmarks.katana.ghost`).
ALONE: Final = (21.9, 17.0, 20.2, 11.8)
GAINED: Final = ((89.8, -5.16), (88.7, -0.88), (88.1, 1.88), (52.8, 4.2))


@lru_cache(maxsize=16)
def value_function(setting: Setting, round_: int) -> ValueFunction:
    """Solo by the usual weights: the chances to beat the Ghost were measured with them."""
    return ValueFunction(setting, usual_weights(True) if setting.solo else learned_weights(False).rounds[round_ - 1])


def expected_points(state: State) -> list[float]:
    """What each seat will probably have at the end of the game; and the Ghost, last."""
    value = value_function(state.setting, state.round)
    seats = [value.value(state, seat) for seat in range(state.setting.players)]
    return [*seats, _of_the_ghost(state)] if state.setting.solo else seats


def _of_the_ghost(state: State) -> float:
    surely, each = GAINED[state.round - 1]
    return state.points[state.setting.players] + surely + each * figures_now(state, 0)


def shares(points: list[float], state: State) -> list[float]:
    """The chance of each seat to win, from what they will probably have."""
    top, doubt = max(points), (ALONE if state.setting.solo else DOUBT)[state.round - 1]
    parts = [math.exp((value - top) / doubt) for value in points]
    return [part / sum(parts) for part in parts][: state.setting.players]


def chances(state: State) -> list[float]:
    return shares(expected_points(state), state)
