"""Turn order: bids are revealed and paid, the highest bidder is the first to choose a position and its special card."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import (
    ACTIONS,
    BID,
    CHEST_CARD,
    EMPTY,
    ONE_MORE_CHEST,
    ONE_MORE_RICE,
    PROVINCES,
    RICE,
    SPECIALS,
    TAX,
)
from bakufu.shogun.box.picks import PLACE, PLACES
from bakufu.shogun.rules.decision_kinds import PLACE_IN_ORDER
from bakufu.shogun.rules.events import Adjusted, BidRanked, BidRevealed, OrderDetermined, PlaceTaken
from bakufu.shogun.rules.season_event import EFFECT_ACTIONS, effect
from bakufu.shogun.rules.state import State

# Bids from low to high: no card, a card with 0 chests, a province card, then 1, 2, 3, 4 chests.
NO_CARD: Final = 0
NO_CHESTS: Final = 1
PROVINCE_CARD: Final = 2


def reveal_bids(state: State, events: Events) -> bool:
    """All bids are paid at the same time; tied bids are put in order at random."""
    players = state.setting.players
    ranks = [_pay(state, seat, events) for seat in range(players)]
    lot = list(range(players))
    state.lots.shuffle(lot)
    # Sorted from low to high, because the next to choose is taken off the end.
    choosing: list[int] = []
    for rank in range(PROVINCE_CARD + PLACES + 1):
        equal = [seat for seat in lot if ranks[seat] == rank]
        choosing += equal
        if events is not None:
            _tell_ranking(equal, rank, ranks, events)
    state.choosing = choosing
    return True


def _tell_ranking(equal: list[int], rank: int, ranks: list[int], events: Events) -> None:
    if events is None:
        return
    if len(equal) > 1:
        events.append(BidRanked("order.tie-by-lot", tuple(equal[::-1]), True))
    if equal and rank == PROVINCE_CARD and NO_CHESTS in ranks:
        events.append(BidRanked("order.province-before-zero", tuple(equal[::-1]), False))
    if equal and rank == NO_CARD:
        events.append(BidRanked("order.no-card-last", tuple(equal[::-1]), False))


def _pay(state: State, seat: int, events: Events) -> int:
    """Reveal and pay one bid; returns its rank. A player who bids more than they own pays all of it, and the bid counts
    as that much."""
    space = seat * state.setting.spaces + BID
    card = state.plan[space]
    state.shown[space] = 1
    paid = 0
    rule = "order.pay-the-bid"
    if card == EMPTY:
        rank = NO_CARD
    elif card < CHEST_CARD:
        rank = PROVINCE_CARD
        rule = "order.province-card-is-free"
    else:
        bid = state.setting.bids[card]
        paid = min(bid, state.chests[seat])
        if paid < bid:
            rule = "order.bid-above-purse"
        rank = PROVINCE_CARD + paid if paid else NO_CHESTS
        state.chests[seat] -= paid
        state.bank += paid
    if events is not None:
        events.append(BidRevealed(rule, seat, state.setting.card_names[card], paid))
    return rank


def choose_places(state: State, events: Events) -> bool:
    """Players take turns to take a special card and put their Daimyo card in its place."""
    if state.choosing:
        state.ask(PLACE_IN_ORDER, state.choosing[-1], [])
        return False
    state.order = [seat for seat in state.takers if seat >= 0]
    if events is not None:
        aside = [SPECIALS[state.special_row[p]] for p in range(PLACES) if state.takers[p] < 0]
        events.append(OrderDetermined("order.by-place", tuple(state.order), tuple(aside)))
    return True


def place_moves(state: State, seat: int) -> list[int]:
    return [PLACE + place for place in range(PLACES) if state.takers[place] < 0]


def place_refusal(state: State, seat: int, move: int) -> str:
    if not PLACE <= move < PLACE + PLACES:
        return NO_SUCH_MOVE
    return "order.choose-a-free-place" if state.takers[move - PLACE] >= 0 else ""


def take_place(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    state.choosing = state.choosing[:-1]
    place = move - PLACE
    state.takers[place] = seat
    if events is not None:
        events.append(PlaceTaken("order.high-bid-first", seat, place + 1, SPECIALS[state.special_row[place]]))


def has_special(state: State, seat: int, special: int) -> bool:
    """Whether this seat has the special card this season."""
    for place in range(PLACES):
        if state.takers[place] == seat:
            return state.special_row[place] == special
    return False


def special_adjusts(state: State, seat: int, province: int, action: int, amount: int, events: Events) -> int:
    """An amount of taxes or rice, as the seat's special card leaves it. It comes after the event."""
    if action == TAX:
        special = ONE_MORE_CHEST
    elif action == RICE:
        special = ONE_MORE_RICE
    else:
        return amount
    if not has_special(state, seat, special):
        return amount
    if events is not None:
        touched = action in EFFECT_ACTIONS[effect(state)]
        rule = "special.after-the-event" if touched else "special." + SPECIALS[special]
        events.append(Adjusted(rule, seat, PROVINCES[province], ACTIONS[action], amount, amount + 1))
    return amount + 1
