"""How far things will get before the game ends: figures still to place, and the chance that a Sword is completed."""

from __future__ import annotations

from math import exp

from bakufu.bots.katana.weighing import Reach
from bakufu.katana.box.components import ROUNDS
from bakufu.katana.rules.areas.monks import monk_price_of_round
from bakufu.katana.rules.restore import freed
from bakufu.katana.rules.state import State


def chance_of(reach: Reach, effort: float, moves: int, figures: int) -> float:
    """The chance that a Sword gets its moves, if it takes this effort with all that comes before it."""
    if not moves:
        return reach.complete
    if moves > figures + 1:
        return 0.0
    unsure = reach.unsure + reach.unsure_each * figures
    return 1.0 / (1.0 + exp((effort - reach.effort * figures) / unsure))


def figures_now(state: State, seat: int) -> int:
    """Workers still to place in this round, and the Monks that can be paid for."""
    if state.passed[seat]:
        return 0
    return state.workers[seat] + min(state.monks[seat], state.coins[seat] // monk_price_of_round(state))


def figures_later(state: State, seat: int) -> int:
    """Workers of the rounds to come."""
    return (ROUNDS - state.round) * (state.setting.workers + freed(state, seat))
