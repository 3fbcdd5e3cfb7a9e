"""Moderation: reports of players, mutes, bans by person and address, ending a table, and the audit log of all of it.

What is in force is kept in memory, because every request asks for it, and read again every second: the command line may
have changed it. Every act is a function of a connection, so that the command line and the page of moderators
(`moderators.py`) share them.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from sqlalchemy import ColumnElement, Connection, and_, desc, func, insert, or_, select, update

from bakufu.server.people.identity import Person
from bakufu.server.people.names import name_key
from bakufu.server.store.schema import audit, people, reports, sanctions, seats, tables
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.clock import Clock
from bakufu.table.refusal import Refusal

HOUR = 3_600_000  # milliseconds
MUTE, BAN = "mute", "ban"
REASONS = ("chat", "stalling", "name", "cheating", "other")
OPEN_REPORTS = 20  # of one person: who reports everybody is not heard
PAGE = 100
DIGITS = 10  # of a report's number


@dataclass(frozen=True)
class Act:
    """One act of a moderator. `hours` None: without an end. `by`: the name of an account; empty: the command line."""

    at: int
    reason: str
    hours: int | None = None
    by: str = ""


@dataclass(frozen=True)
class Told:
    """What somebody is told of a sanction. `hours` that are left; 0: it has no end."""

    hours: int
    reason: str


def found_person(connection: Connection, named: str) -> str:
    """The id of a person: by id, or by a claimed name."""
    whose = or_(people.c.id == named, people.c.claimed == name_key(named))
    row = connection.execute(select(people.c.id).where(whose)).first()
    if row is None:
        raise Refusal("unknown-person", name=named[:40])
    return str(row.id)


def found_address(named: str) -> str | None:
    """An address as limits count it, for IPv6 the /64 network; None if this is none."""
    try:
        address = ipaddress.ip_address(named)
    except ValueError:
        return None
    return named if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))


def sanction(connection: Connection, kind: str, named: str, act: Act) -> None:
    """Mute or ban somebody; a ban may also be of an address. Another one of the same kind is replaced."""
    whom = (found_address(named) if kind == BAN else None) or found_person(connection, named)
    if act.by and is_moderator(connection, whom):
        raise Refusal("is-moderator")
    _lift(connection, in_force(act.at, sanctions.c.kind == kind, sanctions.c.whom == whom), act.at)
    until = None if act.hours is None else act.at + act.hours * HOUR
    connection.execute(insert(sanctions).values(kind=kind, whom=whom, until=until, reason=act.reason))
    note(connection, kind, named, act)


def lift(connection: Connection, named: str, act: Act) -> None:
    """Lift whatever is in force against a person or an address."""
    whom = found_address(named) or found_person(connection, named)
    if not _lift(connection, in_force(act.at, sanctions.c.whom == whom), act.at):
        raise Refusal("nothing-to-lift", name=named[:40])
    note(connection, "lift", named, act)


def end_table(connection: Connection, table_id: str, act: Act) -> None:
    """Bots play a running game to its end, and nobody can return to it. The server does so within a second."""
    running = and_(tables.c.id == table_id, tables.c.status == "running")
    if connection.execute(update(tables).where(running).values(ending=True)).rowcount != 1:
        raise Refusal("not-running", table=table_id[:16])
    note(connection, "end", table_id, act)


def close_report(connection: Connection, named: str, act: Act) -> None:
    number = int(named) if named.isdecimal() and len(named) < DIGITS else -1
    still = and_(reports.c.id == number, reports.c.closed_at.is_(None))
    if connection.execute(update(reports).where(still).values(closed_at=act.at)).rowcount != 1:
        raise Refusal("no-such-report", number=named[:DIGITS])
    note(connection, "close", named, act)


def appoint(connection: Connection, named: str, act: Act) -> None:
    """An account may use the page of moderators."""
    _mark(connection, named, True)
    note(connection, "appoint", named, act)


def dismiss(connection: Connection, named: str, act: Act) -> None:
    _mark(connection, named, False)
    note(connection, "dismiss", named, act)


def _mark(connection: Connection, named: str, moderator: bool) -> None:
    whom = and_(people.c.id == found_person(connection, named), people.c.claimed.is_not(None))
    if connection.execute(update(people).where(whom).values(moderator=moderator)).rowcount != 1:
        raise Refusal("no-account", name=named[:40])


def is_moderator(connection: Connection, person: str) -> bool:
    return bool(connection.execute(select(people.c.moderator).where(people.c.id == person)).scalar())


# What is done by name, to a person, an address, a table or a report.
ACTS: dict[str, Callable[[Connection, str, Act], None]] = {
    "mute": lambda connection, whom, act: sanction(connection, MUTE, whom, act),
    "ban": lambda connection, whom, act: sanction(connection, BAN, whom, act),
    "lift": lift,
    "end": end_table,
    "close": close_report,
    "appoint": appoint,
    "dismiss": dismiss,
}


def note(connection: Connection, what: str, about: str, act: Act) -> None:
    row = {"at": act.at, "what": what, "about": about[:80], "reason": act.reason, "by": act.by}
    connection.execute(insert(audit).values(row))


def open_reports(connection: Connection) -> list[Found]:
    """Reports that nobody has closed, the newest first, with the names of both people."""
    return _reports(connection, reports.c.closed_at.is_(None), reports.c.at)


def closed_reports(connection: Connection) -> list[Found]:
    """Those that were dealt with, the latest first."""
    return _reports(connection, reports.c.closed_at.is_not(None), reports.c.closed_at)


def _reports(connection: Connection, which: ColumnElement[bool], by: ColumnElement[int]) -> list[Found]:
    reporters = people.alias()
    joined = reports.join(people, reports.c.person == people.c.id).join(reporters, reports.c.by == reporters.c.id)
    query = select(reports, people.c.name, reporters.c.name.label("by_name")).select_from(joined)
    return list(connection.execute(query.where(which).order_by(desc(by), desc(reports.c.id)).limit(PAGE)))


def audit_log(connection: Connection) -> list[Found]:
    """What moderators did, the latest first, with the names of people who were named by their id."""
    query = select(audit, people.c.name).select_from(audit.outerjoin(people, people.c.id == audit.c.about))
    return list(connection.execute(query.order_by(desc(audit.c.id)).limit(PAGE)))


def in_force(at: int, *also: ColumnElement[bool]) -> ColumnElement[bool]:
    """What isn't lifted and hasn't ended."""
    return and_(sanctions.c.lifted_at.is_(None), or_(sanctions.c.until.is_(None), sanctions.c.until > at), *also)


def _lift(connection: Connection, which: ColumnElement[bool], at: int) -> int:
    return connection.execute(update(sanctions).where(which).values(lifted_at=at)).rowcount


class Moderation:
    def __init__(self, database: Transactions, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._in_force: dict[tuple[str, str], Found] = {}  # by kind and whom

    async def reload(self) -> None:
        self._in_force = {(row.kind, row.whom): row for row in await self._sanctions()}

    @reads
    def _sanctions(self, connection: Connection) -> list[Found]:
        return list(connection.execute(select(sanctions).where(in_force(self.clock()))))

    def check_ban(self, whom: str) -> None:
        """Refuse a person or an address that is banned."""
        if (found := self._found(BAN, whom)) is not None:
            raise Refusal("banned", hours=found.hours, reason=found.reason)

    def check_mute(self, person: Person) -> None:
        if (found := self._found(MUTE, person.id)) is not None:
            raise Refusal("muted", hours=found.hours, reason=found.reason)

    def _found(self, kind: str, whom: str) -> Told | None:
        """The sanction of this kind that is in force."""
        row = self._in_force.get((kind, whom))
        if row is None or (row.until is not None and row.until <= self.clock()):
            return None
        hours = 0 if row.until is None else ceil((row.until - self.clock()) / HOUR)
        return Told(hours, row.reason or "-")

    @changes
    def report(self, connection: Connection, table_id: str, seat: int, by: Person, reason: str, text: str) -> None:
        """Report whoever has a seat at a table."""
        row = connection.execute(
            select(seats.c.person).where(seats.c.table_id == table_id, seats.c.seat == seat)
        ).first()
        if row is None or row.person is None or row.person == by.id:
            raise Refusal("nobody-to-report")
        mine = and_(reports.c.by == by.id, reports.c.closed_at.is_(None))
        if (connection.execute(select(func.count()).where(mine)).scalar() or 0) >= OPEN_REPORTS:
            raise Refusal("too-many-reports", most=OPEN_REPORTS)
        values = {"table_id": table_id, "person": row.person, "by": by.id, "reason": reason, "text": text}
        connection.execute(insert(reports).values(**values, at=self.clock()))

    @reads
    def ending(self, connection: Connection) -> list[str]:
        """Games that a moderator has asked to end."""
        query = select(tables.c.id).where(tables.c.ending.is_(True), tables.c.status == "running")
        return [row.id for row in connection.execute(query.limit(PAGE))]

    @changes
    def ended(self, connection: Connection, table_id: str) -> bool:
        """Whether this process ends the game: another may have been faster."""
        wanted = and_(tables.c.id == table_id, tables.c.ending.is_(True))
        return connection.execute(update(tables).where(wanted).values(ending=False)).rowcount == 1
