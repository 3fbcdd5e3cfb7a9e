"""The Market: Resources for Coins, and one of the three open cards."""

from __future__ import annotations

from bakufu.katana.box.components import RESOURCE_COUNT
from bakufu.katana.box.picks import ENOUGH, MARKET_CARD, MARKET_ROW, RESOURCE
from bakufu.katana.rules.asides import tempted
from bakufu.katana.rules.decision_kinds import BUYING, TAKING_A_CARD
from bakufu.katana.rules.events import CardTaken
from bakufu.katana.rules.gains import buy
from bakufu.katana.rules.moment import take_card
from bakufu.katana.rules.state import State
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events


def begin_market(state: State) -> None:
    state.cards_left = 1 + state.monk
    state.stack += [TAKING_A_CARD, BUYING]


def ask_buying(state: State, events: Events) -> None:
    """Without Coins, only if a delivery or a card can earn some first."""
    if len(buying_moves(state, state.actor)) > 1 or tempted(state, state.actor, BUYING):
        state.ask(BUYING, state.actor, [])


def buying_moves(state: State, seat: int) -> list[int]:
    coins = state.coins[seat]
    return [RESOURCE + kind for kind in range(RESOURCE_COUNT) if coins >= state.setting.price[kind]] + [ENOUGH]


def buying_refusal(state: State, seat: int, move: int) -> str:
    if RESOURCE <= move < RESOURCE + RESOURCE_COUNT:
        return "" if state.coins[seat] >= state.setting.price[move - RESOURCE] else "market.buy-resources"
    return "" if move == ENOUGH else NO_SUCH_MOVE


def buy_resource(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if move == ENOUGH:
        return
    buy(state, seat, move - RESOURCE, state.setting.price[move - RESOURCE], "market.buy-resources", events)
    state.stack.append(BUYING)


def ask_card(state: State, events: Events) -> None:
    if state.cards_left and state.market_row:
        state.ask(TAKING_A_CARD, state.actor, [])


def card_moves(state: State, seat: int) -> list[int]:
    return [MARKET_CARD + slot for slot in range(len(state.market_row))]


def card_refusal(state: State, seat: int, move: int) -> str:
    if MARKET_CARD <= move < MARKET_CARD + MARKET_ROW:
        return "" if move - MARKET_CARD < len(state.market_row) else "market.take-a-card"
    return NO_SUCH_MOVE


def pick_card(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    state.cards_left -= 1
    rule = "market.monk-takes-second-card" if state.monk and not state.cards_left else "market.take-a-card"
    take_market_card(state, seat, move - MARKET_CARD, rule, events)
    state.stack.append(TAKING_A_CARD)


def take_market_card(state: State, seat: int, slot: int, rule: str, events: Events) -> None:
    take_card(state, seat, state.market_row[slot])
    if not state.market_deck:
        rule = "market.not-replaced"
    if events is not None:
        events.append(CardTaken(rule, seat, state.market_row[slot] + 1, "market"))
    remove_market_card(state, slot)


def remove_market_card(state: State, slot: int) -> None:
    """An open card leaves; the one on the deck takes its place, and the next one is seen."""
    row = state.market_row[:]
    if slot < len(row) - 1:
        row[slot] = row[-1]
    row.pop()
    if state.market_deck:
        row.append(state.market_deck[-1])
        state.market_deck = state.market_deck[:-1]
    state.market_row = row
