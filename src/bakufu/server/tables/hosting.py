"""What the host of a table may do besides starting it: remove somebody, close it, and say who may watch and talk.
Tables that nobody starts expire."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from bakufu.kernel.patch import Json
from bakufu.server.people.identity import Person
from bakufu.server.store.schema import entries, removals, seats, tables
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.server.tables.seating import NOTHING_SEALED, hold_open, one_seat, seats_at, store_names
from bakufu.server.tables.starting import Starting
from bakufu.table.refusal import Refusal

DAY = 86_400_000  # milliseconds
# How long a table waits for its start, by time control.
EXPIRES = {"live": DAY, "days": 14 * DAY}
AT_ONCE = 50  # tables per check


class Hosting:
    def __init__(self, database: Transactions, starting: Starting) -> None:
        self.database = database
        self.starting = starting

    @changes
    def free(self, connection: Connection, table_id: str, host: Person, seat: int) -> None:
        """Remove whoever has a seat, or is asked to take it. A start that waits for them is called off."""
        table = hold_open(connection, table_id, host)
        rows = seats_at(connection, table_id)
        if seat >= len(rows):
            raise Refusal("bad-seat")
        person = rows[seat].person
        if person == host.id:
            raise Refusal("own-seat")
        if person is None and rows[seat].invited is None:
            raise Refusal("seat-is-free")
        connection.execute(
            update(seats).where(one_seat(table_id, seat)).values(person=None, invited=None, **NOTHING_SEALED)
        )
        if person is not None:
            connection.execute(insert(removals).values(table_id=table_id, person=person))
        self.starting.reopen(connection, table)
        store_names(connection, table_id)

    @changes
    def close(self, connection: Connection, table_id: str, host: Person) -> None:
        hold_open(connection, table_id, host)
        _delete(connection, table_id)

    @changes
    def decide(self, connection: Connection, table_id: str, host: Person, chosen: Json) -> None:
        """Who may find, watch and talk, at any time before the end."""
        mine = and_(tables.c.id == table_id, tables.c.host == host.id)
        table = connection.execute(select(tables.c.scored).where(mine)).first()
        if table is None:
            raise Refusal("host-only")
        if table.scored:
            raise Refusal("deal-is-private")
        going = and_(mine, tables.c.status != "finished")
        if connection.execute(update(tables).where(going).values(chosen)).rowcount != 1:
            raise Refusal("game-is-over")

    @reads
    def expired(self, connection: Connection) -> list[str]:
        """Tables that nobody has started in time."""
        query = select(tables.c.id).where(self._is_expired()).order_by(tables.c.created_at)
        return [row.id for row in connection.execute(query.limit(AT_ONCE))]

    def _is_expired(self) -> ColumnElement[bool]:
        now = self.starting.clock()
        late = [and_(tables.c.pace == pace, tables.c.created_at < now - time) for pace, time in EXPIRES.items()]
        return and_(tables.c.status == "open", or_(*late))

    @changes
    def expire(self, connection: Connection, table_id: str) -> bool:
        """Delete a table, unless it was started in the meantime."""
        try:
            hold_open(connection, table_id)
        except Refusal:
            return False
        _delete(connection, table_id)
        return True


def _delete(connection: Connection, table_id: str) -> None:
    """A table whose game never began has nothing to keep but chat."""
    for rows in (entries, seats, removals):
        connection.execute(delete(rows).where(rows.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))
