"""A table as its host asks for it over HTTP. `bakufu.table.new_table` checks whether it can be set up."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bakufu.games import USUAL
from bakufu.kernel.patch import Json
from bakufu.table.new_table import INCREMENT, INTERRUPT, INTERRUPT_SECONDS, SECONDS

MOST_SEATS = 10

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Level = Annotated[str, msgspec.Meta(max_length=16)]
Entropy = Annotated[
    str,
    msgspec.Meta(max_length=64, pattern="^[!-~]*$", description="Random text of the client's own, in visible ASCII."),
]

Sealed = Annotated[
    str,
    msgspec.Meta(
        pattern="^([0-9a-f]{64})?$",
        description="The SHA-256 in hex of random text that the client reveals when the game is about to start.",
    ),
]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as its host wants it. `bots` gives the level of a bot for each seat that is to have one."""

    game: Annotated[str, msgspec.Meta(max_length=16)] = USUAL
    options: Json = {}
    bots: dict[Seat, Level] = {}
    seat: Seat | None = 0  # where the host sits; null: the host only watches
    pace: Literal["live", "days"] = "live"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=SECONDS["days"][1])] = 300
    visible: bool = True
    hints: bool = True
    entropy: Entropy = ""
    interrupt_seconds: Annotated[int, msgspec.Meta(ge=INTERRUPT[0], le=INTERRUPT[1])] = INTERRUPT_SECONDS
    sealed: Sealed = ""
    # With it, `seconds` are a bank of time for the whole game, to which each turn adds.
    increment: Annotated[int, msgspec.Meta(ge=0, le=INCREMENT["days"][1])] | None = None
