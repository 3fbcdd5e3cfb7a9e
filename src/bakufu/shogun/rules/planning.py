"""Planning: simultaneous and secret, one card for each space in turn; the bid follows the actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import CHEST_CARD, EMPTY, PROVINCE_COUNT, UNPLANNED
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.events import CardPlanned, PlansLaid
from bakufu.shogun.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def plan(state: State, events: Events) -> bool:
    if UNPLANNED in state.plan:
        state.ask_all(PLAN)
        return False
    if events is not None:
        events.append(PlansLaid("plan.secret"))
    return True


def next_space(state: State, seat: int) -> int:
    """The first space of this seat without a card; the number of spaces if all are planned."""
    spaces = state.setting.spaces
    start = seat * spaces
    plan = state.plan
    for space in range(spaces):
        if plan[start + space] == UNPLANNED:
            return space
    return spaces


def plan_of(state: State, seat: int) -> list[int]:
    """The cards on the spaces of this seat."""
    spaces = state.setting.spaces
    return state.plan[seat * spaces : (seat + 1) * spaces]


def cards_left(state: State, seat: int) -> list[int]:
    """The cards this seat has not placed yet: its provinces in their order, then its other cards."""
    spaces = state.setting.spaces
    plan, owner, bits = state.plan, state.owner, state.setting.card_bits
    laid: i64 = 0
    for space in range(seat * spaces, (seat + 1) * spaces):
        if plan[space] >= 0:
            laid |= bits[plan[space]]
    left: list[int] = []
    for province in range(PROVINCE_COUNT):
        if owner[province] == seat and not laid & bits[province]:
            left.append(province)
    for card in state.setting.cards:
        if not laid & bits[card]:
            left.append(card)
    return left


def plan_size(state: State, seat: int) -> int:
    """How many cards a whole plan has: a space stays empty only when there is no card left for it."""
    return min(state.setting.spaces, state.owner.count(seat) + len(state.setting.cards))


def plan_moves(state: State, seat: int) -> list[int]:
    moves = cards_left(state, seat)
    if len(moves) < state.setting.spaces - next_space(state, seat):
        moves.append(NOTHING)
    return moves


def plan_refusal(state: State, seat: int, move: int) -> str:
    if move >= CHEST_CARD and move != NOTHING and move not in state.setting.bids:
        return NO_SUCH_MOVE
    if move == NOTHING:
        enough = len(cards_left(state, seat)) >= state.setting.spaces - next_space(state, seat)
        return "plan.fill-every-space" if enough else ""
    if move < CHEST_CARD and state.owner[move] != seat:
        return "plan.own-cards"
    return "plan.a-card-once" if move in plan_of(state, seat) else ""


def plan_card(state: State, seat: int, move: int, events: Events) -> None:
    space = next_space(state, seat)
    card = EMPTY if move == NOTHING else move
    state.plan[seat * state.setting.spaces + space] = card
    if events is not None:
        setting = state.setting
        space_name, card_name = setting.space_names[space], setting.card_names[card]
        events.append(CardPlanned("plan.one-card-a-space", seat, space_name, card_name))
    if space + 1 == state.setting.spaces:
        state.answered(seat)
