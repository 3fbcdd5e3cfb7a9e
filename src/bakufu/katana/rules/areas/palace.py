"""The SHOGUN's Palace: Family Members in Rooms, and what the Rooms grant."""

from __future__ import annotations

from bakufu.katana.box.components import FAMILY as MEMBERS
from bakufu.katana.box.components import ROOM_COUNT
from bakufu.katana.box.picks import ENOUGH, FAMILIES, FAMILY_IN, SWAP, SWAPS
from bakufu.katana.rules.areas.family import ARRANGEMENTS, arrange, members, with_family
from bakufu.katana.rules.areas.gifts import begin_gifts
from bakufu.katana.rules.areas.rooms import room_of, room_picks, room_refusal, swap_picks, use_room
from bakufu.katana.rules.asides import tempted
from bakufu.katana.rules.decision_kinds import ASIDE, ASK_FAMILY, BEGIN_ROOMS, FAMILY, PALACE_GIFT, ROOMS
from bakufu.katana.rules.state import State
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events


def begin_palace(state: State) -> None:
    state.stack += [ROOMS, BEGIN_ROOMS, ASK_FAMILY]


def ask_family(state: State, events: Events) -> None:
    """One more Family Member, if there is one; the player places all of them freely."""
    state.ask(FAMILY, state.actor, [])


def _number_after(state: State, seat: int) -> int:
    return min(MEMBERS, members(state.family[seat]) + 1)


def family_moves(state: State, seat: int) -> list[int]:
    return [FAMILY_IN + mask for mask in ARRANGEMENTS[_number_after(state, seat)]]


def family_refusal(state: State, seat: int, move: int) -> str:
    if FAMILY_IN <= move < FAMILY_IN + FAMILIES:
        fits = members(move - FAMILY_IN) == _number_after(state, seat)
        return "" if fits else "palace.add-a-member"
    return NO_SUCH_MOVE


def place_family(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    arrange(state, seat, move - FAMILY_IN, "palace.add-a-member", events)


def begin_rooms(state: State, events: Events) -> None:
    state.rooms_left = with_family(state, state.actor)
    state.again = state.monk


def ask_rooms(state: State, events: Events) -> None:
    seat = state.actor
    if (state.rooms_left or state.again) and (len(rooms_moves(state, seat)) > 1 or tempted(state, seat, ROOMS)):
        state.ask(ROOMS, seat, [])
    else:
        _leave(state)


def _usable(state: State, seat: int) -> int:
    """The unused ones of the Rooms where the Family was at the beginning; with a Monk, any of the seat's Rooms again.

    Market card 7 can move the Family in between: a Member that leaves a Room gives up its benefit.
    """
    here = with_family(state, seat)
    return here if state.again else here & state.rooms_left


def rooms_moves(state: State, seat: int) -> list[int]:
    usable = _usable(state, seat)
    found: list[int] = []
    for room in range(ROOM_COUNT):
        if usable >> room & 1:
            found += room_picks(state, seat, room)
    if _may_swap(state, seat):
        found += swap_picks(state, seat)
    found.append(ENOUGH)
    return found


def _may_swap(state: State, seat: int) -> bool:
    """Two moves at the same time: the Room's own and the Monk's."""
    return bool(state.again and (with_family(state, seat) & state.rooms_left) >> room_of(SWAP) & 1)


def rooms_refusal(state: State, seat: int, move: int) -> str:
    if move == ENOUGH:
        return ""
    room = room_of(move)
    if room < 0:
        return NO_SUCH_MOVE
    if not _usable(state, seat) >> room & 1:
        # A Room whose benefit is left, but not for a Member who isn't there any more.
        return "palace.no-use-after-moving" if state.rooms_left >> room & 1 else "palace.own-rooms"
    if SWAP <= move < SWAP + SWAPS and not _may_swap(state, seat):
        return "movement.swap-places"
    return room_refusal(state, seat, move)


def use_rooms(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if move == ENOUGH:
        _leave(state)
        return
    room = room_of(move)
    rule = "palace.use-each-room-once"
    if state.rooms_left >> room & 1:
        state.rooms_left &= ~(1 << room)
        if SWAP <= move < SWAP + SWAPS:
            state.again = 0
    else:
        state.again = 0
        rule = "palace.monk-uses-room-again"
    use_room(state, seat, move, rule, events)
    state.stack.append(ROOMS)


def _leave(state: State) -> None:
    state.rooms_left = state.again = 0
    begin_gifts(state, PALACE_GIFT)


def gift_moves(state: State, seat: int) -> list[int]:
    usable = with_family(state, seat)
    found: list[int] = []
    for room in range(ROOM_COUNT):
        if usable >> room & 1:
            found += room_picks(state, seat, room)
    found.append(ENOUGH)
    return found


def gift_refusal(state: State, seat: int, move: int) -> str:
    if move == ENOUGH:
        return ""
    room = room_of(move)
    if room < 0:
        return NO_SUCH_MOVE
    if SWAP <= move < SWAP + SWAPS:
        return "movement.swap-places"
    return room_refusal(state, seat, move) if with_family(state, seat) >> room & 1 else "palace.own-rooms"


def take_gift(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if move != ENOUGH:
        use_room(state, seat, move, "palace.others-one-room", events)
        state.stack.append(ASIDE)
