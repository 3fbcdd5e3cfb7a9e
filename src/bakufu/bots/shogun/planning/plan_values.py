"""Plan values: what each own province would bring on each space of the individual board. Nothing absurd gets a value.

A province card serves one space in a season, so the values of different spaces can be added up.
"""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.marching import March, best_march
from bakufu.bots.shogun.evaluation.outlook import THOUSANDTHS, Outlook
from bakufu.shogun.box.components import (
    ACTIONS,
    BATTLE_A,
    BATTLE_B,
    BUILDING_BIT,
    CASTLE,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    FEWER_ARMIES,
    RICE,
    TAX,
    TEMPLE,
    THEATRE,
)
from bakufu.shogun.rules.actions.build import COUNT
from bakufu.shogun.rules.actions.prices import price

# By space: the value of each province that may sensibly lie there.
Values = list[dict[int, float]]


def plan_values(outlook: Outlook) -> Values:
    values: Values = [{} for _ in ACTIONS]
    for building in (CASTLE, TEMPLE, THEATRE):
        values[building] = _build_values(outlook, building)
    values[RICE] = _rice_values(outlook)
    values[TAX] = _tax_values(outlook)
    for action in (DEPLOY_5, DEPLOY_3, DEPLOY_1):
        values[action] = _deploy_values(outlook, action)
    values[BATTLE_A] = _battle_values(outlook)
    values[BATTLE_B] = dict(values[BATTLE_A])
    return values


def _build_values(outlook: Outlook, building: int) -> dict[int, float]:
    state = outlook.state
    setting = state.setting
    found: dict[int, float] = {}
    if not state.tiles[building]:
        return found
    for province in outlook.mine:
        standing = state.buildings[province]
        if standing & BUILDING_BIT[building] or COUNT[standing] >= setting.board.sites[province]:
            continue
        found[province] = build_points(outlook, building, province) * outlook.winters * kept(outlook, province)
        found[province] -= price(state, outlook.seat, building, province) * outlook.chest
    return found


def build_points(outlook: Outlook, building: int, province: int) -> float:
    """Points that a new building brings each winter."""
    setting = outlook.state.setting
    region = setting.board.region[province]
    worth = outlook.weights.worth
    most = outlook.majorities.one_more(building, region, outlook.seat, worth.denied)
    return setting.building_points + worth.majority * most


def rice_short(outlook: Outlook) -> float:
    """Units of rice that winter will ask for beyond those on the provision track."""
    state = outlook.state
    losses = [state.setting.rice_loss[card] for card in state.event_row]
    expected = sum(losses) / max(1, len(losses))
    growth = outlook.weights.rice.growth * outlook.later_this_year
    return len(outlook.mine) + growth + expected - state.rice[outlook.seat]


def rice_worth(outlook: Outlook, short: float, units: float) -> float:
    """Units are pressing if later seasons of this year can hardly bring them any more."""
    weights = outlook.weights.rice
    needed = max(0.0, min(units, short))
    pressing = max(0.0, min(needed, short - weights.harvest * outlook.later_this_year))
    return weights.pressing * pressing + weights.needed * (needed - pressing) + weights.spare * (units - needed)


def _rice_values(outlook: Outlook) -> dict[int, float]:
    short = rice_short(outlook)
    found = {}
    for province in _where_to_collect(outlook):
        amounts = outlook.amounts(RICE, province)
        units = sum(amounts) / len(amounts)
        found[province] = kept(outlook, province) * rice_worth(outlook, short, units) - _anger(outlook, province)
    return found


def _tax_values(outlook: Outlook) -> dict[int, float]:
    found = {}
    for province in _where_to_collect(outlook):
        amounts = outlook.amounts(TAX, province)
        chests = sum(amounts) / len(amounts)
        found[province] = kept(outlook, province) * chests * outlook.chest - _anger(outlook, province)
    return found


def kept(outlook: Outlook, province: int) -> float:
    """How likely an own province, and its card in the plan, is not lost to a neighbour."""
    return 1.0 - outlook.danger(province, outlook.state.armies[province])


def _where_to_collect(outlook: Outlook) -> list[int]:
    """Own provinces but for those where the farmers would rise and probably win."""
    revolts = outlook.state.revolts
    least = outlook.weights.danger.revolt
    return [p for p in outlook.mine if not revolts[p] or outlook.revolt_chance(p, revolts[p]) >= least]


def _anger(outlook: Outlook, province: int) -> float:
    """What a collection costs: a revolt marker, and the revolt of those that lie there already."""
    markers = outlook.state.revolts[province]
    cost = outlook.weights.worth.marker[outlook.later_this_year]
    if markers:
        lost = 1.0 - outlook.revolt_chance(province, markers) / THOUSANDTHS
        armies = outlook.state.armies[province]
        cost += lost * (outlook.worth(province) + armies * outlook.army) + min(markers, armies) * outlook.army
    return cost


def deployed(outlook: Outlook, action: int, province: int) -> float:
    """Armies that this action is expected to deploy here."""
    setting = outlook.state.setting
    armies = outlook.improved(action, province, setting.deploys[action])
    if action == DEPLOY_1:
        return armies
    fewer = outlook.improved(action, province, setting.fewer_deploys[action])
    return armies - outlook.share(FEWER_ARMIES) * (armies - fewer)


def _deploy_values(outlook: Outlook, action: int) -> dict[int, float]:
    state = outlook.state
    found: dict[int, float] = {}
    if state.supply[outlook.seat] < state.setting.deploys[action]:
        return found
    for province in outlook.mine:
        now = state.armies[province]
        more = round(deployed(outlook, action, province))
        gained = outlook.strength(province, now + more) - outlook.strength(province, now)
        if action == DEPLOY_1:
            move = best_move(outlook, province, now + more)
            gained += max(0.0, move.value if move else 0.0)
        found[province] = gained - price(state, outlook.seat, action, province) * outlook.chest
    return found


def best_move(outlook: Outlook, origin: int, armies: int) -> March | None:
    """How armies would best go on to an own neighbour."""
    targets = [p for p in outlook.state.setting.board.neighbours[origin] if outlook.state.owner[p] == outlook.seat]
    return best_march(outlook, origin, armies, targets, 0)


def best_battle(outlook: Outlook, province: int) -> March | None:
    """The best march that could be planned from here now."""
    armies = outlook.state.armies[province]
    if armies < 2:
        return None
    neighbours = outlook.state.setting.board.neighbours[province]
    return best_march(outlook, province, armies, neighbours, outlook.weights.battle.planned)


def _battle_values(outlook: Outlook) -> dict[int, float]:
    marches = {province: best_battle(outlook, province) for province in outlook.mine}
    return {province: march.value for province, march in marches.items() if march}
