"""The store: reading tables, seats and logs, and the few changes that are not entries of a log."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.archive import log_in, packet_of
from bakufu.server.entries import By, Entry, Kind
from bakufu.server.schema import entries, people, seats, tables

Found = Row[Any]


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def table(self, table_id: str) -> Found | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(tables).where(tables.c.id == table_id))).first()

    async def seats(self, table_id: str) -> list[Found]:
        """The seats with the names of the people on them."""
        joined = seats.outerjoin(people, seats.c.person == people.c.id)
        query = select(seats, people.c.name).select_from(joined).where(seats.c.table_id == table_id)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.order_by(seats.c.seat)))

    async def seats_of(self, table_ids: list[str]) -> dict[str, list[Found]]:
        """The seats of several tables at once."""
        joined = seats.outerjoin(people, seats.c.person == people.c.id)
        query = select(seats, people.c.name).select_from(joined).where(seats.c.table_id.in_(table_ids))
        found: dict[str, list[Found]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query.order_by(seats.c.seat)):
                found.setdefault(row.table_id, []).append(row)
        return found

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table, or what came after an entry of it; whatever is in the archive is read from there."""
        query = select(entries).where(entries.c.table_id == table_id, entries.c.seq > after).order_by(entries.c.seq)
        async with self.engine.connect() as connection:
            found = [_entry(row) for row in await connection.execute(query)]
            if after == 0 and (not found or found[0].seq > 1):
                packet = await packet_of(connection, table_id)
                found = (log_in(packet) if packet is not None else []) + found
        return found

    async def overdue(self, now: int, most: int) -> list[str]:
        """Running tables whose deadline has passed."""
        query = select(tables.c.id).where(tables.c.deadline_at < now).order_by(tables.c.deadline_at).limit(most)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def idle_bots(self, now: int, most: int) -> list[tuple[str, int]]:
        """Running tables whose bots have not moved when they should have, with the time that was set for them."""
        query = select(tables.c.id, tables.c.bots_at).where(tables.c.status == "running", tables.c.bots_at < now)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.bots_at).limit(most))
            return [(row.id, row.bots_at) for row in found]

    async def claim_bots(self, table_id: str, bots_at: int, until: int) -> bool:
        """Take it on oneself to move a table's bots; False if another process was faster."""
        unclaimed = (tables.c.id == table_id) & (tables.c.bots_at == bots_at)
        async with self.engine.begin() as connection:
            claimed = await connection.execute(update(tables).where(unclaimed).values(bots_at=until))
            return claimed.rowcount == 1

    async def keep_bots(self, table_ids: list[str], until: int) -> None:
        """Bots are still thinking: no other process need begin."""
        thinking = tables.c.id.in_(table_ids) & tables.c.bots_at.is_not(None)
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(thinking).values(bots_at=until))

    async def begun(
        self, table_id: str, seq: int, awaited: tuple[int, ...], deadline: int | None, bots_at: int | None
    ) -> None:
        """A game has started: who is awaited, and until when; unless its log has gone on since."""
        first = (tables.c.id == table_id) & (tables.c.seq == seq)
        async with self.engine.begin() as connection:
            noted = await connection.execute(update(tables).where(first).values(deadline_at=deadline, bots_at=bots_at))
            if noted.rowcount == 1:
                mine = seats.c.table_id == table_id
                await connection.execute(update(seats).where(mine).values(awaited=seats.c.seat.in_(awaited)))

    async def started(self, table_ids: list[str]) -> list[str]:
        """Those of these tables whose game has started."""
        query = select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.status != "open")
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def lengths(self, table_ids: list[str]) -> dict[str, int]:
        """How many entries the logs of these tables have."""
        query = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(table_ids))
        async with self.engine.connect() as connection:
            return {row.id: row.seq for row in await connection.execute(query)}


def _entry(row: Found) -> Entry:
    return Entry(row.seq, Kind(row.kind), row.seat, row.data, By(row.by), row.at, row.command)
