"""Caps on the tables of one person, and on what a table's log may hold.

Only a person's tables of the last day count, so that those nobody returns to don't add up.
"""

from __future__ import annotations

from math import ceil

from sqlalchemy import ColumnElement, Connection, and_, desc, select

from bakufu.server.http.limits import TooOften
from bakufu.server.people.identity import Person
from bakufu.server.settings import Limits
from bakufu.server.store.schema import seats, tables
from bakufu.server.store.store import Found
from bakufu.table.entries import Kind
from bakufu.table.live import Live
from bakufu.table.refusal import Refusal

DAY = 86_400_000  # milliseconds
WITH_BOTS = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.bot.is_not(None)).exists()
# By limit: which tables it counts, and the code of its refusal.
CAPS: dict[str, tuple[ColumnElement[bool], str]] = {
    "open_tables": (tables.c.status == "open", "too-many-open-tables"),
    "bot_tables": (and_(tables.c.status == "running", WITH_BOTS), "too-many-bot-tables"),
    "guest_bot_tables": (and_(tables.c.status == "running", WITH_BOTS), "too-many-guest-bot-tables"),
}


# What takes a game forward, and so to its end; and coming back, which is only possible as often as time has run out.
FORWARD = frozenset({Kind.MOVES, Kind.SEAL, Kind.BACK})


def check_log(live: Live, limits: Limits, kind: Kind, seat: int | None) -> None:
    """Refuse what would let a log grow without end: chat, and plans and moves that are taken back again and again."""
    if kind is Kind.TALK:
        check_talk(live.talked, limits)
    again = kind is Kind.SEAL and seat in live.fold.sealed
    if live.fold.seq >= limits.entries and (again or kind not in FORWARD):
        raise Refusal("log-is-full", most=limits.entries)


def check_talk(talked: int, limits: Limits) -> None:
    if talked >= limits.talk:
        raise Refusal("too-much-talk", most=limits.talk)


def check_chat(table: Found, seated: bool) -> None:
    """Refuse chat that the host doesn't want."""
    if table.talk == "nobody" or (table.talk == "players" and not seated):
        raise Refusal("chat-is-off", who=table.talk)


def check_bot_tables(connection: Connection, limits: Limits, host: Person, guests: list[str], now: int) -> None:
    """`guests`: those of the host's address; together they have a cap as well, because taking names is free."""
    check_cap(connection, limits, "bot_tables", [host.id], now)
    if not host.claimed:
        check_cap(connection, limits, "guest_bot_tables", guests, now)


def check_cap(connection: Connection, limits: Limits, name: str, hosts: list[str], now: int) -> None:
    """Refuse one more table than the limit; the oldest of them stops counting after a day."""
    counted, refusal = CAPS[name]
    most: int = getattr(limits, name)
    mine = select(tables.c.created_at).where(counted, tables.c.created_at > now - DAY, tables.c.host.in_(hosts))
    found = list(connection.execute(mine.order_by(desc(tables.c.created_at)).limit(most)))
    if len(found) >= most:
        raise TooOften(refusal, ceil((found[-1].created_at + DAY - now) / 1000), most=most)
