"""The Komainu: Coins, the first turn of the next round, and with a Monk the special effect of any other area."""

from __future__ import annotations

from bakufu.katana.box.components import CELLS, HOUSE_COUNT, NO_SWORD, RESOURCE_COUNT, ROOM_COUNT
from bakufu.katana.box.picks import DECORATOR, ENOUGH, MARKET_CARD, MARKET_ROW, MOVE, SASHIMONO, SWAP, SWAPS
from bakufu.katana.rules.areas.family import with_family
from bakufu.katana.rules.areas.houses import plant
from bakufu.katana.rules.areas.market import take_market_card
from bakufu.katana.rules.areas.rooms import room_of, room_picks, room_refusal, use_room
from bakufu.katana.rules.decision_kinds import KOMAINU_EFFECT
from bakufu.katana.rules.events import FirstPlayerNext
from bakufu.katana.rules.gains import advance, gain_coins, may_advance
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import move_refusal, move_sword
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events


def reflect(state: State, seat: int, events: Events) -> None:
    gain_coins(state, seat, state.setting.komainu_coins, "komainu.take-coins", events)
    if events is not None:
        events.append(FirstPlayerNext("komainu.be-first-player", seat))
    if state.monk:
        state.stack.append(KOMAINU_EFFECT)


def ask_effect(state: State, events: Events) -> None:
    state.ask(KOMAINU_EFFECT, state.actor, [])


def effect_moves(state: State, seat: int) -> list[int]:
    """A Sashimono as at the Houses, a card of the Market, a move in the Forge, a step at the Academy, a Room again."""
    found = [SASHIMONO + house for house in range(HOUSE_COUNT)]
    found += [MARKET_CARD + slot for slot in range(len(state.market_row))]
    forge = seat * CELLS
    for cell in range(CELLS):
        if state.forge[forge + cell] != NO_SWORD and not move_refusal(state, seat, cell):
            found.append(MOVE + cell)
    found += [DECORATOR + resource for resource in range(RESOURCE_COUNT) if may_advance(state, seat, resource)]
    rooms = with_family(state, seat)
    for room in range(ROOM_COUNT):
        if rooms >> room & 1:
            # A Room that moves a Sword or a Decorator grants what this space grants anyway.
            found += [pick for pick in room_picks(state, seat, room) if pick not in found]
    found.append(ENOUGH)
    return found


def effect_refusal(state: State, seat: int, move: int) -> str:
    if move == ENOUGH or SASHIMONO <= move < SASHIMONO + HOUSE_COUNT:
        return ""
    if MARKET_CARD <= move < MARKET_CARD + MARKET_ROW:
        return "" if move - MARKET_CARD < len(state.market_row) else "market.take-a-card"
    room = room_of(move)
    if room < 0:
        return NO_SUCH_MOVE
    if SWAP <= move < SWAP + SWAPS:
        return "movement.swap-places"
    anyway = MOVE <= move < MOVE + CELLS or DECORATOR <= move < DECORATOR + RESOURCE_COUNT
    if not anyway and not with_family(state, seat) >> room & 1:
        return "palace.own-rooms"
    return room_refusal(state, seat, move)


def take_effect(state: State, seat: int, move: int, events: Events) -> None:
    rule = (
        "komainu.for-you-alone"
        if room_of(move) >= 0 and not MOVE <= move < MOVE + CELLS
        else "komainu.monk-acts-elsewhere"
    )
    state.answered(seat)
    if move == ENOUGH:
        return
    if SASHIMONO <= move < SASHIMONO + HOUSE_COUNT:
        plant(state, seat, move - SASHIMONO, rule, events)
    elif MARKET_CARD <= move < MARKET_CARD + MARKET_ROW:
        take_market_card(state, seat, move - MARKET_CARD, rule, events)
    elif MOVE <= move < MOVE + CELLS:
        move_sword(state, seat, move - MOVE, rule, events)
    elif DECORATOR <= move < DECORATOR + RESOURCE_COUNT:
        advance(state, seat, move - DECORATOR, rule, events)
    else:
        use_room(state, seat, move, rule, events)
