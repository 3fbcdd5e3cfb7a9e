"""A table as its host wants it, and whether it can be had."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from bakufu.bots import levels_of
from bakufu.games import USUAL, load
from bakufu.kernel.errors import BadOption
from bakufu.server.refusal import Refusal
from bakufu.server.tables.playable import Edition, edition

DAY = 86_400
SECONDS = {"live": (10, 3600), "days": (DAY, 14 * DAY)}
MOST_SEATS = 10

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Level = Annotated[str, msgspec.Meta(max_length=16)]
Entropy = Annotated[
    str,
    msgspec.Meta(max_length=64, pattern="^[!-~]*$", description="Random text of the client's own, in visible ASCII."),
]

_game = lru_cache(load)  # games hold no state of play, and reading their facts takes a while


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as its host wants it. `bots` gives the level of a bot for each seat that is to have one."""

    game: Annotated[str, msgspec.Meta(max_length=16)] = USUAL
    options: dict[str, Any] = {}
    bots: dict[Seat, Level] = {}
    seat: Seat | None = 0  # where the host sits; null: the host only watches
    pace: Literal["live", "days"] = "live"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=SECONDS["days"][1])] = 300
    visible: bool = True
    hints: bool = True
    entropy: Entropy = ""


def still_playable(name: str, options: dict[str, Any], facts: str | None) -> Edition:
    """By what a table that was set up earlier is played if it starts now, if its options are still possible."""
    game = _game(name, facts)
    try:
        game.setting(options)
    except BadOption as error:
        raise Refusal("bad-options", why=error) from None
    return edition(game)


def checked(wanted: NewTable, facts: str | None) -> tuple[dict[str, Any], int, Edition]:
    """The complete options, the number of seats and by which rules it would be played, if the table can be had."""
    try:
        game = _game(wanted.game, facts)
        players = game.setting(wanted.options).players
    except BadOption as error:
        raise Refusal("bad-options", why=error) from None
    levels = levels_of(wanted.game)
    if not set(wanted.bots.values()) <= set(levels):
        raise Refusal("bad-bot", levels=", ".join(levels))
    if any(seat >= players for seat in (*wanted.bots, wanted.seat or 0)):
        raise Refusal("bad-seat")
    least, most = SECONDS[wanted.pace]
    if not least <= wanted.seconds <= most:
        shortest, longest = SECONDS["live"]
        fewest, furthest = SECONDS["days"]
        days = {"fewest": fewest // DAY, "longest": furthest // DAY}
        raise Refusal("bad-pace", least=shortest, most=longest, **days)
    return game.options(game.start(wanted.options, 0)), players, edition(game)
