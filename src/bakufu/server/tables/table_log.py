"""The only way into a table's log, write-ahead: an entry is checked, committed, and only then broadcast and
acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from bakufu.kernel.errors import BakufuError
from bakufu.server.figures import MOVES
from bakufu.server.settings import Settings
from bakufu.server.store.database import FAILURES
from bakufu.server.store.store import Found, Store, entry_in
from bakufu.server.store.writer import Unwritable, Write, Writer
from bakufu.table.clock import Clock
from bakufu.table.entries import Entry, Kind, NewEntry
from bakufu.table.fold import Fold
from bakufu.table.live import Live, finished
from bakufu.table.refusal import NotNow

log = structlog.get_logger()
Done = TypeVar("Done")
TRIES = 8
PLAYED = (Kind.MOVES, Kind.SEAL)


class Log:
    """`shared`: other processes write to the same logs; `notify` tells them of a change. `patience`: how many
    milliseconds they leave a table's bots to this one; `notice_delay`: after how many people are told of their turn."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        clock: Clock,
        notify: Callable[[str], None],
        shared: bool,
        settings: Settings,
    ) -> None:
        self.store = store
        self.writer = writer
        self.clock = clock
        self.notify = notify
        self.shared = shared
        self.patience = 1000 * settings.bot_patience
        self.notice_delay = 1000 * settings.notice_delay
        self.closed = False
        self._begun = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def append(self, live: Live, new: NewEntry, still: Callable[[], bool] | None = None) -> int:
        """Append an entry; the sequence number it is durable under. `still`: refuse it once this no longer holds."""
        if self.closed:
            raise NotNow("busy")
        self._begun += 1
        self._idle.clear()
        try:
            return await self._append(live, new, still)
        finally:
            self._begun -= 1
            if not self._begun:
                self._idle.set()

    async def close(self) -> None:
        """Accept no new entries, and wait for those in progress."""
        self.closed = True
        await self._idle.wait()

    async def _append(self, live: Live, new: NewEntry, still: Callable[[], bool] | None) -> int:
        async with live.lock:
            if live.unsure:
                await self._catch_up(live)
            for _ in range(TRIES):
                if new.command is not None and new.command in live.commands:
                    return live.commands[new.command]
                if still is not None and not still():
                    raise NotNow("too-late")
                entry = new.numbered(live.fold.seq + 1, self.clock())
                fold = live.fold.copy()
                try:
                    events = fold.apply(entry)
                except BakufuError:
                    # The refusal may only be due to entries of another process that we haven't read yet.
                    if self.shared and await self._catch_up(live):
                        continue
                    raise
                if await self._write(live, fold, entry):
                    live.take(fold, entry, events)
                    if entry.kind in PLAYED:
                        MOVES.labels(entry.by.value).inc()
                    self.notify(live.id)
                    return entry.seq
                await self._catch_up(live)
            raise NotNow("busy")

    async def _write(self, live: Live, fold: Fold, entry: Entry) -> bool:
        """Whether the entry is in the log now; False if another process took its sequence number (optimistic
        concurrency). `fold` is the state after the entry."""
        bots_at = entry.at + self.patience if live.bots_awaited(fold) else None
        table: dict[str, object] = {"deadline_at": live.deadline(fold), "bots_at": bots_at}
        ended = fold.over() and not live.fold.over()
        status = "finished" if ended else "running"
        if ended:
            table |= finished(fold, entry.at, live.people())
        was, awaited = live.fold.awaited(), fold.awaited()
        changed = [s.seat for s in live.sittings if ended or (s.seat in was) != (s.seat in awaited)]
        told_at = entry.at + self.notice_delay
        seats = [(seat, seat in awaited, status, told_at if ended or seat in awaited else None) for seat in changed]
        try:
            return await self.writer.write(Write(live.id, entry, table, seats))
        except Unwritable:
            raise NotNow("bad-message") from None
        except FAILURES as error:
            live.unsure = True
            log.error("not-written", table=live.id, error=repr(error))
            raise NotNow("busy") from None
        except asyncio.CancelledError:
            live.unsure = True
            raise

    async def catch_up_all(self, lives: list[Live]) -> None:
        """Read the entries of other processes at these tables."""
        found = await self.store.entries_of({live.id: live.fold.seq for live in lives})
        await settled([live.id for live in lives], [self._take(live, found.get(live.id, [])) for live in lives])

    async def _take(self, live: Live, found: list[Found]) -> None:
        """Entries that were read before the lock was ours: the table may have gone on meanwhile."""
        async with live.lock:
            for entry in map(entry_in, found):
                if entry.seq == live.fold.seq + 1:
                    _take_in(live, entry)

    async def catch_up(self, live: Live) -> bool:
        """Read the entries of other processes; whether there were any."""
        async with live.lock:
            return await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        try:
            unseen = await self.store.entries(live.id, live.fold.seq)
        except FAILURES as error:
            live.unsure = True
            log.error("not-read", table=live.id, error=repr(error))
            raise NotNow("busy") from None
        live.unsure = False
        for entry in unseen:
            _take_in(live, entry)
        return bool(unseen)


async def settled(table_ids: list[str], jobs: list[Awaitable[Done]]) -> list[Done]:
    """What came of jobs for these tables, side by side; one that fails is logged and keeps no other from its result."""
    found: list[Done] = []
    for table_id, result in zip(table_ids, await asyncio.gather(*jobs, return_exceptions=True), strict=True):
        if isinstance(result, BaseException):
            log.error("table-not-read", table=table_id, error=repr(result))
        else:
            found.append(result)
    return found


def _take_in(live: Live, entry: Entry) -> None:
    """An entry that another process has written."""
    fold = live.fold.copy()
    live.take(fold, entry, fold.apply(entry))
