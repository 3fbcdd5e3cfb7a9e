"""Position in the turn order: which one, with its special card, fits the plan on the board."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.planning.plan_values import rice_short, rice_worth
from bakufu.shogun.box.components import (
    ATTACK,
    BATTLE_A,
    BATTLE_B,
    CHEST_CARD,
    DEFENCE,
    DEPLOY_5,
    FEWER_ARMIES,
    ONE_MORE_CHEST,
    ONE_MORE_RICE,
    RICE,
    SIX_ARMIES,
    SPECIALS,
    TAX,
)
from bakufu.shogun.box.picks import PLACE


def place_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    specials = special_values(evaluator)
    first = evaluator.weights.place.first
    row = evaluator.state.special_row
    return [specials[row[move - PLACE]] + first[move - PLACE] for move in moves]


def special_values(evaluator: Evaluator) -> list[float]:
    """What each special card would be worth with the plan on the board."""
    state, seat = evaluator.state, evaluator.seat
    setting = state.setting
    weights = evaluator.weights.place
    planned = [0 <= state.plan[seat * setting.spaces + action] < CHEST_CARD for action in range(len(setting.price))]
    values = [0.0] * len(SPECIALS)
    if planned[TAX]:
        values[ONE_MORE_CHEST] = evaluator.chest
    if planned[RICE]:
        short = rice_short(evaluator) - setting.board.rice[state.plan[seat * setting.spaces + RICE]]
        values[ONE_MORE_RICE] = rice_worth(evaluator, short, 1.0)
    if planned[DEPLOY_5]:
        deployed = setting.deploys[DEPLOY_5]
        if evaluator.share(FEWER_ARMIES):
            deployed = setting.fewer_deploys[DEPLOY_5]
        values[SIX_ARMIES] = (setting.special_deploys - deployed) * evaluator.army
    values[ATTACK] = weights.attack * (planned[BATTLE_A] + planned[BATTLE_B])
    endangered = sum([evaluator.danger(p, state.armies[p]) * evaluator.worth(p) for p in evaluator.mine])
    values[DEFENCE] = weights.defence * endangered / max(1, len(evaluator.mine))
    return values
