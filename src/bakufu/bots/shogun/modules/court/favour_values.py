"""Favour values: what each favour card of Tenno's Court is worth to a seat now, in victory points, and where to use it.

On average, cards are worth more the higher their number. Everything a favor gives can also be gained by actions, so it
counts only in part.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.planning.plan_values import build_points, kept, rice_short
from bakufu.shogun.box.components import (
    BATTLE_A,
    BATTLE_B,
    CASTLE_DEFENDS,
    CHEST_CARD,
    DEPLOY_3,
    DEPLOY_5,
    EMPTY,
    FEWER_ARMIES,
    NEUTRAL,
    NO_EVENT,
    RICE,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    TAX,
    TAX_AT_LEAST,
    TAX_AT_MOST,
    TEMPLE_PROTECTS,
    TWO_FARMERS,
)
from bakufu.shogun.modules.court.favour_cards import ARMIES, CHESTS, EVENT, MARKER, POINTS, PROTECTION, TRAY
from bakufu.shogun.modules.court.granting import armies_moves
from bakufu.shogun.modules.court.numbers import FAVOUR_AMOUNT, FAVOUR_KIND
from bakufu.shogun.rules.actions.build import unfit
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.season_event import effect

BATTLES: Final = 2


def favour_value(evaluator: Evaluator, card: int) -> float:
    state, weights = evaluator.state, evaluator.weights.favour
    kind = state.setting.printed[FAVOUR_KIND][card]
    amount = state.setting.printed[FAVOUR_AMOUNT][card]
    supply: int = state.supply[evaluator.seat]
    bank: int = state.bank
    if kind == POINTS:
        return float(amount)
    if kind == CHESTS:
        return weights.chest * evaluator.chest * min(amount, bank)
    if kind == TRAY:
        return weights.tray * evaluator.army * min(amount, supply)
    if kind > TRAY:
        return _rice(evaluator, amount)
    if kind == ARMIES:
        places = armies_moves(state, evaluator.seat)
        return weights.armies * max([armies_value(evaluator, p, min(amount, supply)) for p in places], default=0.0)
    if kind == MARKER:
        return weights.marker * evaluator.weights.worth.marker[evaluator.later_this_year]
    if kind == EVENT:
        return max(0.0, event_harm(evaluator))
    if kind >= PROTECTION:
        return weights.protection[kind - PROTECTION] * _endangered(evaluator)
    places = [p for p in evaluator.mine if not unfit(state, kind, p)] if state.tiles[kind] else []
    return max([building_value(evaluator, kind, p) for p in places], default=0.0)


def _rice(evaluator: Evaluator, units: int) -> float:
    """Rice that is planned for this season counts as collected. In autumn nothing more can be collected."""
    weights = evaluator.weights
    short = rice_short(evaluator)
    planned = _planned(evaluator, RICE)
    if planned != EMPTY:
        short -= sum(evaluator.amounts(RICE, planned)) / max(1, len(evaluator.amounts(RICE, planned)))
    needed = max(0.0, min(units, short))
    rate = weights.favour.rice if evaluator.later_this_year else weights.rice.pressing
    return rate * needed + weights.rice.spare * (units - needed)


def building_value(evaluator: Evaluator, building: int, province: int) -> float:
    """Without its price, but less the site, on which something else could have been built."""
    weights = evaluator.weights.favour
    points = build_points(evaluator, building, province) - weights.site
    return weights.building * points * evaluator.winters * kept(evaluator, province)


def armies_value(evaluator: Evaluator, province: int, armies: int) -> float:
    """More armies where they are needed, or a neutral province without a battle."""
    if evaluator.state.owner[province] == NEUTRAL:
        return evaluator.worth(province) + evaluator.strength(province, armies)
    now = evaluator.state.armies[province]
    return evaluator.strength(province, now + armies) - evaluator.strength(province, now)


def calm_value(evaluator: Evaluator, province: int) -> float:
    """Revolts count most where there are many farmers and much to lose."""
    revolts = evaluator.state.revolts[province]
    before = evaluator.revolt_chance(province, revolts)
    after = evaluator.revolt_chance(province, revolts - 1) if revolts > 1 else 1000
    return (after - before) * evaluator.worth(province)


def _endangered(evaluator: Evaluator) -> float:
    """What could be lost this season, where it hurts most: about one province in each battle."""
    losses = sorted([_loss(evaluator, province) for province in evaluator.mine])
    return sum(losses[-BATTLES:])


def _loss(evaluator: Evaluator, province: int) -> float:
    armies = evaluator.state.armies[province]
    return evaluator.danger(province, armies) * (evaluator.worth(province) + armies * evaluator.army)


def _planned(evaluator: Evaluator, action: int) -> int:
    """The seat's province planned for an action, or EMPTY; a plan that isn't sealed yet may still change."""
    if evaluator.state.decision == PLAN:
        return EMPTY
    card: int = evaluator.state.plan[evaluator.seat * evaluator.state.setting.spaces + action]
    return card if 0 <= card < CHEST_CARD else EMPTY


def event_harm(evaluator: Evaluator) -> float:
    """What the season's event costs the seat with its plan; below 0 if it helps."""
    state = evaluator.state
    if state.event == NO_EVENT:
        return 0.0
    found = effect(state)
    board, limit = state.setting.board, state.setting.limit[found]
    tax, rice = _planned(evaluator, TAX), _planned(evaluator, RICE)
    battles = [_planned(evaluator, battle) for battle in (BATTLE_A, BATTLE_B)]
    if found in (TAX_AT_MOST, TAX_AT_LEAST) and tax != EMPTY:
        printed = board.tax[tax]
        changed = min(printed, limit) if found == TAX_AT_MOST else max(printed, limit)
        return (printed - changed) * evaluator.chest
    if found in (RICE_AT_MOST, RICE_AT_LEAST) and rice != EMPTY:
        printed = board.rice[rice]
        changed = min(printed, limit) if found == RICE_AT_MOST else max(printed, limit)
        return (printed - changed) * evaluator.weights.favour.rice
    if found == FEWER_ARMIES:
        planned = [action for action in (DEPLOY_5, DEPLOY_3) if _planned(evaluator, action) != EMPTY]
        fewer = [state.setting.deploys[action] - state.setting.fewer_deploys[action] for action in planned]
        return evaluator.army * sum(fewer)
    if found in (TWO_FARMERS, CASTLE_DEFENDS, TEMPLE_PROTECTS):
        # What hinders attacks also protects: a seat that doesn't attack keeps it.
        return evaluator.army * (1 - 2 * battles.count(EMPTY) / len(battles))
    return 0.0
