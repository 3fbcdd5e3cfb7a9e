"""Plan values: what each own province would bring on each space of the individual board. Nothing absurd gets a value.

A province card serves one space in a season, so the values of different spaces can be added up.
"""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluation import THOUSANDTHS, Evaluation
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
    RICE,
    TAX,
    TEMPLE,
    THEATRE,
)
from bakufu.shogun.rules.actions.build import COUNT
from bakufu.shogun.rules.actions.prices import price

# By space: the value of each province that may sensibly lie there.
Values = list[dict[int, float]]


def plan_values(evaluation: Evaluation) -> Values:
    values: Values = [{} for _ in ACTIONS]
    for building in (CASTLE, TEMPLE, THEATRE):
        values[building] = _build_values(evaluation, building)
    values[RICE] = _rice_values(evaluation)
    values[TAX] = _tax_values(evaluation)
    for action in (DEPLOY_5, DEPLOY_3, DEPLOY_1):
        values[action] = _deploy_values(evaluation, action)
    values[BATTLE_A] = _battle_values(evaluation)
    values[BATTLE_B] = dict(values[BATTLE_A])
    return values


def _build_values(evaluation: Evaluation, building: int) -> dict[int, float]:
    state = evaluation.state
    setting = state.setting
    found: dict[int, float] = {}
    if not state.tiles[building]:
        return found
    for province in evaluation.mine:
        standing = state.buildings[province]
        if standing & BUILDING_BIT[building] or COUNT[standing] >= setting.board.sites[province]:
            continue
        found[province] = build_points(evaluation, building, province) * evaluation.winters * kept(evaluation, province)
        found[province] -= price(state, evaluation.seat, building, province) * evaluation.chest
    return found


def build_points(evaluation: Evaluation, building: int, province: int) -> float:
    """Points that a new building brings each winter."""
    setting = evaluation.state.setting
    region = setting.board.region[province]
    worth = evaluation.weights.worth
    most = evaluation.majorities.one_more(building, region, evaluation.seat, worth.denied)
    return setting.building_points + worth.majority * most


def rice_short(evaluation: Evaluation) -> float:
    """Units of rice that winter will ask for beyond those on the provision track."""
    state = evaluation.state
    losses = [state.setting.rice_loss[card] for card in state.event_row]
    expected = sum(losses) / max(1, len(losses))
    growth = evaluation.weights.rice.growth * evaluation.later_this_year
    return len(evaluation.mine) + growth + expected - state.rice[evaluation.seat]


def rice_worth(evaluation: Evaluation, short: float, units: float) -> float:
    """Units are pressing if later seasons of this year can hardly bring them any more."""
    weights = evaluation.weights.rice
    needed = max(0.0, min(units, short))
    pressing = max(0.0, min(needed, short - weights.harvest * evaluation.later_this_year))
    return weights.pressing * pressing + weights.needed * (needed - pressing) + weights.spare * (units - needed)


def _rice_values(evaluation: Evaluation) -> dict[int, float]:
    short = rice_short(evaluation)
    found = {}
    for province in _where_to_collect(evaluation):
        amounts = evaluation.amounts(RICE, province)
        units = sum(amounts) / len(amounts)
        found[province] = kept(evaluation, province) * rice_worth(evaluation, short, units) - _anger(
            evaluation, province
        )
    return found


def _tax_values(evaluation: Evaluation) -> dict[int, float]:
    found = {}
    for province in _where_to_collect(evaluation):
        amounts = evaluation.amounts(TAX, province)
        chests = sum(amounts) / len(amounts)
        found[province] = kept(evaluation, province) * chests * evaluation.chest - _anger(evaluation, province)
    return found


def kept(evaluation: Evaluation, province: int) -> float:
    """How likely an own province, and its card in the plan, is not lost to a neighbour."""
    return 1.0 - evaluation.danger(province, evaluation.state.armies[province])


def _where_to_collect(evaluation: Evaluation) -> list[int]:
    """Own provinces but for those where the farmers would rise and probably win."""
    revolts = evaluation.state.revolts
    least = evaluation.weights.danger.revolt
    return [p for p in evaluation.mine if not revolts[p] or evaluation.revolt_chance(p, revolts[p]) >= least]


def _anger(evaluation: Evaluation, province: int) -> float:
    """What a collection costs: a revolt marker, and the revolt of those that lie there already."""
    markers = evaluation.state.revolts[province]
    cost = evaluation.weights.worth.marker[evaluation.later_this_year]
    if markers:
        lost = 1.0 - evaluation.revolt_chance(province, markers) / THOUSANDTHS
        armies = evaluation.state.armies[province]
        cost += lost * (evaluation.worth(province) + armies * evaluation.army) + min(markers, armies) * evaluation.army
    return cost


def deployed(evaluation: Evaluation, action: int, province: int) -> float:
    """Armies that this action is expected to deploy here."""
    setting = evaluation.state.setting
    armies = evaluation.improved(action, province, setting.deploys[action])
    if action == DEPLOY_1:
        return armies
    fewer = evaluation.improved(action, province, setting.fewer_deploys[action])
    return armies - evaluation.share(FEWER_ARMIES) * (armies - fewer)


def _deploy_values(evaluation: Evaluation, action: int) -> dict[int, float]:
    state = evaluation.state
    found: dict[int, float] = {}
    if state.supply[evaluation.seat] < state.setting.deploys[action]:
        return found
    for province in evaluation.mine:
        now = state.armies[province]
        more = round(deployed(evaluation, action, province))
        gained = evaluation.strength(province, now + more) - evaluation.strength(province, now)
        if action == DEPLOY_1:
            move = best_move(evaluation, province, now + more)
            gained += max(0.0, move.value if move else 0.0)
        found[province] = gained - price(state, evaluation.seat, action, province) * evaluation.chest
    return found


def best_move(evaluation: Evaluation, origin: int, armies: int) -> March | None:
    """How armies would best go on to an own neighbour."""
    targets = [
        p for p in evaluation.state.setting.board.neighbours[origin] if evaluation.state.owner[p] == evaluation.seat
    ]
    return best_march(evaluation, origin, armies, targets, 0)


def best_battle(evaluation: Evaluation, province: int) -> March | None:
    """The best march that could be planned from here now."""
    armies = evaluation.state.armies[province]
    if armies < 2:
        return None
    neighbours = evaluation.state.setting.board.neighbours[province]
    return best_march(evaluation, province, armies, neighbours, evaluation.weights.battle.planned)


def _battle_values(evaluation: Evaluation) -> dict[int, float]:
    marches = {province: best_battle(evaluation, province) for province in evaluation.mine}
    return {province: march.value for province, march in marches.items() if march}
