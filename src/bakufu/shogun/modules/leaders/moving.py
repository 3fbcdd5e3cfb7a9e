"""Moving: after every season each leader must go to another province. If it is adjacent, he leaves the old one
victorious."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import PROVINCE_COUNT, PROVINCES
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.leaders.box import AWAY
from bakufu.shogun.modules.leaders.events import LeaderLost, LeaderMoved, LeaderStayed, StatuesStayed
from bakufu.shogun.modules.leaders.numbers import ABOUT_PROVINCE, LEADER, MOVE_LEADER, RAISE_STATUE, STATUES_LEFT
from bakufu.shogun.modules.leaders.placing import enter, own_provinces
from bakufu.shogun.modules.leaders.statues import statues_in
from bakufu.shogun.rules.state import State

VICTORY: Final = "leaders.adjacent-is-victory"
NO_STATUE: Final = "leaders.statues-are-limited"
FLIGHT: Final = "leaders.not-adjacent-is-flight"


def move_leaders(state: State, events: Events) -> bool:
    """In the turn order of the season; each call asks for one leader."""
    while state.turn_at < state.setting.players:
        seat = state.order[state.turn_at]
        state.turn_at += 1
        here = state.module_rows[LEADER][seat]
        if here == AWAY:
            continue
        if own_provinces(state, seat, here):
            state.ask(MOVE_LEADER, seat, [here])
            return False
        if events is not None:
            events.append(LeaderStayed("leaders.stay-in-the-only-province", seat, PROVINCES[here]))
    state.turn_at = 0
    return True


def move_moves(state: State, seat: int) -> list[int]:
    return own_provinces(state, seat, state.about[ABOUT_PROVINCE])


def move_refusal(state: State, seat: int, move: int) -> str:
    if move == NOTHING:
        return "leaders.must-move"
    if move == state.about[ABOUT_PROVINCE]:
        return "leaders.must-leave"
    if move >= PROVINCE_COUNT:
        return NO_SUCH_MOVE
    return "" if state.owner[move] == seat else "leaders.own-provinces-only"


def parting(state: State, seat: int, origin: int, target: int) -> str:
    """The rule by which the leader leaves a province for another."""
    if not state.setting.board.touches[origin][target]:
        return FLIGHT
    return VICTORY if state.module_rows[STATUES_LEFT][seat] else NO_STATUE


def move_leader(state: State, seat: int, move: int, events: Events) -> None:
    origin = state.about[ABOUT_PROVINCE]
    rule = parting(state, seat, origin, move)
    state.answered(seat)
    if events is not None:
        events.append(LeaderMoved(rule, seat, PROVINCES[origin], PROVINCES[move]))
    enter(state, seat, move, events)
    if rule == VICTORY:
        state.ask(RAISE_STATUE, seat, [origin])


def leave_lost_province(state: State, seat: int, province: int, events: Events) -> None:
    """A leader whose province is lost leaves the board; statues stay where they are."""
    if state.module_rows[LEADER][seat] == province:
        state.put(LEADER, seat, AWAY)
        if events is not None:
            events.append(LeaderLost("leaders.lost-with-the-province", seat, PROVINCES[province]))
    statues = statues_in(state, province)
    if statues and events is not None:
        events.append(StatuesStayed("leaders.statue-stays", PROVINCES[province], statues))
