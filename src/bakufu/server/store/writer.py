"""The batch writer: entries of many tables are committed together, and each is acknowledged once it is durable.

Optimistic concurrency: the key (table, sequence number) is unique, so of two processes one writes and the other is
refused.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import structlog
from sqlalchemy import BigInteger, Boolean, Connection, Integer, String, case, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError

from bakufu.kernel.patch import Json
from bakufu.server.store import name_index
from bakufu.server.store.batches import row_source, rows
from bakufu.server.store.database import FAILURES
from bakufu.server.store.schema import entries, seats, tables
from bakufu.server.store.transactions import Transactions
from bakufu.table.entries import Entry, entry_row

log = structlog.get_logger()
BATCH = 256
FEW = 8
DISTANCE = 0.03  # seconds between commits while many write: a commit costs far more than one more entry in it


class Unwritable(Exception):
    """An entry that the database will never take, such as text with a character it cannot store."""


@dataclass(eq=False)
class Write:
    """One entry, and what it changes about its table: the columns of `tables`, and the seats where it changes
    who is awaited: seat, whether it is, status, and when to tell its person if they want to be told."""

    table_id: str
    entry: Entry
    table: Json
    seats: list[tuple[int, bool, str, int | None]]
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    def __init__(self, database: Transactions) -> None:
        self.database = database
        self.queue: asyncio.Queue[Write] = asyncio.Queue()
        dialect = database.dialect
        insert = postgresql.insert(entries) if dialect == "postgresql" else sqlite.insert(entries)
        self._insert_if_free = insert.on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
        # Entries are inserted in bulk; if that fails, each is tried on its own.
        new = row_source(dialect, **{column.name: column.type for column in entries.c})
        names = [column.name for column in new.c]
        self._insert = entries.insert().from_select(names, select(new))
        # Where other processes write, too, conflicts are frequent: players of a table may be connected to several.
        self._insert_all_free = (
            postgresql.insert(entries)
            .from_select(names, select(new))
            .on_conflict_do_nothing()
            .returning(entries.c.table_id, entries.c.seq)
            if dialect == "postgresql"
            else None
        )
        at = row_source(dialect, t=String(), n=Integer(), d=BigInteger(), b=BigInteger())
        self._update = update(tables).where(tables.c.id == at.c.t)
        self._update = self._update.values(seq=at.c.n, deadline_at=at.c.d, bots_at=at.c.b)
        turn = row_source(dialect, t=String(), s=Integer(), a=Boolean(), st=String(), n=BigInteger())
        self._seat = update(seats).where(seats.c.table_id == turn.c.t, seats.c.seat == turn.c.s)
        told = case((seats.c.notices, turn.c.n), else_=None)
        self._seat = self._seat.values(awaited=turn.c.a, status=turn.c.st, notice_at=told)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Write the queue, then stop."""
        await self.queue.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, write: Write) -> bool:
        """True once the entry is durable; False if its place in the log or its command was taken."""
        self.queue.put_nowait(write)
        return await write.done

    async def _work(self) -> None:
        loop, not_before = asyncio.get_running_loop(), 0.0
        while True:
            batch = [await self.queue.get()]
            if loop.time() < not_before:
                await asyncio.sleep(not_before - loop.time())
            while not self.queue.empty() and len(batch) < BATCH:
                batch.append(self.queue.get_nowait())
            # The same order in every process prevents deadlocks.
            batch.sort(key=lambda write: write.table_id)
            if not await self._written(batch, alone=len(batch) == 1):
                # One bad entry fails the whole batch.
                for write in batch:
                    await self._written([write], alone=True)
            for _ in batch:
                self.queue.task_done()
            # Where few write, nobody has to wait for them.
            not_before = loop.time() + DISTANCE if len(batch) > FEW else 0.0

    async def _written(self, batch: list[Write], alone: bool) -> bool:
        """Commit and acknowledge a batch. A batch of one always gets an answer, even if it is the error."""
        try:
            taken = await self.database.change(lambda connection: self._write_down(connection, batch, alone))
        except Exception as error:
            if alone and not batch[0].done.done():
                batch[0].done.set_exception(_reason(error))
            return alone
        for write in batch:
            if not write.done.done():
                write.done.set_result((write.table_id, write.entry.seq) in taken)
        return True

    def _write_down(self, connection: Connection, batch: list[Write], alone: bool) -> set[tuple[str, int]]:
        """Insert the entries; which of them got their sequence number."""
        new = [entry_row(write.table_id, write.entry) for write in batch]
        if alone:
            inserted = connection.execute(self._insert_if_free, new[0])
            taken = {(row.table_id, row.seq) for row in inserted}
        elif self._insert_all_free is not None:
            inserted = connection.execute(self._insert_all_free, rows([tuple(row.values()) for row in new]))
            taken = {(row.table_id, row.seq) for row in inserted}
        else:
            connection.execute(self._insert, rows([tuple(row.values()) for row in new]))
            taken = {(write.table_id, write.entry.seq) for write in batch}
        self._note(connection, [write for write in batch if (write.table_id, write.entry.seq) in taken])
        return taken

    def _note(self, connection: Connection, written: list[Write]) -> None:
        """Update the tables' columns, so that tables can be queried without reading logs."""
        if not written:
            return
        connection.execute(self._update, rows([_table_row(write) for write in written]))
        for write in written:
            if "status" in write.table:
                connection.execute(update(tables).where(tables.c.id == write.table_id).values(write.table))
                name_index.add(connection, write.table_id, write.table["finished_at"])
        turns = [(write.table_id, *seat) for write in written for seat in write.seats]
        if turns:
            connection.execute(self._seat, rows(turns))


def _reason(error: Exception) -> Exception:
    """Map an error for the log. Anything unexpected is logged and treated like a database failure."""
    if isinstance(error, (DataError, IntegrityError)):
        log.error("unwritable", error=repr(error))
        return Unwritable(str(error))
    if isinstance(error, FAILURES):
        return error
    log.error("unexpected-while-writing", exc_info=error)
    return OSError(str(error))


def _table_row(write: Write) -> tuple[str, int, int | None, int | None]:
    return write.table_id, write.entry.seq, write.table["deadline_at"], write.table["bots_at"]
