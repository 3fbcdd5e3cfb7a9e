"""Favour values: what each favour card of Tenno's Court is worth to a seat now, in victory points, and where to use it.

An average table values the cards in the order of their numbers. Everything a favour brings can also be had by actions,
so that it counts only in part.
"""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluation import Evaluation
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

BATTLES = 2


def favour_value(evaluation: Evaluation, card: int) -> float:
    state, weights = evaluation.state, evaluation.weights.favour
    kind = state.setting.printed[FAVOUR_KIND][card]
    amount = state.setting.printed[FAVOUR_AMOUNT][card]
    supply: int = state.supply[evaluation.seat]
    bank: int = state.bank
    if kind == POINTS:
        return float(amount)
    if kind == CHESTS:
        return weights.chest * evaluation.chest * min(amount, bank)
    if kind == TRAY:
        return weights.tray * evaluation.army * min(amount, supply)
    if kind > TRAY:
        return _rice(evaluation, amount)
    if kind == ARMIES:
        places = armies_moves(state, evaluation.seat)
        return weights.armies * max([armies_value(evaluation, p, min(amount, supply)) for p in places], default=0.0)
    if kind == MARKER:
        return weights.marker * evaluation.weights.worth.marker[evaluation.later_this_year]
    if kind == EVENT:
        return max(0.0, event_harm(evaluation))
    if kind >= PROTECTION:
        return weights.protection[kind - PROTECTION] * _endangered(evaluation)
    places = [p for p in evaluation.mine if not unfit(state, kind, p)] if state.tiles[kind] else []
    return max([building_value(evaluation, kind, p) for p in places], default=0.0)


def _rice(evaluation: Evaluation, units: int) -> float:
    """What is harvested this season counts as had. In autumn nothing can be collected any more."""
    weights = evaluation.weights
    short = rice_short(evaluation)
    planned = _planned(evaluation, RICE)
    if planned != EMPTY:
        short -= sum(evaluation.amounts(RICE, planned)) / max(1, len(evaluation.amounts(RICE, planned)))
    needed = max(0.0, min(units, short))
    rate = weights.favour.rice if evaluation.later_this_year else weights.rice.pressing
    return rate * needed + weights.rice.spare * (units - needed)


def building_value(evaluation: Evaluation, building: int, province: int) -> float:
    """Without its price, but for the site, on which something would have been built anyway."""
    weights = evaluation.weights.favour
    points = build_points(evaluation, building, province) - weights.site
    return weights.building * points * evaluation.winters * kept(evaluation, province)


def armies_value(evaluation: Evaluation, province: int, armies: int) -> float:
    """More armies where they are needed, or a neutral province without a battle."""
    if evaluation.state.owner[province] == NEUTRAL:
        return evaluation.worth(province) + evaluation.strength(province, armies)
    now = evaluation.state.armies[province]
    return evaluation.strength(province, now + armies) - evaluation.strength(province, now)


def calm_value(evaluation: Evaluation, province: int) -> float:
    """Revolts count most where there are many farmers and much to lose."""
    revolts = evaluation.state.revolts[province]
    before = evaluation.revolt_chance(province, revolts)
    after = evaluation.revolt_chance(province, revolts - 1) if revolts > 1 else 1000
    return (after - before) * evaluation.worth(province)


def _endangered(evaluation: Evaluation) -> float:
    """What stands to be lost this season, where it hurts most: about one province in each battle."""
    losses = sorted([_loss(evaluation, province) for province in evaluation.mine])
    return sum(losses[-BATTLES:])


def _loss(evaluation: Evaluation, province: int) -> float:
    armies = evaluation.state.armies[province]
    return evaluation.danger(province, armies) * (evaluation.worth(province) + armies * evaluation.army)


def _planned(evaluation: Evaluation, action: int) -> int:
    """The own province planned for an action, or EMPTY; a plan that is not sealed yet may still become anything."""
    if evaluation.state.decision == PLAN:
        return EMPTY
    card: int = evaluation.state.plan[evaluation.seat * evaluation.state.setting.spaces + action]
    return card if 0 <= card < CHEST_CARD else EMPTY


def event_harm(evaluation: Evaluation) -> float:
    """What the season's event costs, by one's own plan; below 0 where it helps."""
    state = evaluation.state
    if state.event == NO_EVENT:
        return 0.0
    found = effect(state)
    board, limit = state.setting.board, state.setting.limit[found]
    tax, rice = _planned(evaluation, TAX), _planned(evaluation, RICE)
    battles = [_planned(evaluation, battle) for battle in (BATTLE_A, BATTLE_B)]
    if found in (TAX_AT_MOST, TAX_AT_LEAST) and tax != EMPTY:
        printed = board.tax[tax]
        changed = min(printed, limit) if found == TAX_AT_MOST else max(printed, limit)
        return (printed - changed) * evaluation.chest
    if found in (RICE_AT_MOST, RICE_AT_LEAST) and rice != EMPTY:
        printed = board.rice[rice]
        changed = min(printed, limit) if found == RICE_AT_MOST else max(printed, limit)
        return (printed - changed) * evaluation.weights.favour.rice
    if found == FEWER_ARMIES:
        fewer = [state.setting.deploys[action] - state.setting.fewer_deploys[action] for action in (DEPLOY_5, DEPLOY_3)]
        planned = [_planned(evaluation, action) != EMPTY for action in (DEPLOY_5, DEPLOY_3)]
        return evaluation.army * (fewer[0] * planned[0] + fewer[1] * planned[1])
    if found in (TWO_FARMERS, CASTLE_DEFENDS, TEMPLE_PROTECTS):
        # What hinders attacks protects as well: whoever does not attack leaves it.
        return evaluation.army * (1 - 2 * battles.count(EMPTY) / len(battles))
    return 0.0
