"""Gifts: after an action at the Academy or the Palace everybody else gets something too, even those who have passed."""

from __future__ import annotations

from bakufu.katana.rules.asides import tempted
from bakufu.katana.rules.decision_kinds import END_MOMENT, NEXT_GIFT
from bakufu.katana.rules.state import State
from bakufu.kernel.event import Events


def begin_gifts(state: State, decision: int) -> None:
    """Ask everybody except the player whose turn it is, clockwise."""
    sides, seats = state.setting.sides, state.setting.players
    others = [(state.turn + step) % sides for step in range(1, sides)]
    state.asked = [side for side in others[::-1] if side < seats]
    state.giving = decision
    state.stack.append(NEXT_GIFT)


def next_gift(state: State, events: Events) -> None:
    if not state.asked:
        return
    seat = state.asked[-1]
    state.asked = state.asked[:-1]
    state.actor = seat
    state.stack += [NEXT_GIFT, END_MOMENT, state.giving]


def ask_gift(state: State, events: Events) -> None:
    """Only if the seat can use the gift, or could after an anytime action."""
    seat = state.actor
    own = state.setting.own[state.giving].list_moves(state, seat)
    if len(own) > 1 or (not state.passed[seat] and tempted(state, seat, state.giving)):
        state.quiet[seat] = 0
        state.ask(state.giving, seat, [])
