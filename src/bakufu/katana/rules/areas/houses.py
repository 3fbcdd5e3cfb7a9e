"""The Houses of the Daimyos: an order for a Sword, Coins in advance, a Sashimono and a card."""

from __future__ import annotations

from bakufu.katana.box.components import CELL_NAMES, CELLS, HOUSE_COUNT, HOUSES, NO_SWORD, sword_name
from bakufu.katana.box.picks import SASHIMONO as FLAG
from bakufu.katana.rules.decision_kinds import ASK_SASHIMONO, SASHIMONO
from bakufu.katana.rules.events import CardTaken, SashimonoTaken, SwordTaken
from bakufu.katana.rules.moment import take_card
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import first_space, place_sword
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by, replaced


def sword_refusal(state: State, seat: int, space: int) -> str:
    sword = state.sword_at[space]
    if sword == NO_SWORD:
        return "houses.take-a-sword"
    return "houses.first-space-free" if state.forge[seat * CELLS + first_space(state, sword)] != NO_SWORD else ""


def take_sword(state: State, seat: int, space: int, events: Events) -> None:
    sword = state.sword_at[space]
    house = state.setting.house_of[space]
    state.sword_at = replaced(state.sword_at, space, NO_SWORD)
    state.flag = replaced(state.flag, sword, house)
    coins = state.setting.advance[sword]
    state.coins[seat] += coins
    cell = place_sword(state, seat, sword)
    if events is not None:
        events.append(SwordTaken("houses.coins-in-advance", seat, sword_name(sword), CELL_NAMES[cell], coins))
        events.append(SashimonoTaken("houses.sashimono-on-the-sword", seat, HOUSES[house], sword_name(sword)))
    take_daimyo_card(state, seat, house, events)
    if state.monk:
        state.stack.append(ASK_SASHIMONO)


def take_daimyo_card(state: State, seat: int, house: int, events: Events) -> None:
    """The open card on the deck, if there is one left."""
    deck = state.decks[house]
    if deck:
        take_card(state, seat, deck[-1])
        state.decks[house] = deck[:-1]
        if events is not None:
            events.append(CardTaken("houses.take-the-card", seat, deck[-1] + 1, HOUSES[house]))


def ask_sashimono(state: State, events: Events) -> None:
    """A Sashimono of the player's choice, straight into the Sashimono area."""
    state.ask(SASHIMONO, state.actor, [])


def sashimono_moves(state: State, seat: int) -> list[int]:
    return [FLAG + house for house in range(HOUSE_COUNT)]


def sashimono_refusal(state: State, seat: int, move: int) -> str:
    return "" if FLAG <= move < FLAG + HOUSE_COUNT else NO_SUCH_MOVE


def pick_sashimono(state: State, seat: int, move: int, events: Events) -> None:
    rule = "delivery.exchange-starting-sashimono" if state.delivering >= 0 else "houses.monk-takes-sashimono"
    state.answered(seat)
    plant(state, seat, move - FLAG, rule, events)


def plant(state: State, seat: int, house: int, rule: str, events: Events) -> None:
    """A Sashimono comes into the Sashimono area."""
    state.sashimono = changed_by(state.sashimono, HOUSE_COUNT * seat + house, 1)
    if events is not None:
        events.append(SashimonoTaken(rule, seat, HOUSES[house], None))
