"""Winter: rice is lost, provinces are fed, unfed ones may revolt; then the next year begins."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import PROVINCE_COUNT, PROVINCES
from bakufu.shogun.rules.battles.revolt import put_down
from bakufu.shogun.rules.decision_kinds import NEXT_REVOLT
from bakufu.shogun.rules.layout import lay_out_events
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.winter_events import (
    ProvincesFed,
    RevoltChosen,
    RevoltsDrawn,
    RiceLost,
    WinterBegan,
    YearTurned,
)


def lose_rice(state: State, events: Events) -> bool:
    """The fourth event card of the year, the one never drawn, says how much rice everyone loses."""
    card = state.event_row[0]
    loss = state.setting.rice_loss[card]
    if events is not None:
        events.append(WinterBegan("winter.autumn-order", state.year, tuple(state.order), loss))
    for seat in range(state.setting.players):
        lost = min(loss, state.rice[seat])
        state.rice[seat] -= lost
        if events is not None:
            rule = "winter.rice-loss" if lost == loss else "winter.rice-not-below-zero"
            events.append(RiceLost(rule, seat, card + 1, lost, state.rice[seat]))
    return True


def unsupplied(state: State, seat: int) -> int:
    """The number of provinces of this seat that it can't feed."""
    return max(0, state.owner.count(seat) - state.rice[seat])


def table_row(state: State, short: int) -> int:
    """The row of the provisions table for this many unfed provinces; -1 if all are fed."""
    row = -1
    for least in state.setting.unsupplied:
        if short >= least:
            row += 1
    return row


def revolt_in_winter(state: State, events: Events) -> bool:
    """Players in autumn's turn order; each call draws a player's revolts or carries out one of them."""
    if state.turn_at == state.setting.players:
        state.turn_at = 0
        return True
    seat = state.order[state.turn_at]
    if not state.revolting and not _draw_revolts(state, seat, events):
        state.turn_at += 1
        return False
    if len(state.revolting) > 1:
        state.ask(NEXT_REVOLT, seat, [])
    else:
        _rise(state, seat, state.revolting[0], events)
    return False


def _draw_revolts(state: State, seat: int, events: Events) -> bool:
    """The left neighbour draws from the province cards of a player who cannot feed them all."""
    owned = [p for p in range(PROVINCE_COUNT) if state.owner[p] == seat]
    short = unsupplied(state, seat)
    row = table_row(state, short)
    if events is not None:
        rule = "winter.unfed-provinces-revolt" if short else "winter.one-rice-a-province"
        events.append(ProvincesFed(rule, seat, len(owned), state.rice[seat], short))
    if row < 0:
        return False
    revolting: list[int] = []
    while len(revolting) < state.setting.winter_revolts[row] and owned:
        revolting.append(owned.pop(state.lots.below(len(owned))))
    state.revolting = revolting
    if events is not None:
        drawn = tuple([PROVINCES[p] for p in state.revolting])
        left = (seat + 1) % state.setting.players
        events.append(RevoltsDrawn("winter.left-neighbour-draws", seat, left, drawn, state.setting.winter_farmers[row]))
    state.revolt_farmers = [state.setting.winter_farmers[row]]
    return True


def farmers_rising(state: State, province: int) -> int:
    """A farmer for each marker, and more for unfed provinces."""
    return state.revolts[province] + sum(state.revolt_farmers)


def _rise(state: State, seat: int, province: int, events: Events) -> None:
    (more,) = state.revolt_farmers
    state.revolting = [other for other in state.revolting if other != province]
    put_down(state, seat, province, more, "winter.hunger-adds-farmers", events)
    if not state.revolting:
        state.revolt_farmers = []
        state.turn_at += 1


def revolt_moves(state: State, seat: int) -> list[int]:
    return sorted(state.revolting)


def revolt_refusal(state: State, seat: int, move: int) -> str:
    if move >= PROVINCE_COUNT:
        return NO_SUCH_MOVE
    return "" if move in state.revolting else "winter.owner-chooses-order"


def pick_revolt(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if events is not None:
        events.append(RevoltChosen("winter.owner-chooses-order", seat, PROVINCES[move]))
    _rise(state, seat, move, events)


def turn_the_year(state: State, events: Events) -> bool:
    """After the first winter: new events, no rice, no revolt markers."""
    removed = sum(state.revolts)
    state.markers += removed
    state.revolts = (0,) * PROVINCE_COUNT
    state.rice = [0] * state.setting.players
    state.year += 1
    state.season = 0
    state.order = []
    state.event_gone = state.event_gone + state.event_row
    if events is not None:
        events.append(YearTurned("winter.clear-for-new-year", state.year, removed))
    lay_out_events(state, events)
    return True
