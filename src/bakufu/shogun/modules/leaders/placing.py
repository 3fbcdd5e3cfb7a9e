"""Placing a leader: after the first turn order, with a claimed province, or when he comes back after the winter."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import GROUP_SIZES, PROVINCE_COUNT, PROVINCES
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.leaders.box import AWAY
from bakufu.shogun.modules.leaders.events import LeaderPlaced, LeadersAway, LeadersRested, LeadersSummoned
from bakufu.shogun.modules.leaders.numbers import ABOUT_PROVINCE, CLAIM_WITH_LEADER, LEADER, PLACE_LEADER
from bakufu.shogun.modules.leaders.statues import take_trophies
from bakufu.shogun.rules.actions.carrying_out import carry_out_actions
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import choose_places


def own_provinces(state: State, seat: int, but_for: int) -> list[int]:
    """The provinces of a player in which the leader could stand, without the one where he is."""
    found: list[int] = []
    for province in range(PROVINCE_COUNT):
        if state.owner[province] == seat and province != but_for:
            found.append(province)
    return found


def enter(state: State, seat: int, province: int, events: Events) -> None:
    """Whenever a leader enters a province, the statues of others there become his player's trophies."""
    state.put(LEADER, seat, province)
    take_trophies(state, seat, province, events)


# While provinces are claimed


def ask_with_claim(state: State, seat: int, province: int, events: Events) -> None:
    """The leader may come with any claimed province, and must come with the last one."""
    if state.module_rows[LEADER][seat] != AWAY:
        return
    if sum(state.groups[seat * GROUP_SIZES : (seat + 1) * GROUP_SIZES]):
        state.ask(CLAIM_WITH_LEADER, seat, [province])
    else:
        _place(state, seat, province, "leaders.place-with-the-last", events)


def claim_moves(state: State, seat: int) -> list[int]:
    return [NOTHING, YES]


def claim_refusal(state: State, seat: int, move: int) -> str:
    return "" if move in (NOTHING, YES) else NO_SUCH_MOVE


def claim_with_leader(state: State, seat: int, move: int, events: Events) -> None:
    province = state.about[ABOUT_PROVINCE]
    state.answered(seat)
    if move == YES:
        _place(state, seat, province, "leaders.place-when-claiming", events)


# In turn order


def place_leaders(state: State, events: Events) -> bool:
    """In the first spring. Players who claimed provinces have already placed the leader with one of them."""
    if state.year > 1 or state.season > 0:
        return True
    if state.turn_at == 0:
        _summon(state, events)
    return _all_placed(state, events)


def _summon(state: State, events: Events) -> None:
    """Where this step comes among those of other modules is only reported if one of these is played."""
    waiting = [seat for seat in state.order if state.module_rows[LEADER][seat] == AWAY]
    sequence = state.setting.sequence
    others = sequence[state.step - 1] is not choose_places or sequence[state.step + 1] is not carry_out_actions
    if waiting and others and events is not None:
        events.append(LeadersSummoned("leaders.after-samurai-before-court", tuple(waiting)))


def return_leaders(state: State, events: Events) -> bool:
    """After the first winter, while autumn's turn order still applies."""
    if state.turn_at == 0:
        _tell_of_the_lost(state, events)
    return _all_placed(state, events)


def _all_placed(state: State, events: Events) -> bool:
    while state.turn_at < len(state.order):
        seat = state.order[state.turn_at]
        state.turn_at += 1
        if state.module_rows[LEADER][seat] == AWAY and own_provinces(state, seat, AWAY):
            state.ask(PLACE_LEADER, seat, [])
            return False
    state.turn_at = 0
    return True


def _tell_of_the_lost(state: State, events: Events) -> None:
    """Leaders whose player has a province return; the others never do. No other leader moves after a winter."""
    if events is None:
        return
    rested: list[int] = []
    back: list[int] = []
    gone: list[int] = []
    for seat in state.order:
        if state.module_rows[LEADER][seat] != AWAY:
            rested.append(seat)
        else:
            (back if own_provinces(state, seat, AWAY) else gone).append(seat)
    if rested:
        events.append(LeadersRested("leaders.no-move-after-winter", tuple(rested)))
    if back:
        events.append(LeadersAway("leaders.return-in-autumn-order", tuple(back)))
    if gone:
        events.append(LeadersAway("leaders.no-province-to-return-to", tuple(gone)))


def place_moves(state: State, seat: int) -> list[int]:
    return own_provinces(state, seat, AWAY)


def place_refusal(state: State, seat: int, move: int) -> str:
    if move >= PROVINCE_COUNT:
        return NO_SUCH_MOVE
    return "" if state.owner[move] == seat else "leaders.own-provinces-only"


def place_leader(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    _place(
        state, seat, move, "leaders.place-in-turn-order" if state.season == 0 else "leaders.return-after-winter", events
    )


def _place(state: State, seat: int, province: int, rule: str, events: Events) -> None:
    if events is not None:
        events.append(LeaderPlaced(rule, seat, PROVINCES[province]))
    enter(state, seat, province, events)
