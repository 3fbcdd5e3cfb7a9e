"""Who wants to be told, and where: nobody, until they say so, at each table."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, insert, select, update

from bakufu.server.notices.push import Subscription
from bakufu.server.notices.quiet import Quiet
from bakufu.server.people.identity import Person
from bakufu.server.store.schema import people, seats, sessions, subscriptions, tables
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.refusal import Refusal

AT_ONCE = 50


class Due(NamedTuple):
    """A seat whose person is to be told."""

    table_id: str
    seat: int
    at: int


class Wishes:
    def __init__(self, database: Transactions) -> None:
        self.database = database

    @reads
    def of(self, connection: Connection, person: str) -> Found:
        return connection.execute(select(people).where(people.c.id == person)).one()

    @reads
    def subscribed(self, connection: Connection, person: str) -> dict[str, Subscription]:
        """The browsers of a person that can be reached, by session."""
        joined = subscriptions.join(sessions, subscriptions.c.session == sessions.c.id)
        found = connection.execute(select(subscriptions).select_from(joined).where(sessions.c.person == person))
        return {row.session: Subscription(row.endpoint, row.key, row.auth) for row in found}

    @changes
    def subscribe(self, connection: Connection, person: Person, wanted: Subscription | None, language: str) -> None:
        """This browser can be reached, or no longer. A browser that was somebody else's is theirs no more."""
        old = subscriptions.c.session == person.session
        if wanted is not None:
            old |= subscriptions.c.endpoint == wanted.endpoint
        connection.execute(delete(subscriptions).where(old))
        if wanted is not None:
            row = {"endpoint": wanted.endpoint, "key": wanted.key, "auth": wanted.auth}
            connection.execute(insert(subscriptions).values(session=person.session, **row))
            connection.execute(update(people).where(people.c.id == person.id).values(language=language))

    @changes
    def unsubscribe(self, connection: Connection, endpoint: str) -> None:
        connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))

    @changes
    def choose(
        self, connection: Connection, person: str, mail: bool, webhook: str | None, quiet: Quiet | None, language: str
    ) -> None:
        hours = (None, None, None) if quiet is None else (quiet.start, quiet.end, quiet.zone)
        times = dict(zip(("quiet_start", "quiet_end", "zone"), hours, strict=True))
        chosen = {"notice_mail": mail, "webhook": webhook, "language": language, **times}
        connection.execute(update(people).where(people.c.id == person).values(chosen))

    @reads
    def at_table(self, connection: Connection, table_id: str, person: str) -> bool:
        mine = and_(seats.c.table_id == table_id, seats.c.person == person)
        return bool(connection.execute(select(seats.c.notices).where(mine)).scalar())

    @changes
    def set_at_table(self, connection: Connection, table_id: str, person: str, wanted: bool) -> None:
        mine = and_(seats.c.table_id == table_id, seats.c.person == person)
        if connection.execute(update(seats).where(mine).values(notices=wanted)).rowcount != 1:
            raise Refusal("not-seated")

    @reads
    def due(self, connection: Connection, now: int) -> list[Due]:
        query = select(seats.c.table_id, seats.c.seat, seats.c.notice_at).where(seats.c.notice_at <= now)
        return [Due(*row) for row in connection.execute(query.order_by(seats.c.notice_at).limit(AT_ONCE))]

    @changes
    def take(self, connection: Connection, due: Due) -> Found | None:
        """Claim a notice for this process; None if another was faster, or if nobody waits for it any more."""
        here = and_(seats.c.table_id == due.table_id, seats.c.seat == due.seat)
        waiting = update(seats).where(here, seats.c.notice_at == due.at).values(notice_at=None)
        if connection.execute(waiting).rowcount != 1:
            return None
        joined = seats.join(tables, tables.c.id == seats.c.table_id).join(people, people.c.id == seats.c.person)
        columns = (seats.c.awaited, tables.c.status, tables.c.game, tables.c.id.label("table_id"), people)
        return connection.execute(select(*columns).select_from(joined).where(here)).first()

    @changes
    def postpone(self, connection: Connection, due: Due, until: int) -> None:
        """Tell somebody later, unless there is something else to tell them by then."""
        here = and_(seats.c.table_id == due.table_id, seats.c.seat == due.seat, seats.c.notice_at.is_(None))
        connection.execute(update(seats).where(here).values(notice_at=until))
