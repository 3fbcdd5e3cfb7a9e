"""The options of a game, checked as a whole with one clear error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from bakufu.kernel.errors import BadOption
from bakufu.kernel.shapes import Words

PLAYERS = (1, 2, 3, 4)
ROOM_SETUPS: Final[tuple[str, ...]] = ("first", "random")
RoomSetup = Annotated[str, Words("RoomSetup", ROOM_SETUPS)]
DEFAULTS: dict[str, object] = {"players": 4, "rooms": "first"}


@dataclass(frozen=True)
class Options:
    """One player plays against the Ghost. `rooms`: those suggested for a first game, or random ones."""

    players: int
    rooms: RoomSetup


def checked(options: Mapping[str, object]) -> Options:
    for name in options:
        if name not in DEFAULTS:
            raise BadOption("error-unknown-option", wrong=name, known=DEFAULTS)
    players = options.get("players", DEFAULTS["players"])
    rooms = options.get("rooms", DEFAULTS["rooms"])
    if not isinstance(players, int) or isinstance(players, bool) or players not in PLAYERS:
        raise BadOption("error-option", option="players", value=repr(players), possible="1, 2, 3, 4")
    if rooms not in ROOM_SETUPS:
        raise BadOption("error-fact-one-of", path="rooms", wrong=rooms, known=ROOM_SETUPS)
    return Options(players, str(rooms))
