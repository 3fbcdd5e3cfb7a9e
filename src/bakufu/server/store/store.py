"""Queries for tables, seats and logs, and the few writes that aren't log entries."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Integer, Row, String, and_, case, insert, select, update

from bakufu.kernel.patch import Json
from bakufu.server.store.archive import log_in, packet_of
from bakufu.server.store.batches import row_source, rows
from bakufu.server.store.schema import entries, people, seats, tables
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.entries import Entry, entry_row, stored_as

Found = Row[Any]

_guests = people.alias()
# Seats with the names of those who have them, and of those for whom they are kept.
WITH_NAMES = select(seats, people.c.name, people.c.program, _guests.c.name.label("invited_name")).select_from(
    seats.outerjoin(people, seats.c.person == people.c.id).outerjoin(_guests, seats.c.invited == _guests.c.id)
)


class FirstTurn(NamedTuple):
    """Who is awaited, until when, when any process may let bots move, and when people are told."""

    awaited: tuple[int, ...]
    deadline: int | None
    bots_at: int | None
    told_at: int


class Store:
    def __init__(self, database: Transactions) -> None:
        self.database = database

    @reads
    def table(self, connection: Connection, table_id: str) -> Found | None:
        return _table(connection, table_id)

    @reads
    def seats(self, connection: Connection, table_id: str) -> list[Found]:
        return _seats(connection, table_id)

    @reads
    def table_and_seats(self, connection: Connection, table_id: str) -> tuple[Found | None, list[Found]]:
        return _table(connection, table_id), _seats(connection, table_id)

    @reads
    def seats_of(self, connection: Connection, table_ids: list[str]) -> dict[str, list[Found]]:
        """The seats of several tables."""
        query = WITH_NAMES.where(seats.c.table_id.in_(table_ids))
        found: dict[str, list[Found]] = {}
        for row in connection.execute(query.order_by(seats.c.seat)):
            found.setdefault(row.table_id, []).append(row)
        return found

    @reads
    def entries(self, connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
        return log_of(connection, table_id, after)

    @reads
    def entries_of(self, connection: Connection, after: dict[str, int]) -> dict[str, list[Found]]:
        """What has come after an entry of each of these tables, whose games are not in the archive: rows for
        `entry_in`, which refuses those of a newer version."""
        given = row_source(connection.dialect.name, t=String(), n=Integer())
        query = select(entries).join(given, and_(entries.c.table_id == given.c.t, entries.c.seq > given.c.n))
        found: dict[str, list[Found]] = {}
        for row in connection.execute(query.order_by(entries.c.table_id, entries.c.seq), rows(list(after.items()))):
            found.setdefault(row.table_id, []).append(row)
        return found

    @reads
    def closed_to_spectators(self, connection: Connection, table_ids: list[str]) -> set[str]:
        """Those of these tables that nobody may watch."""
        query = select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.spectators.is_(False))
        return {row.id for row in connection.execute(query)}

    @reads
    def packet(self, connection: Connection, table_id: str) -> bytes | None:
        """What the archive holds of a table."""
        return packet_of(connection, table_id)

    @reads
    def overdue(self, connection: Connection, now: int, most: int, playable: ColumnElement[bool]) -> list[str]:
        """Running tables whose deadline has passed, of those that can be played."""
        query = select(tables.c.id).where(tables.c.deadline_at < now, playable).order_by(tables.c.deadline_at)
        return [row.id for row in connection.execute(query.limit(most))]

    @reads
    def idle_bots(
        self, connection: Connection, now: int, most: int, playable: ColumnElement[bool]
    ) -> list[tuple[str, int]]:
        """Running tables whose bots have not moved when they should have, of those that can be played; with the time
        that was set for them."""
        idle = (tables.c.status == "running") & (tables.c.bots_at < now) & playable
        query = select(tables.c.id, tables.c.bots_at).where(idle)
        found = connection.execute(query.order_by(tables.c.bots_at).limit(most))
        return [(row.id, row.bots_at) for row in found]

    @changes
    def claim_bots(self, connection: Connection, table_id: str, bots_at: int, until: int) -> bool:
        """Claim a table's bots for this process; False if another was faster."""
        unclaimed = (tables.c.id == table_id) & (tables.c.bots_at == bots_at)
        claimed = connection.execute(update(tables).where(unclaimed).values(bots_at=until))
        return claimed.rowcount == 1

    @changes
    def keep_bots(self, connection: Connection, table_ids: list[str], until: int) -> None:
        """Extend the claim while bots are still thinking."""
        thinking = tables.c.id.in_(table_ids) & tables.c.bots_at.is_not(None)
        connection.execute(update(tables).where(thinking).values(bots_at=until))

    @changes
    def begun(
        self,
        connection: Connection,
        table_id: str,
        seq: int,
        first_turn: FirstTurn,
    ) -> None:
        """A game has started: note its first turn, unless its log has grown since."""
        first = (tables.c.id == table_id) & (tables.c.seq == seq)
        noted = connection.execute(
            update(tables).where(first).values(deadline_at=first_turn.deadline, bots_at=first_turn.bots_at)
        )
        if noted.rowcount == 1:
            mine = seats.c.table_id == table_id
            is_awaited = seats.c.seat.in_(first_turn.awaited)
            told = case((and_(seats.c.notices, is_awaited), first_turn.told_at), else_=None)
            connection.execute(update(seats).where(mine).values(awaited=is_awaited, notice_at=told))

    @changes
    def add(self, connection: Connection, table: Json, sitting: list[Json], log: list[Entry]) -> None:
        """A whole table: its row, its seats and its log."""
        connection.execute(insert(tables).values(table))
        connection.execute(insert(seats), sitting)
        if log:
            connection.execute(insert(entries), [entry_row(table["id"], entry) for entry in log])

    @reads
    def started(self, connection: Connection, table_ids: list[str]) -> list[str]:
        """Those of these tables whose game has started."""
        query = select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.status != "open")
        return [row.id for row in connection.execute(query)]

    @reads
    def lengths(self, connection: Connection, table_ids: list[str]) -> dict[str, int]:
        """How many entries the logs of these tables have."""
        query = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(table_ids))
        return {row.id: row.seq for row in connection.execute(query)}


def entry_in(row: Found) -> Entry:
    kind, by = stored_as(row.seq, row.kind, row.by)
    return Entry(row.seq, kind, row.seat, row.data, by, row.at, row.command)


def log_of(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The log of a table, or what came after an entry of it; whatever is in the archive is read from there."""
    query = select(entries).where(entries.c.table_id == table_id, entries.c.seq > after).order_by(entries.c.seq)
    found = [entry_in(row) for row in connection.execute(query)]
    if after == 0 and (not found or found[0].seq > 1):
        packet = packet_of(connection, table_id)
        found = (log_in(packet) if packet is not None else []) + found
    return found


def _table(connection: Connection, table_id: str) -> Found | None:
    return connection.execute(select(tables).where(tables.c.id == table_id)).first()


def _seats(connection: Connection, table_id: str) -> list[Found]:
    """The seats with the names of the people on them."""
    return list(connection.execute(WITH_NAMES.where(seats.c.table_id == table_id).order_by(seats.c.seat)))
