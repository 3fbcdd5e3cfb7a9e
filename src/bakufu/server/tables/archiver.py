"""The archiver: periodically compresses the logs of games that ended long ago, and deletes the originals."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import perf_counter

import structlog
from sqlalchemy import Connection, and_, delete, exists, insert, or_, select
from sqlalchemy.exc import IntegrityError

from bakufu.games import load
from bakufu.kernel.errors import BadRecord, BakufuError
from bakufu.kernel.fairness import mixed_seed
from bakufu.kernel.records.replay import verify
from bakufu.kernel.rules_version import check_rules
from bakufu.server.settings import Settings
from bakufu.server.store.archive import packed
from bakufu.server.store.database import FAILURES
from bakufu.server.store.schema import archive, entries, tables
from bakufu.server.store.store import Found, Store
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.clock import Clock
from bakufu.table.entries import Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.record import whole_record

log = structlog.get_logger()
EVERY = 3600.0  # seconds
REST = 4  # pause, as a multiple of the time the work took: archiving is never urgent
PAGE = 50
DAY = 86_400_000


class Archiver:
    """`also`: other work that is never urgent, done as often."""

    def __init__(
        self,
        settings: Settings,
        database: Transactions,
        store: Store,
        clock: Clock,
        also: Callable[[], Awaitable[object]],
    ) -> None:
        self.settings = settings
        self.database = database
        self.store = store
        self.clock = clock
        self.also = also
        self._unfit: set[str] = set()  # games that couldn't be verified; trying again would not help
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="archiver")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            for work in (self.pack_old, self.also):
                try:
                    await work()
                except Exception as error:
                    expected = isinstance(error, (BakufuError, *FAILURES))
                    log.error("not-archived", error=repr(error), exc_info=None if expected else error)
            await asyncio.sleep(EVERY)

    async def pack_old(self) -> int:
        """Pack every game that ended more than `archive_days` ago; how many."""
        done, unfit = 0, len(self._unfit)
        before = self.clock() - self.settings.archive_days * DAY
        last: Found | None = None
        while page := await self._page(before, last):
            for row in page:
                if row.id not in self._unfit:
                    begun = perf_counter()
                    done += await self._pack(row)
                    await asyncio.sleep(REST * (perf_counter() - begun))
            last = page[-1]
        if done or len(self._unfit) > unfit:
            log.info("archived", games=done, left=len(self._unfit))
        return done

    @reads
    def _page(self, connection: Connection, before: int, last: Found | None) -> list[Found]:
        """The oldest games that aren't archived yet, after the last one examined."""
        packed_already = exists().where(archive.c.table_id == tables.c.id)
        query = select(tables).where(tables.c.finished_at < before, ~packed_already)
        if last is not None:
            at = tables.c.finished_at
            query = query.where(or_(at > last.finished_at, and_(at == last.finished_at, tables.c.id > last.id)))
        return list(connection.execute(query.order_by(tables.c.finished_at, tables.c.id).limit(PAGE)))

    async def _pack(self, row: Found) -> bool:
        """The record is verified before anything is deleted; what can't be verified stays as it is."""
        kept = await self.store.entries(row.id)
        entropy = tuple(seat.entropy for seat in await self.store.seats(row.id))
        try:
            packet = await asyncio.to_thread(packed_game, self.settings.facts, row, entropy, kept)
        except BakufuError as error:
            if not self._unfit:
                log.warning("not-archived", table=row.id, error=str(error))
            self._unfit.add(row.id)
            return False
        try:
            await self._store(row.id, packet, len(kept))
        except IntegrityError:
            return False  # another process was faster
        return True

    @changes
    def _store(self, connection: Connection, table_id: str, packet: bytes, length: int) -> None:
        """Replace the log; chat that arrived in the meantime stays where it is."""
        stored = {"table_id": table_id, "record": packet, "archived_at": self.clock()}
        connection.execute(insert(archive).values(stored))
        read = and_(entries.c.table_id == table_id, entries.c.seq <= length)
        connection.execute(delete(entries).where(read))


def packed_game(facts: str | None, row: Found, entropy: tuple[str, ...], kept: list[Entry]) -> bytes:
    """A whole game packed from its log, verified like `bakufu verify` does."""
    game = load(row.game, facts)
    seed = mixed_seed(row.secret, entropy)
    check_rules(game.name, game.rules_version, row.rules)
    if row.facts != game.facts_digest:
        raise BadRecord("error-archive-facts", facts=row.facts)
    fold = Fold(game, row.options, seed, row.started_at)
    for entry in kept:
        fold.apply(entry)
    record = whole_record({**row._mapping, "seed": seed, "entropy": entropy}, tuple(fold.moves))
    verify(game, record)
    return packed(record, [_without_spectator(entry) for entry in kept])


def _without_spectator(entry: Entry) -> Entry:
    """What spectators wrote during a game is gone with the archive; the log keeps the place, so that its numbers stay.
    Chat before the game has no seat either, but no idempotency key."""
    spoken = entry.kind is Kind.TALK and entry.seat is None and entry.command is not None
    return replace(entry, data={"text": "", "name": ""}) if spoken else entry
