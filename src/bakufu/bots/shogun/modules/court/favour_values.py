"""Favour values: what each favour card of Tenno's Court is worth to a seat now, in victory points, and where to use it.

An average table values the cards in the order of their numbers. Everything a favour brings can also be had by actions,
so that it counts only in part.
"""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.outlook import Outlook
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
    NO_EFFECT,
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


def favour_value(outlook: Outlook, card: int) -> float:
    state, weights = outlook.state, outlook.weights.favour
    kind = state.setting.printed[FAVOUR_KIND][card]
    amount = state.setting.printed[FAVOUR_AMOUNT][card]
    supply: int = state.supply[outlook.seat]
    bank: int = state.bank
    if kind == POINTS:
        return float(amount)
    if kind == CHESTS:
        return weights.chest * outlook.chest * min(amount, bank)
    if kind == TRAY:
        return weights.tray * outlook.army * min(amount, supply)
    if kind > TRAY:
        return _rice(outlook, amount)
    if kind == ARMIES:
        places = armies_moves(state, outlook.seat)
        return weights.armies * max([armies_value(outlook, p, min(amount, supply)) for p in places], default=0.0)
    if kind == MARKER:
        return weights.marker * outlook.weights.worth.marker[outlook.later_this_year]
    if kind == EVENT:
        return max(0.0, event_harm(outlook))
    if kind >= PROTECTION:
        return weights.protection[kind - PROTECTION] * _endangered(outlook)
    places = [p for p in outlook.mine if not unfit(state, kind, p)] if state.tiles[kind] else []
    return max([building_value(outlook, kind, p) for p in places], default=0.0)


def _rice(outlook: Outlook, units: int) -> float:
    """What is harvested this season counts as had. In autumn nothing can be collected any more."""
    weights = outlook.weights
    short = rice_short(outlook)
    planned = _planned(outlook, RICE)
    if planned != EMPTY:
        short -= sum(outlook.amounts(RICE, planned)) / max(1, len(outlook.amounts(RICE, planned)))
    needed = max(0.0, min(units, short))
    rate = weights.favour.rice if outlook.later_this_year else weights.rice.pressing
    return rate * needed + weights.rice.spare * (units - needed)


def building_value(outlook: Outlook, building: int, province: int) -> float:
    """Without its price, but for the site, on which something would have been built anyway."""
    weights = outlook.weights.favour
    points = build_points(outlook, building, province) - weights.site
    return weights.building * points * outlook.winters * kept(outlook, province)


def armies_value(outlook: Outlook, province: int, armies: int) -> float:
    """More armies where they are needed, or a neutral province without a battle."""
    if outlook.state.owner[province] == NEUTRAL:
        return outlook.worth(province) + outlook.strength(province, armies)
    now = outlook.state.armies[province]
    return outlook.strength(province, now + armies) - outlook.strength(province, now)


def calm_value(outlook: Outlook, province: int) -> float:
    """Revolts count most where there are many farmers and much to lose."""
    revolts = outlook.state.revolts[province]
    before = outlook.revolt_chance(province, revolts)
    after = outlook.revolt_chance(province, revolts - 1) if revolts > 1 else 1000
    return (after - before) * outlook.worth(province)


def _endangered(outlook: Outlook) -> float:
    """What stands to be lost this season, where it hurts most: about one province in each battle."""
    losses = sorted([_loss(outlook, province) for province in outlook.mine])
    return sum(losses[-BATTLES:])


def _loss(outlook: Outlook, province: int) -> float:
    armies = outlook.state.armies[province]
    return outlook.danger(province, armies) * (outlook.worth(province) + armies * outlook.army)


def _planned(outlook: Outlook, action: int) -> int:
    """The own province planned for an action, or EMPTY; a plan that is not sealed yet may still become anything."""
    if outlook.state.decision == PLAN:
        return EMPTY
    card: int = outlook.state.plan[outlook.seat * outlook.state.setting.spaces + action]
    return card if 0 <= card < CHEST_CARD else EMPTY


def event_harm(outlook: Outlook) -> float:
    """What the season's event costs, by one's own plan; below 0 where it helps."""
    state = outlook.state
    if state.event == NO_EFFECT:
        return 0.0
    found = effect(state)
    board, limit = state.setting.board, state.setting.limit[found]
    tax, rice = _planned(outlook, TAX), _planned(outlook, RICE)
    battles = [_planned(outlook, battle) for battle in (BATTLE_A, BATTLE_B)]
    if found in (TAX_AT_MOST, TAX_AT_LEAST) and tax != EMPTY:
        printed = board.tax[tax]
        changed = min(printed, limit) if found == TAX_AT_MOST else max(printed, limit)
        return (printed - changed) * outlook.chest
    if found in (RICE_AT_MOST, RICE_AT_LEAST) and rice != EMPTY:
        printed = board.rice[rice]
        changed = min(printed, limit) if found == RICE_AT_MOST else max(printed, limit)
        return (printed - changed) * outlook.weights.favour.rice
    if found == FEWER_ARMIES:
        fewer = [state.setting.deploys[action] - state.setting.fewer_deploys[action] for action in (DEPLOY_5, DEPLOY_3)]
        planned = [_planned(outlook, action) != EMPTY for action in (DEPLOY_5, DEPLOY_3)]
        return outlook.army * (fewer[0] * planned[0] + fewer[1] * planned[1])
    if found in (TWO_FARMERS, CASTLE_DEFENDS, TEMPLE_PROTECTS):
        # What hinders attacks protects as well: whoever does not attack leaves it.
        return outlook.army * (1 - 2 * battles.count(EMPTY) / len(battles))
    return 0.0
