"""The writer: entries of many tables go to the database together, and each is acknowledged once it is durable.

Two processes can never both write one step: the key (table, sequence) is taken by the first, and the other is told.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.entries import Entry
from bakufu.server.schema import entries, seats, tables

BATCH = 256


@dataclass
class Write:
    """One entry, and what it changes about its table: the columns of `tables`, and who is awaited if that changed."""

    table_id: str
    entry: Entry
    table: dict[str, Any]
    seats: list[dict[str, Any]]
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Write] = asyncio.Queue()
        insert = postgresql.insert(entries) if engine.dialect.name == "postgresql" else sqlite.insert(entries)
        self._insert = insert.on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        await self.queue.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, write: Write) -> bool:
        """True once the entry is durable; False if its place in the log or its command was taken."""
        self.queue.put_nowait(write)
        return await write.done

    async def _work(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < BATCH:
                batch.append(self.queue.get_nowait())
            try:
                await self._commit(batch)
            except (SQLAlchemyError, OSError) as error:
                for write in batch:
                    if not write.done.done():
                        write.done.set_exception(error)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def _commit(self, batch: list[Write]) -> None:
        async with self.engine.begin() as connection:
            rows = [_row(write) for write in batch]
            taken = {(row.table_id, row.seq) for row in await connection.execute(self._insert.values(rows))}
            written = [write for write in batch if (write.table_id, write.entry.seq) in taken]
            for write in written:
                change = update(tables).where(tables.c.id == write.table_id)
                await connection.execute(change.values(seq=write.entry.seq, **write.table))
            awaited = [{"t": write.table_id, **seat} for write in written for seat in write.seats]
            if awaited:
                where = (seats.c.table_id == bindparam("t")) & (seats.c.seat == bindparam("s"))
                await connection.execute(
                    update(seats).where(where).values(awaited=bindparam("a"), status=bindparam("st")), awaited
                )
        for write in batch:
            if not write.done.done():
                write.done.set_result(write in written)


def _row(write: Write) -> dict[str, Any]:
    entry = write.entry
    return {
        "table_id": write.table_id,
        "seq": entry.seq,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "data": entry.data,
        "by": entry.by.value,
        "at": entry.at,
        "command": entry.command,
    }
