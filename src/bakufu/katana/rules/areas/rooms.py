"""What the Rooms of the Palace grant. A pick says it all: the Room, or what it is used on."""

from __future__ import annotations

from bakufu.katana.box.components import (
    CELLS,
    COLUMNS,
    LACQUER,
    LEATHER,
    NO_SWORD,
    RESOURCE_COUNT,
    ROOM_ADVANCE,
    ROOM_COINS,
    ROOM_COUNT,
    ROOM_DECORATE,
    ROOM_LACQUER,
    ROOM_LEATHER,
    ROOM_MOVE,
    ROOM_STEEL,
    ROOMS,
    STEEL,
)
from bakufu.katana.box.picks import (
    DECORATE,
    DECORATIONS,
    DECORATOR,
    MOVE,
    ROOM,
    SWAP,
    SWAPS,
    decorated_cell,
    decorated_resource,
)
from bakufu.katana.rules.events import RoomUsed
from bakufu.katana.rules.gains import advance, buy, gain_coins, gain_resource, may_advance
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.decorating import decorate, decoration_refusal, decorations
from bakufu.katana.rules.swords.movement import move_refusal, move_sword, swap_refusal, swap_swords
from bakufu.kernel.event import Events

CHEAPER = {ROOM_LEATHER: LEATHER, ROOM_LACQUER: LACQUER}
ALL_DECORATORS = 15


def room_of(pick: int) -> int:
    """The Room that a pick uses, or -1."""
    if MOVE <= pick < MOVE + CELLS or SWAP <= pick < SWAP + SWAPS:
        return ROOM_MOVE
    if DECORATE <= pick < DECORATE + DECORATIONS:
        return ROOM_DECORATE
    if DECORATOR <= pick < DECORATOR + RESOURCE_COUNT:
        return ROOM_ADVANCE
    room = pick - ROOM
    return room if room in (ROOM_COINS, ROOM_LEATHER, ROOM_LACQUER, ROOM_STEEL) else -1


def room_picks(state: State, seat: int, room: int) -> list[int]:
    """All ways to use a Room now."""
    if room == ROOM_MOVE:
        forge = seat * CELLS
        return [
            MOVE + cell
            for cell in range(CELLS)
            if state.forge[forge + cell] != NO_SWORD and not move_refusal(state, seat, cell)
        ]
    if room == ROOM_DECORATE:
        return decorations(state, seat, ALL_DECORATORS)
    if room == ROOM_ADVANCE:
        return [DECORATOR + resource for resource in range(RESOURCE_COUNT) if may_advance(state, seat, resource)]
    return [] if room_refusal(state, seat, ROOM + room) else [ROOM + room]


def swap_picks(state: State, seat: int) -> list[int]:
    forge = seat * CELLS
    return [
        SWAP + cell
        for cell in range(SWAPS)
        if state.forge[forge + cell] != NO_SWORD
        and state.forge[forge + cell + COLUMNS] != NO_SWORD
        and not swap_refusal(state, seat, cell)
    ]


def room_refusal(state: State, seat: int, pick: int) -> str:
    if MOVE <= pick < MOVE + CELLS:
        return move_refusal(state, seat, pick - MOVE)
    if SWAP <= pick < SWAP + SWAPS:
        return swap_refusal(state, seat, pick - SWAP)
    if DECORATE <= pick < DECORATE + DECORATIONS:
        return decoration_refusal(state, seat, decorated_cell(pick), decorated_resource(pick))
    if DECORATOR <= pick < DECORATOR + RESOURCE_COUNT:
        return "" if may_advance(state, seat, pick - DECORATOR) else "academy.stop-at-the-end"
    room = pick - ROOM
    if room in CHEAPER and state.coins[seat] < state.setting.room_amount[room]:
        return "palace.cheaper-resource"
    return ""


def use_room(state: State, seat: int, pick: int, rule: str, events: Events) -> None:
    room = room_of(pick)
    if events is not None:
        events.append(RoomUsed(rule, seat, ROOMS[room]))
    if room == ROOM_MOVE:
        if pick >= SWAP:
            swap_swords(state, seat, pick - SWAP, "movement.swap-places", events)
        else:
            move_sword(state, seat, pick - MOVE, rule, events)
    elif room == ROOM_DECORATE:
        gain_coins(state, seat, decorate(state, seat, pick, rule, events), rule, events)
    elif room == ROOM_ADVANCE:
        advance(state, seat, pick - DECORATOR, rule, events)
    elif room == ROOM_COINS:
        gain_coins(state, seat, state.setting.room_amount[room], rule, events)
    elif room == ROOM_STEEL:
        gain_resource(state, seat, STEEL, state.setting.room_amount[room], rule, events)
    else:
        buy(state, seat, CHEAPER[room], state.setting.room_amount[room], "palace.cheaper-resource", events)


assert len(ROOMS) == ROOM_COUNT
