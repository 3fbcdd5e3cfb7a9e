"""Family Members in the Rooms of the Palace: bits by Room, one in each at most."""

from __future__ import annotations

from bakufu.katana.box.components import FAMILY, ROOMS, ROOMS_ON_THE_BOARD
from bakufu.katana.box.picks import FAMILIES
from bakufu.katana.rules.events import FamilyPlaced
from bakufu.katana.rules.state import State
from bakufu.kernel.event import Events
from bakufu.kernel.rows import replaced


def members(mask: int) -> int:
    """How many Rooms these bits name."""
    return len([room for room in range(ROOMS_ON_THE_BOARD) if mask >> room & 1])


# By number of Family Members: all ways to place them.
ARRANGEMENTS = [[mask for mask in range(FAMILIES) if members(mask) == number] for number in range(FAMILY + 1)]


def arrange(state: State, seat: int, mask: int, rule: str, events: Events) -> None:
    state.family = replaced(state.family, seat, mask)
    if events is not None:
        rooms = [ROOMS[state.rooms[room]] for room in range(ROOMS_ON_THE_BOARD) if mask >> room & 1]
        events.append(FamilyPlaced(rule, seat, tuple(rooms)))


def with_family(state: State, seat: int) -> int:
    """The kinds of Rooms, as bits, where this seat has a Family Member."""
    kinds = 0
    for room in range(ROOMS_ON_THE_BOARD):
        if state.family[seat] >> room & 1:
            kinds |= 1 << state.rooms[room]
    return kinds
