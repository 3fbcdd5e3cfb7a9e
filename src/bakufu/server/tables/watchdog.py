"""Watchdog for deadlines, orphaned bots and missed notifications."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import structlog

from bakufu.kernel.errors import BakufuError
from bakufu.server.store.cluster import Cluster
from bakufu.server.store.database import FAILURES
from bakufu.server.tables.registry import TableRegistry
from bakufu.table.live import Live
from bakufu.table.refusal import NotNow

log = structlog.get_logger()
EVERY = 1.0  # seconds
AT_ONCE = 50  # tables per round
GRACE = 60_000  # milliseconds after a start before anybody loses their seat to a bot
ANY_TIME = 2**62


class Watchdog:
    """`also`: more checks for every round."""

    def __init__(self, registry: TableRegistry, cluster: Cluster, *also: Callable[[], Awaitable[object]]) -> None:
        self.registry = registry
        self.cluster = cluster
        self.also = also
        self._task: asyncio.Task[None] | None = None
        self._keep_at = 0
        self._failing: set[str] = set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="watchdog")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        if not self.cluster.shared:
            # There is no other process, so the one that moved these bots before is gone.
            await self._check(self.orphaned_bots)
        began = self.registry.clock()
        while True:
            for check in (self.cluster.check, self.catch_up, *self.also, self.bots):
                await self._check(check)
            # Time may have run out while no server was running to return to.
            if self.registry.clock() - began > GRACE:
                await self._check(self.deadlines)
            await asyncio.sleep(EVERY)

    async def _check(self, check: Callable[[], Awaitable[object]]) -> None:
        """A failed check doesn't stop the next ones."""
        with self._logging(check.__name__):
            await check()

    @contextmanager
    def _logging(self, what: str) -> Iterator[None]:
        """Log a persisting error only once."""
        try:
            yield
            self._failing.discard(what)
        except Exception as error:
            if what not in self._failing:
                self._failing.add(what)
                expected = isinstance(error, (BakufuError, *FAILURES))
                log.error("watchdog-failed", what=what, error=repr(error), exc_info=None if expected else error)

    async def deadlines(self) -> int:
        """Let a bot take over every seat whose time has run out, until the player returns; how many."""
        seated = 0
        now = self.registry.clock()
        for table_id in await self.registry.store.overdue(now, AT_ONCE, await self.registry.playable.condition()):
            with self._logging(table_id):
                live = await self._fresh(table_id)
                seated += await self.registry.bot_scheduler.replace_late_players(live, now)
        return seated

    async def _fresh(self, table_id: str) -> Live:
        live = await self.registry.open(table_id)
        if live is None:
            raise NotNow("not-started")
        await self.registry.log.catch_up(live)
        return live

    async def orphaned_bots(self) -> int:
        return await self.bots(ANY_TIME)

    async def bots(self, upto: int | None = None) -> int:
        """Take over bots that no process moves any more; at how many tables."""
        registry = self.registry
        now = registry.clock()
        until = now + registry.log.patience
        scheduled = registry.bot_scheduler.scheduled
        if now >= self._keep_at and scheduled:
            self._keep_at = now + registry.log.patience // 2
            await registry.store.keep_bots(list(scheduled), until)
        taken = 0
        playable = await registry.playable.condition()
        for table_id, bots_at in await registry.store.idle_bots(now if upto is None else upto, AT_ONCE, playable):
            if table_id in scheduled or not await registry.store.claim_bots(table_id, bots_at, until):
                continue
            with self._logging(table_id):
                await registry.begin(await self._fresh(table_id))
                taken += 1
        return taken

    async def catch_up(self) -> int:
        """Read entries whose notification was lost, or that failed while the database was down; at how many tables."""
        registry = self.registry
        stale = [live for live in list(registry.tables.values()) if live.unsure]
        if self.cluster.shared:
            watched = {live.id: live for live in list(registry.tables.values()) if live.sockets and not live.unsure}
            if watched:
                lengths = await registry.store.lengths(list(watched))
                stale += [live for live in watched.values() if lengths[live.id] > live.fold.seq]
        for live in stale:
            with self._logging(live.id):
                await registry.log.catch_up(live)
        return len(stale)
