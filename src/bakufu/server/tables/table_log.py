"""The one way into a table's log: an entry is checked, written, and only then told and acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog

from bakufu.kernel.errors import BakufuError
from bakufu.server.store.database import FAILURES
from bakufu.server.store.store import Store
from bakufu.server.store.writer import Unwritable, Write, Writer
from bakufu.table.clock import Clock
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.live import Live, finished
from bakufu.table.refusal import NotNow

log = structlog.get_logger()
TRIES = 8


class Log:
    """`shared` says that other processes write to the same logs; `tell` tells them. `patience` is in milliseconds."""

    def __init__(
        self, store: Store, writer: Writer, clock: Clock, tell: Callable[[str], None], shared: bool, patience: int
    ) -> None:
        self.store = store
        self.writer = writer
        self.clock = clock
        self.tell = tell
        self.shared = shared
        self.patience = patience
        self._closed = False
        self._begun = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def append(
        self,
        live: Live,
        kind: Kind,
        seat: int | None,
        data: dict[str, Any],
        by: By = By.PLAYER,
        command: str | None = None,
        still: Callable[[], bool] | None = None,
    ) -> int:
        """The sequence number under which the entry stands in the log, durable. `still`: only as long as this holds."""
        if self._closed:
            raise NotNow("busy")
        self._begun += 1
        self._idle.clear()
        try:
            return await self._append(live, kind, seat, data, by, command, still)
        finally:
            self._begun -= 1
            if not self._begun:
                self._idle.set()

    async def close(self) -> None:
        """Begin nothing new, and wait for what was begun."""
        self._closed = True
        await self._idle.wait()

    async def _append(
        self,
        live: Live,
        kind: Kind,
        seat: int | None,
        data: dict[str, Any],
        by: By,
        command: str | None,
        still: Callable[[], bool] | None,
    ) -> int:
        async with live.lock:
            if live.unsure:
                await self._catch_up(live)
            for _ in range(TRIES):
                if command is not None and command in live.commands:
                    return live.commands[command]
                if still is not None and not still():
                    raise NotNow("too-late")
                entry = Entry(live.fold.seq + 1, kind, seat, data, by, self.clock(), command)
                fold = live.fold.copy()
                try:
                    events = fold.apply(entry)
                except BakufuError:
                    # It may be refused only because another process knows more.
                    if self.shared and await self._catch_up(live):
                        continue
                    raise
                if await self._write(live, fold, entry):
                    live.take(fold, entry, events)
                    self.tell(live.id)
                    return entry.seq
                await self._catch_up(live)
            raise NotNow("busy")

    async def _write(self, live: Live, fold: Fold, entry: Entry) -> bool:
        """Whether it stands in the log now; not, if another process took its place. The fold is what it leads to."""
        bots_at = entry.at + self.patience if live.bots_awaited(fold) else None
        table: dict[str, Any] = {"deadline_at": live.deadline(fold), "bots_at": bots_at}
        ended = fold.over() and not live.fold.over()
        status = "finished" if ended else "running"
        if ended:
            table |= finished(fold, entry.at)
        was, awaited = live.fold.awaited(), fold.awaited()
        changed = [s.seat for s in live.sittings if ended or (s.seat in was) != (s.seat in awaited)]
        seats = [(seat, seat in awaited, status) for seat in changed]
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

    async def catch_up(self, live: Live) -> bool:
        """Take in what another process wrote; whether there was anything."""
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
            fold = live.fold.copy()
            live.take(fold, entry, fold.apply(entry))
        return bool(unseen)
