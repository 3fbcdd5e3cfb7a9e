"""A table as its host wants it, and whether it can be set up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

from bakufu.bots import levels_of
from bakufu.bots.levels import seatable
from bakufu.games import load
from bakufu.kernel.errors import BadOption
from bakufu.table.playable import Edition, edition
from bakufu.table.refusal import Refusal

DAY = 86_400
SECONDS = {"live": (10, 3600), "days": (DAY, 14 * DAY)}  # per decision, by time control: least and most
# What each turn adds to a bank of time, by time control: least and most seconds.
INCREMENT = {"live": (5, 600), "days": (3600, 3 * DAY)}
INTERRUPT = (5, 120)  # seconds for somebody who is asked in the turn of another player: least and most
INTERRUPT_SECONDS = 15

_game = lru_cache(load)  # games hold no state of play, and reading their component data takes a while


class WantedTable(Protocol):
    """What the host decides. `bots` gives a level for each seat that a bot takes, `samurai`, or one in a character,
    `samurai:raider`, `samurai:any`; `seat` is the host's own."""

    @property
    def game(self) -> str: ...
    @property
    def options(self) -> Mapping[str, object]: ...
    @property
    def bots(self) -> Mapping[int, str]: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def pace(self) -> str: ...
    @property
    def seconds(self) -> int: ...
    @property
    def increment(self) -> int | None: ...


def still_playable(name: str, options: Mapping[str, object], facts: str | None) -> Edition:
    """The edition with which a table that was set up earlier starts now, if its options are still valid."""
    game = _game(name, facts)
    try:
        game.setting(options)
    except BadOption as error:
        raise Refusal("bad-options", why=error) from None
    return edition(game)


def check_bot(game: str, bot: str) -> None:
    """Nobody may have a table import a module or read a file: only levels, and those in a character."""
    if not seatable(game, bot):
        raise Refusal("bad-bot", levels=", ".join(levels_of(game)))


def checked(wanted: WantedTable, facts: str | None) -> tuple[dict[str, object], int, Edition]:
    """The complete options, the number of seats and the edition, if the table can be set up."""
    try:
        game = _game(wanted.game, facts)
        players = game.setting(wanted.options).players
    except BadOption as error:
        raise Refusal("bad-options", why=error) from None
    for bot in wanted.bots.values():
        check_bot(wanted.game, bot)
    if any(seat >= players for seat in (*wanted.bots, wanted.seat or 0)):
        raise Refusal("bad-seat")
    least, most = SECONDS[wanted.pace]
    if not least <= wanted.seconds <= most:
        shortest, longest = SECONDS["live"]
        fewest, furthest = SECONDS["days"]
        days = {"fewest": fewest // DAY, "longest": furthest // DAY}
        raise Refusal("bad-pace", least=shortest, most=longest, **days)
    _check_increment(wanted)
    return game.options(game.start(wanted.options, 0)), players, edition(game)


def _check_increment(wanted: WantedTable) -> None:
    """A turn can't add more than the bank holds."""
    if wanted.increment is None:
        return
    least, most = INCREMENT[wanted.pace]
    most = min(most, wanted.seconds)
    if not least <= wanted.increment <= most:
        raise Refusal("bad-increment", least=least, most=most)
