"""Rows of seats, and of tables whose game hasn't started. All of these work inside the caller's transaction."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, select, update

from bakufu.kernel.patch import Json
from bakufu.server.people.identity import Person
from bakufu.server.people.names import name_key
from bakufu.server.store.schema import people, removals, seats, tables
from bakufu.server.store.store import Found
from bakufu.table.refusal import Refusal

NOTHING_SEALED: Json = {"entropy": "", "sealed": ""}


def contribution(entropy: str, sealed: str) -> Json:
    """What a client adds to the seed: random text, or at first only its fingerprint."""
    if sealed and entropy:
        raise Refusal("sealed-and-open")
    return {"entropy": entropy, "sealed": sealed}


def contribution_at(table: Found, entropy: str, sealed: str) -> Json:
    """The same, but nothing at a table with a deal: it has one seed for everybody."""
    return contribution(entropy, sealed) if table.deal is None else NOTHING_SEALED


def check_first_of_deal(connection: Connection, person: Person, deal: str, game: str) -> None:
    """Refuse somebody who has seen the deal of this week at another table."""
    joined = seats.join(tables, tables.c.id == seats.c.table_id)
    here = and_(tables.c.deal == deal, tables.c.game == game, tables.c.status != "open")
    if connection.execute(select(seats.c.seat).select_from(joined).where(here, seats.c.person == person.id)).first():
        raise Refusal("deal-played")


def one_seat(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(seats.c.table_id == table_id, seats.c.seat == seat)


def held(connection: Connection, table_id: str, status: str, otherwise: Refusal) -> Found:
    """Lock a table in this state: nobody else can change it until the transaction ends, on either database."""
    here = and_(tables.c.id == table_id, tables.c.status == status)
    if (connection.execute(update(tables).where(here).values(status=status))).rowcount != 1:
        raise otherwise
    return (connection.execute(select(tables).where(here))).one()


def hold_open(connection: Connection, table_id: str, host: Person | None = None) -> Found:
    """Lock a table whose game has not started. `host`: only if they host it."""
    table = held(connection, table_id, "open", Refusal("not-open"))
    if host is not None and table.host != host.id:
        raise Refusal("host-only")
    return table


def hold_settled(connection: Connection, table_id: str, host: Person | None = None) -> Found:
    """The same, unless the players are revealing: what they sealed belongs to these seats."""
    table = hold_open(connection, table_id, host)
    if table.reveal_by is not None:
        raise Refusal("about-to-start")
    return table


def seats_at(connection: Connection, table_id: str) -> list[Found]:
    return list(connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)))


def change_own_seat(connection: Connection, table_id: str, person: Person, values: Json) -> None:
    own = and_(seats.c.table_id == table_id, seats.c.person == person.id)
    if (connection.execute(update(seats).where(own).values(values))).rowcount != 1:
        raise Refusal("not-seated")


def is_removed(connection: Connection, table_id: str, person: Person) -> bool:
    """Whether the host has removed this person from the table."""
    query = select(removals).where(removals.c.table_id == table_id, removals.c.person == person.id)
    return connection.execute(query).first() is not None


def is_invited(connection: Connection, table_id: str, person: Person) -> bool:
    return any(row.invited == person.id for row in seats_at(connection, table_id))


def withdraw_invitation(connection: Connection, table_id: str, person: Person) -> bool:
    """Whether a seat was kept for this person."""
    kept = and_(seats.c.table_id == table_id, seats.c.invited == person.id)
    return connection.execute(update(seats).where(kept).values(invited=None)).rowcount > 0


def store_names(connection: Connection, table_id: str) -> None:
    """Store the names at a table for searching."""
    joined = seats.join(people, seats.c.person == people.c.id)
    query = select(people.c.name).select_from(joined).where(seats.c.table_id == table_id)
    names = " ".join(sorted(name_key(row.name) for row in connection.execute(query)))
    connection.execute(update(tables).where(tables.c.id == table_id).values(names=names))
