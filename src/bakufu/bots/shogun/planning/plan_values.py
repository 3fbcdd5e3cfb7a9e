"""Plan values: what each of the seat's provinces would be worth on each space of the individual board. Only sensible
cards get a value.

A province card serves one space in a season, so the values of different spaces can be added up.
"""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluator import THOUSANDTHS, Evaluator
from bakufu.bots.shogun.evaluation.front import UNKNOWN
from bakufu.bots.shogun.evaluation.marching import March, best_march
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
    REGIONS,
    RICE,
    TAX,
    TEMPLE,
    THEATRE,
)
from bakufu.shogun.rules.actions.build import COUNT
from bakufu.shogun.rules.actions.prices import price

# By space: the value of each province that makes sense there.
Values = list[dict[int, float]]


def plan_values(evaluator: Evaluator) -> Values:
    values: Values = [{} for _ in ACTIONS]
    for building in (CASTLE, TEMPLE, THEATRE):
        values[building] = _build_values(evaluator, building)
    collected = _where_to_collect(evaluator)
    values[RICE] = _collect_values(evaluator, RICE, collected)
    values[TAX] = _collect_values(evaluator, TAX, collected)
    for action in (DEPLOY_5, DEPLOY_3, DEPLOY_1):
        values[action] = _deploy_values(evaluator, action)
    values[BATTLE_A] = _battle_values(evaluator)
    values[BATTLE_B] = dict(values[BATTLE_A])
    return values


def _build_values(evaluator: Evaluator, building: int) -> dict[int, float]:
    state = evaluator.state
    setting = state.setting
    found: dict[int, float] = {}
    if not state.tiles[building]:
        return found
    regions = setting.board.region
    points = [UNKNOWN] * len(REGIONS)  # the same for all provinces of a region
    for province in evaluator.mine:
        standing = state.buildings[province]
        if standing & BUILDING_BIT[building] or COUNT[standing] >= setting.board.sites[province]:
            continue
        region = regions[province]
        if points[region] == UNKNOWN:
            points[region] = build_points(evaluator, building, province)
        value = points[region] * evaluator.winters * kept(evaluator, province)
        found[province] = value - price(state, evaluator.seat, building, province) * evaluator.chest
    return found


def build_points(evaluator: Evaluator, building: int, province: int) -> float:
    """Points that a new building scores each winter."""
    setting = evaluator.state.setting
    region = setting.board.region[province]
    worth = evaluator.weights.worth
    most = evaluator.majorities.one_more(building, region, evaluator.seat, worth.denied)
    return setting.building_points + worth.majority * most


def rice_short(evaluator: Evaluator) -> float:
    """Units of rice that are missing for winter."""
    state = evaluator.state
    losses = [state.setting.rice_loss[card] for card in state.event_row]
    expected = max(losses, default=0) if evaluator.cautious else sum(losses) / max(1, len(losses))
    growth = evaluator.weights.rice.growth * evaluator.later_this_year
    return len(evaluator.mine) + growth + expected - state.rice[evaluator.seat]


def rice_worth(evaluator: Evaluator, short: float, units: float) -> float:
    """Units are urgent if later seasons of this year can hardly provide them."""
    weights = evaluator.weights.rice
    needed = max(0.0, min(units, short))
    pressing = max(0.0, min(needed, short - weights.harvest * evaluator.later_this_year))
    return weights.pressing * pressing + weights.needed * (needed - pressing) + weights.spare * (units - needed)


def collect_value(evaluator: Evaluator, action: int, province: int) -> float:
    """Rice or taxes from a province, without regard to revolts."""
    return _collect_values(evaluator, action, [province])[province]


def _collect_values(evaluator: Evaluator, action: int, provinces: list[int]) -> dict[int, float]:
    short = rice_short(evaluator) if action == RICE else 0.0
    found: dict[int, float] = {}
    for province in provinces:
        units = evaluator.average(action, province)
        worth = rice_worth(evaluator, short, units) if action == RICE else units * evaluator.chest
        found[province] = kept(evaluator, province) * worth - _anger(evaluator, province)
    return found


def kept(evaluator: Evaluator, province: int) -> float:
    """How likely a province of the seat, and its card in the plan, is not lost to a neighbor."""
    return 1.0 - evaluator.danger(province, evaluator.state.armies[province])


def _where_to_collect(evaluator: Evaluator) -> list[int]:
    """The seat's provinces, except those where farmers would revolt and probably win."""
    revolts = evaluator.state.revolts
    least = evaluator.weights.danger.revolt
    return [p for p in evaluator.mine if not revolts[p] or evaluator.revolt_chance(p, revolts[p]) >= least]


def _anger(evaluator: Evaluator, province: int) -> float:
    """What a collection costs: a revolt marker, and the revolt if there are markers already."""
    markers = evaluator.state.revolts[province]
    cost = evaluator.weights.worth.marker[evaluator.later_this_year]
    if markers:
        lost = 1.0 - evaluator.revolt_chance(province, markers) / THOUSANDTHS
        armies = evaluator.state.armies[province]
        cost += lost * (evaluator.worth(province) + armies * evaluator.army) + min(markers, armies) * evaluator.army
    return cost


def deployed(evaluator: Evaluator, action: int, province: int) -> float:
    """Armies that this action is expected to deploy here."""
    setting = evaluator.state.setting
    armies = evaluator.improved(action, province, setting.deploys[action])
    if action == DEPLOY_1:
        return armies
    fewer = evaluator.improved(action, province, setting.fewer_deploys[action])
    return armies - evaluator.share(FEWER_ARMIES) * (armies - fewer)


def _deploy_values(evaluator: Evaluator, action: int) -> dict[int, float]:
    state = evaluator.state
    found: dict[int, float] = {}
    if state.supply[evaluator.seat] < state.setting.deploys[action]:
        return found
    for province in evaluator.mine:
        now = state.armies[province]
        more = round(deployed(evaluator, action, province))
        gained = evaluator.strength(province, now + more) - evaluator.strength(province, now)
        if action == DEPLOY_1:
            move = best_move(evaluator, province, now + more)
            gained += max(0.0, move.value if move else 0.0)
        found[province] = gained - price(state, evaluator.seat, action, province) * evaluator.chest
    return found


def best_move(evaluator: Evaluator, origin: int, armies: int) -> March | None:
    """The best move of these armies to an adjacent province of the seat."""
    targets = [
        p for p in evaluator.state.setting.board.neighbours[origin] if evaluator.state.owner[p] == evaluator.seat
    ]
    return best_march(evaluator, origin, armies, targets, 0)


def best_battle(evaluator: Evaluator, province: int) -> March | None:
    """The best march that could be planned from here now."""
    armies = evaluator.state.armies[province]
    if armies < 2:
        return None
    neighbours = evaluator.state.setting.board.neighbours[province]
    return best_march(evaluator, province, armies, neighbours, evaluator.weights.battle.planned)


def _battle_values(evaluator: Evaluator) -> dict[int, float]:
    marches = {province: best_battle(evaluator, province) for province in evaluator.mine}
    return {province: march.value for province, march in marches.items() if march}
