"""The moves in this module."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.contract import Move
from bakufu.kernel.errors import NO_SUCH_MOVE, IllegalMove
from bakufu.shogun.modules.samurai.box import BENEFITS, Benefit
from bakufu.shogun.modules.samurai.numbers import ABOUT_CARD, BENEFIT
from bakufu.shogun.modules.samurai.piles import KINDS, offered
from bakufu.shogun.rules.state import State


@dataclass(frozen=True)
class ChooseBenefit(Move):
    benefit: Benefit
    amount: int


def choose_benefit(state: State, seat: int, move: int) -> Move:
    if not BENEFIT <= move < BENEFIT + KINDS:
        raise IllegalMove(NO_SUCH_MOVE)
    return ChooseBenefit(BENEFITS[move - BENEFIT], offered(state, state.about[ABOUT_CARD], move - BENEFIT))
