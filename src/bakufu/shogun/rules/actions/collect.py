"""Confiscating rice and collecting taxes: the yield first, then the farmers' anger."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by
from bakufu.shogun.box.components import ACTIONS, PROVINCES, RICE, TAX
from bakufu.shogun.rules.battles.revolt import put_down
from bakufu.shogun.rules.events import Adjusted, Collected, MarkerPlaced
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.tracks import tell_of_rice


def collect(state: State, seat: int, action: int, province: int, events: Events) -> None:
    board = state.setting.board
    amount = board.tax[province] if action == TAX else board.rice[province]
    for adjust in state.setting.adjustments:
        amount = adjust(state, seat, province, action, amount, events)
    if action == RICE:
        state.rice[seat] += amount
        total = state.rice[seat]
        rule = "collect.rice"
    else:
        amount = _from_bank(state, seat, province, amount, events)
        total = state.chests[seat]
        rule = "collect.taxes"
    revolt = state.revolts[province] > 0
    if events is not None:
        rule = "collect.yield-before-revolt" if revolt else rule
        events.append(Collected(rule, seat, PROVINCES[province], ACTIONS[action], amount, total))
        if action == RICE:
            tell_of_rice(state, seat, amount, events)
    if not revolt:
        place_marker(state, province, "collect.leave-a-marker", events)
    elif put_down(state, seat, province, 0, "revolt.at-collection", events):
        place_marker(state, province, "revolt.marker-after-victory", events)


def _from_bank(state: State, seat: int, province: int, amount: int, events: Events) -> int:
    """Chests come from the bank, as many as it has."""
    paid = min(amount, state.bank)
    if paid < amount and events is not None:
        rule = "collect.bank-is-limited"
        events.append(Adjusted(rule, seat, PROVINCES[province], ACTIONS[TAX], amount, paid))
    state.bank -= paid
    state.chests[seat] += paid
    return paid


def place_marker(state: State, province: int, rule: str, events: Events) -> None:
    """One more revolt marker, as long as there are any."""
    for parry in state.setting.parries:
        if parry(state, province, events):
            return
    if state.markers == 0:
        rule = "revolt.markers-are-limited"
    else:
        state.markers -= 1
        state.revolts = changed_by(state.revolts, province, 1)
    if events is not None:
        events.append(MarkerPlaced(rule, PROVINCES[province], state.revolts[province]))
