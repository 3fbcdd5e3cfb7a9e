"""Planning: simultaneous and secret, one card for each space in turn; the bid follows the actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.kernel.flow import Decision
from bakufu.shogun.box.components import CHEST_CARD, EMPTY, UNPLANNED
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.events import CardPlanned, PlansLaid
from bakufu.shogun.rules.hands import Hands
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
    spaces: i64 = state.setting.spaces
    start: i64 = seat * spaces
    space: i64 = 0
    while space < spaces and state.plan[start + space] != UNPLANNED:
        space += 1
    return space


def plan_of(state: State, seat: int) -> list[int]:
    """The cards on the spaces of this seat."""
    spaces = state.setting.spaces
    return state.plan[seat * spaces : (seat + 1) * spaces]


def hand(state: State, seat: int) -> list[int]:
    """All cards of this seat, placed or not."""
    hands = state.hands
    if hands is None or hands.owner is not state.owner:
        hands = state.hands = Hands(state.owner, state.setting.cards, state.setting.players)
    return hands.cards[seat]


def cards_left(state: State, seat: int) -> list[int]:
    """The cards this seat has not placed yet: its provinces in their order, then its other cards."""
    bits = state.setting.card_bits
    spaces: i64 = state.setting.spaces
    space: i64 = seat * spaces
    end: i64 = space + spaces
    laid: i64 = 0
    while space < end:
        card: i64 = state.plan[space]
        if card >= 0:
            laid |= bits[card]
        space += 1
    return [card for card in hand(state, seat) if not laid & bits[card]]


def is_laid(state: State, seat: int, card: int) -> bool:
    """Whether the card is on a space of this seat."""
    spaces: i64 = state.setting.spaces
    space: i64 = seat * spaces
    end: i64 = space + spaces
    while space < end:
        if state.plan[space] == card:
            return True
        space += 1
    return False


def plan_size(state: State, seat: int) -> int:
    """How many cards a whole plan has: a space stays empty only when there is no card left for it."""
    return min(state.setting.spaces, len(hand(state, seat)))


class Planning(Decision):
    """One card of a plan: most decisions of a game."""

    def __init__(self) -> None:
        super().__init__("plan", plan_moves, plan_refusal, plan_card, apart=True)

    def list_moves(self, state: State, seat: int) -> list[int]:
        return plan_moves(state, seat)

    def refuse(self, state: State, seat: int, move: int) -> str:
        return plan_refusal(state, seat, move)

    def carry_out(self, state: State, seat: int, move: int, events: Events) -> None:
        plan_card(state, seat, move, events)


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
    return "plan.a-card-once" if is_laid(state, seat, move) else ""


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
