"""The page of moderators: what waits for them, what was written where somebody was reported, and their acts. Accounts
are marked by `bakufu admin appoint`; what they do are the same functions, on people and tables but not on addresses."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, desc, func, select

from bakufu.server.people import moderation
from bakufu.server.people.identity import Person
from bakufu.server.people.moderation import Act
from bakufu.server.store.archive import packet_of, said_in
from bakufu.server.store.schema import entries, people, reports, sanctions, seats, tables
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.clock import Clock
from bakufu.table.entries import Kind
from bakufu.table.refusal import Refusal

LATEST = 40  # messages that are shown with a report


class ReportCard(Struct):
    """`person` is the id of who was reported, for what is done about them; `reports`: how many there have been of them.
    `running`: whether the game goes on. Only a table that everybody may see is `visible`. `closed_at` null: nobody has
    dealt with it yet."""

    number: int
    at: int
    person: str
    name: str
    claimed: bool
    reports: int
    by: str
    reason: str
    text: str
    table: str
    visible: bool
    running: bool
    closed_at: int | None


class SanctionCard(Struct):
    """`until` null: without an end. `name` null: it is of an address."""

    kind: str
    whom: str
    name: str | None
    until: int | None
    reason: str


class AuditCard(Struct):
    """`by` is a moderator's name; empty: it was done on the command line."""

    at: int
    by: str
    what: str
    about: str
    reason: str


class ModeratorsPage(Struct):
    """Open reports, the newest first; those that were closed last; what is in force; and what was done, the latest
    first."""

    reports: list[ReportCard]
    closed: list[ReportCard]
    sanctions: list[SanctionCard]
    audit: list[AuditCard]
    running: int


class SaidLine(Struct):
    """One chat message. `reported`: written by who was reported."""

    at: int
    name: str
    text: str
    reported: bool


class Moderators:
    def __init__(self, database: Transactions, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    @reads
    def page(self, connection: Connection, person: Person) -> ModeratorsPage:
        _check(connection, person)
        running = select(func.count()).where(tables.c.status == "running")
        return ModeratorsPage(
            [_report(connection, row) for row in moderation.open_reports(connection)],
            [_report(connection, row) for row in moderation.closed_reports(connection)],
            _in_force(connection, self.clock()),
            [_audited(row) for row in moderation.audit_log(connection)],
            connection.execute(running).scalar() or 0,
        )

    @reads
    def talk(self, connection: Connection, person: Person, number: int) -> list[SaidLine]:
        """The latest chat at the table of a report."""
        _check(connection, person)
        report = connection.execute(select(reports).where(reports.c.id == number)).first()
        if report is None:
            raise Refusal("no-such-report", number=number)
        return _talk(connection, report)

    @changes
    def carry_out(self, connection: Connection, person: Person, action: str, whom: str, act: Act) -> None:
        _check(connection, person)
        if action == moderation.BAN and moderation.found_address(whom) is not None:
            raise Refusal("unknown-person", name=whom[:40])
        moderation.ACTS[action](connection, whom, act)

    @reads
    def marked(self, connection: Connection, person: Person) -> bool:
        return moderation.is_moderator(connection, person.id)


def _check(connection: Connection, person: Person) -> None:
    if not moderation.is_moderator(connection, person.id):
        raise Refusal("moderators-only")


def _report(connection: Connection, row: Found) -> ReportCard:
    of_them = connection.execute(select(func.count()).where(reports.c.person == row.person)).scalar() or 0
    claimed = connection.execute(select(people.c.claimed).where(people.c.id == row.person)).scalar() is not None
    table = connection.execute(select(tables.c.visible, tables.c.status).where(tables.c.id == row.table_id)).first()
    visible, running = (table.visible, table.status == "running") if table is not None else (False, False)
    about = (row.person, row.name, claimed, of_them, row.by_name, row.reason, row.text, row.table_id)
    return ReportCard(row.id, row.at, *about, visible, running, row.closed_at)


def _audited(row: Found) -> AuditCard:
    return AuditCard(row.at, row.by, row.what, row.name or row.about, row.reason)


def _in_force(connection: Connection, now: int) -> list[SanctionCard]:
    joined = sanctions.outerjoin(people, people.c.id == sanctions.c.whom)
    query = select(sanctions, people.c.name).select_from(joined).where(moderation.in_force(now))
    rows = connection.execute(query.order_by(desc(sanctions.c.id)).limit(moderation.PAGE))
    return [SanctionCard(row.kind, row.whom, row.name, row.until, row.reason) for row in rows]


def _talk(connection: Connection, report: Found) -> list[SaidLine]:
    sitting = select(seats.c.seat).where(seats.c.table_id == report.table_id, seats.c.person == report.person)
    seat = connection.execute(sitting).scalar()
    name = connection.execute(select(people.c.name).where(people.c.id == report.person)).scalar()
    packet = packet_of(connection, report.table_id)
    said = [] if packet is None else [(one.at, one.seat, one.data) for one in said_in(packet)]
    query = select(entries).where(entries.c.table_id == report.table_id, entries.c.kind == Kind.TALK)
    latest = connection.execute(query.order_by(desc(entries.c.seq)).limit(LATEST)).all()
    said += [(row.at, row.seat, row.data) for row in reversed(latest)]
    return [
        # Before the game, and from spectators, a message has no seat.
        SaidLine(at, data["name"], data["text"], where == seat if where is not None else data["name"] == name)
        for at, where, data in said[-LATEST:]
    ]
