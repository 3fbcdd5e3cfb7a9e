"""Vacations: days on which the clocks of an account's slow games stand still. A host says how many a year has.

The log of every such game is told when a vacation begins, and when it ends early, so that its clocks follow from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from bakufu.server.people.identity import Person
from bakufu.server.store.schema import seats, tables, vacations
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.clock import Clock
from bakufu.table.refusal import Refusal

DAY = 86_400_000  # milliseconds
FURTHEST = 366  # days until the end of a vacation
AT_ONCE = 50  # seats per check


class OwnVacation(Struct):
    """Days in UTC. `first` and `last` of the vacation that you are on, or that is planned; null: there is none. `left`:
    how many more days you can take this year, of `days`."""

    first: date | None
    last: date | None
    days: int
    left: int


class Untold(NamedTuple):
    """A seat at a table whose log doesn't know of a vacation, or of its end."""

    table_id: str
    seat: int
    vacation: int
    until: int


class Vacations:
    """`days`: how many a year has; 0: there are no vacations."""

    def __init__(self, database: Transactions, clock: Clock, days: int) -> None:
        self.database = database
        self.clock = clock
        self.days = days

    @reads
    def of(self, connection: Connection, person: Person) -> OwnVacation:
        rows = _rows(connection, person)
        coming = [row for row in rows if row.until > self.clock()]
        left = max(0, self.days - len(_days(rows, self._today().year)))
        first, last = (_day(coming[0].start), _day(coming[0].until - 1)) if coming else (None, None)
        return OwnVacation(first, last, self.days, left)

    @changes
    def take(self, connection: Connection, person: Person, first: date, last: date) -> None:
        """A vacation takes the place of the one that is planned, and ends the one that somebody is on."""
        if not person.claimed:
            raise Refusal("no-password")
        today = self._today()
        if not today <= first <= last <= today + timedelta(days=FURTHEST):
            raise Refusal("bad-vacation", today=today.isoformat(), furthest=FURTHEST)
        self._end(connection, person)
        new = {"person": person.id, "start": _midnight(first), "until": _midnight(last) + DAY}
        connection.execute(insert(vacations).values(new))
        rows = _rows(connection, person)
        for year in {first.year, last.year}:
            if len(_days(rows, year)) > self.days:
                raise Refusal("too-much-vacation", most=self.days)

    @changes
    def end(self, connection: Connection, person: Person) -> None:
        self._end(connection, person)

    def _end(self, connection: Connection, person: Person) -> None:
        now = self.clock()
        mine = vacations.c.person == person.id
        connection.execute(delete(vacations).where(mine, vacations.c.start > now))
        connection.execute(update(vacations).where(mine, vacations.c.until > now).values(until=now))

    def _today(self) -> date:
        return _day(self.clock())

    @reads
    def untold(self, connection: Connection, playable: ColumnElement[bool]) -> list[Untold]:
        """Seats in slow games, of those that can be played."""
        now = self.clock()
        joined = seats.join(tables, tables.c.id == seats.c.table_id).join(
            vacations, vacations.c.person == seats.c.person
        )
        begun = and_(vacations.c.until > now, or_(seats.c.vacation.is_(None), seats.c.vacation != vacations.c.id))
        changed = and_(seats.c.vacation == vacations.c.id, seats.c.vacation_until != vacations.c.until)
        slow = and_(seats.c.status == "running", tables.c.pace == "days", playable)
        query = select(seats.c.table_id, seats.c.seat, vacations.c.id, vacations.c.until).select_from(joined)
        query = query.where(slow, vacations.c.start <= now, or_(begun, changed)).order_by(vacations.c.id)
        return [Untold(*row) for row in connection.execute(query.limit(AT_ONCE))]

    @changes
    def told(self, connection: Connection, seat: Untold) -> None:
        here = and_(seats.c.table_id == seat.table_id, seats.c.seat == seat.seat)
        connection.execute(update(seats).where(here).values(vacation=seat.vacation, vacation_until=seat.until))


def _rows(connection: Connection, person: Person) -> list[Found]:
    query = select(vacations).where(vacations.c.person == person.id).order_by(vacations.c.start)
    return list(connection.execute(query))


def _days(rows: Iterable[Found], year: int) -> set[int]:
    """The days of a year that were taken, by number; one on which a vacation ended early counts."""
    first, beyond = _midnight(date(year, 1, 1)) // DAY, _midnight(date(year + 1, 1, 1)) // DAY
    return {day for row in rows for day in range(row.start // DAY, -(-row.until // DAY)) if first <= day < beyond}


def _day(at: int) -> date:
    return datetime.fromtimestamp(at / 1000, UTC).date()


def _midnight(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000
