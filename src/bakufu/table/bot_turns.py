"""The turn of a bot at a table, for every host: how it decides and where entries are stored is the host's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from bakufu.table.entries import By, Kind, NewEntry
from bakufu.table.fold import Fold
from bakufu.table.live import Live
from bakufu.table.refusal import NotNow, Refusal

FALLBACK = "random"  # needs nothing but the list of legal moves

Decide = Callable[[Fold, int, str], Awaitable[list[int]]]  # the moves of a seat's turn, by a level
Failed = Callable[[int, str, Exception], None]  # is told that a level could not decide for a seat


class Append(Protocol):
    """Appends an entry to a table's log, and refuses it once `still` no longer holds."""

    def __call__(self, live: Live, new: NewEntry, still: Callable[[], bool] | None = None) -> Awaitable[int]: ...


async def move_bot(live: Live, seat: int, decide: Decide, append: Append, failed: Failed) -> None:
    """One decision of a bot; dropped if the table has changed in the meantime."""
    fold = live.fold
    level = live.bot_for(seat, fold)
    assert level is not None
    kind = Kind.SEAL if fold.game.sealed(fold.state) else Kind.MOVES

    def still() -> bool:
        # Chat and other players' sealed plans don't change the state.
        return live.fold.state is fold.state and seat in live.bots_awaited(live.fold)

    for decider in dict.fromkeys((level, FALLBACK)):
        try:
            data = {"moves": await decide(fold, seat, decider)}
            await append(live, NewEntry(kind, seat, data, By.BOT), still)
            return
        except Refusal as error:
            if error.code == "too-late":
                return
            raise
        except Exception as error:
            failed(seat, decider, error)
    raise NotNow("busy")
