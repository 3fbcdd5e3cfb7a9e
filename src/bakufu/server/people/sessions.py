"""Sessions: where somebody is signed in. A token is good for as long as its session has a row here."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, desc, insert, select, update

from bakufu.server.store.schema import sessions
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.clock import Clock

MOST = 50  # of one person; the one not seen for longest ends first
NOTED_AFTER = 3_600_000  # milliseconds: how exact "last seen" is
A_YEAR = 365 * 86_400


def open_session(connection: Connection, person: str, device: str, at: int) -> str:
    """A new session of this person; those that nobody uses any more end."""
    own = sessions.c.person == person
    connection.execute(delete(sessions).where(own, sessions.c.seen_at < at - 1000 * A_YEAR))
    latest = select(sessions.c.id).where(own).order_by(desc(sessions.c.seen_at)).offset(MOST - 1)
    oldest = [row.id for row in connection.execute(latest)]
    if oldest:
        connection.execute(delete(sessions).where(sessions.c.id.in_(oldest)))
    session = secrets.token_hex(16)
    row = {"id": session, "person": person, "device": device, "created_at": at, "seen_at": at}
    connection.execute(insert(sessions).values(row))
    return session


def end_sessions(connection: Connection, person: str, keep: str | None = None) -> list[str]:
    """All sessions of a person, except perhaps one; those that ended."""
    ended = [row.id for row in _of(connection, person) if row.id != keep]
    connection.execute(delete(sessions).where(sessions.c.id.in_(ended)))
    return ended


def _of(connection: Connection, person: str) -> list[Found]:
    query = select(sessions).where(sessions.c.person == person)
    return list(connection.execute(query.order_by(desc(sessions.c.seen_at), sessions.c.id)))


class Sessions:
    def __init__(self, database: Transactions, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    @reads
    def of(self, connection: Connection, person: str) -> list[Found]:
        """Those of a person, the one seen last first."""
        return _of(connection, person)

    @reads
    def alive(self, connection: Connection, among: list[str]) -> set[str]:
        return {row.id for row in connection.execute(select(sessions.c.id).where(sessions.c.id.in_(among)))}

    @changes
    def note(self, connection: Connection, session: str, device: str) -> None:
        """A session is in use, on this device."""
        at = self.clock()
        stale = (sessions.c.id == session) & (sessions.c.seen_at < at - NOTED_AFTER)
        connection.execute(update(sessions).where(stale).values(seen_at=at, device=device))

    @changes
    def end(self, connection: Connection, person: str, session: str) -> list[str]:
        """One session, if it is this person's."""
        own = (sessions.c.id == session) & (sessions.c.person == person)
        return [session] if connection.execute(delete(sessions).where(own)).rowcount else []

    @changes
    def end_others(self, connection: Connection, person: str, keep: str | None) -> list[str]:
        return end_sessions(connection, person, keep)
