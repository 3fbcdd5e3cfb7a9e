"""Place choice: which place in the turn order, and so which special card, fits the plan that lies on the board."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.outlook import Outlook
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


def place_values(outlook: Outlook, moves: list[int]) -> list[float]:
    specials = _special_values(outlook)
    first = outlook.weights.place.first
    row = outlook.state.special_row
    return [specials[row[move - PLACE]] + first[move - PLACE] for move in moves]


def _special_values(outlook: Outlook) -> list[float]:
    state, seat = outlook.state, outlook.seat
    setting = state.setting
    weights = outlook.weights.place
    planned = [0 <= state.plan[seat * setting.spaces + action] < CHEST_CARD for action in range(len(setting.price))]
    values = [0.0] * len(SPECIALS)
    if planned[TAX]:
        values[ONE_MORE_CHEST] = outlook.chest
    if planned[RICE]:
        short = rice_short(outlook) - setting.board.rice[state.plan[seat * setting.spaces + RICE]]
        values[ONE_MORE_RICE] = rice_worth(outlook, short, 1.0)
    if planned[DEPLOY_5]:
        deployed = setting.deploys[DEPLOY_5]
        if outlook.share(FEWER_ARMIES):
            deployed = setting.fewer_deploys[DEPLOY_5]
        values[SIX_ARMIES] = (setting.special_deploys - deployed) * outlook.army
    values[ATTACK] = weights.attack * (planned[BATTLE_A] + planned[BATTLE_B])
    endangered = sum([outlook.danger(p, state.armies[p]) * outlook.worth(p) for p in outlook.mine])
    values[DEFENCE] = weights.defence * endangered / max(1, len(outlook.mine))
    return values
