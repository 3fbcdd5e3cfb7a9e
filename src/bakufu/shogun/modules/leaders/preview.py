"""What a leader would improve in each province where he may be placed."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.advice.analysis import Analysis
from bakufu.shogun.box.components import ACTIONS, BATTLE_A, DEPLOY_5, PROVINCES, RICE, SIX_ARMIES, TAX, THEATRE
from bakufu.shogun.modules.leaders.box import AWAY
from bakufu.shogun.modules.leaders.moving import move_moves
from bakufu.shogun.modules.leaders.numbers import ABOUT_PROVINCE, CLAIM_WITH_LEADER, LEADER, PLACE_LEADER
from bakufu.shogun.modules.leaders.placing import place_moves
from bakufu.shogun.rules.actions.build import unfit
from bakufu.shogun.rules.actions.prices import price
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import has_special


@dataclass(frozen=True)
class Improvement:
    """An action: the price of a building, or the rice, chests or armies that it gains, without the leader and with him.
    `planned`: the seat carries it out there in this season."""

    action: str
    before: int
    after: int
    planned: bool


@dataclass(frozen=True)
class LeaderPreview(Analysis):
    """By province where the leader may stand: all that he improves, in the order of the individual board. Buildings are
    among it where there is room for them. `laid`: plans are complete, so he only improves what is planned."""

    laid: bool
    provinces: dict[str, tuple[Improvement, ...]]


def leader_preview(known: State, seat: int) -> LeaderPreview:
    if known.decision == CLAIM_WITH_LEADER:
        provinces = known.about[ABOUT_PROVINCE:]
    else:
        provinces = place_moves(known, seat) if known.decision == PLACE_LEADER else move_moves(known, seat)
    # In the first spring he is placed after the turn order: plans are complete, event and special cards are known.
    laid = known.decision == PLACE_LEADER and known.season == 0
    without = known.copy()
    without.put(LEADER, seat, AWAY)
    led = known.copy()
    found: dict[str, tuple[Improvement, ...]] = {}
    for province in provinces:
        led.put(LEADER, seat, province)
        found[PROVINCES[province]] = _improvements(without, led, seat, province, laid)
    return LeaderPreview(laid, found)


def _improvements(without: State, led: State, seat: int, province: int, laid: bool) -> tuple[Improvement, ...]:
    found: list[Improvement] = []
    for action in range(BATTLE_A):
        if action <= THEATRE and unfit(led, action, province):
            continue
        before = _amount(without, seat, action, province, laid)
        after = _amount(led, seat, action, province, laid)
        if before != after:
            now = laid and led.plan[seat * led.setting.spaces + action] == province
            found.append(Improvement(ACTIONS[action], before, after, now))
    return tuple(found)


def _amount(state: State, seat: int, action: int, province: int, laid: bool) -> int:
    """As printed; in this season with the event and special cards applied."""
    setting = state.setting
    if action <= THEATRE:
        return price(state, seat, action, province)
    amount = setting.deploys[action]
    if action == TAX:
        amount = setting.board.tax[province]
    elif action == RICE:
        amount = setting.board.rice[province]
    for adjust in setting.adjustments if laid else setting.improvements:
        amount = adjust(state, seat, province, action, amount, None)
    return max(amount, _special_armies(state, seat, action, province)) if laid else amount


def _special_armies(state: State, seat: int, action: int, province: int) -> int:
    """What the special card may make of Deploy 5, whatever the event says; 0 without it."""
    if action != DEPLOY_5 or not has_special(state, seat, SIX_ARMIES):
        return 0
    six = state.setting.special_deploys
    for improve in state.setting.improvements:
        six = improve(state, seat, province, action, six, None)
    return six if state.supply[seat] >= six else 0
