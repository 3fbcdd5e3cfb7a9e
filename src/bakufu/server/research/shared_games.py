"""The games that everybody at the table has agreed to share, without anything that says who, when or where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from bakufu.daily.page import still_open
from bakufu.games import AnyGame
from bakufu.kernel.fairness import mixed_seed
from bakufu.kernel.records.record import Record
from bakufu.server.store.schema import people, seats, tables
from bakufu.server.store.store import Found, log_of
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.log_moves import moves_in

AT_ONCE = 100
PERSON, PROGRAM = "person", "program"
SITTING = select(tables, seats.c.seat, seats.c.bot, seats.c.entropy, people.c.program).select_from(
    tables.join(seats, seats.c.table_id == tables.c.id).outerjoin(people, people.c.id == seats.c.person)
)


@dataclass(frozen=True)
class SharedSeat:
    """`player`: the level of a bot, or what else decided. `stood_in`: how many decisions a bot made in place of a
    person who was away or too late."""

    seat: int
    player: str
    stood_in: int


@dataclass(frozen=True)
class SharedGame:
    """`record` has no proof of fairness, which would lead to the table."""

    record: Record
    seats: tuple[SharedSeat, ...]


def shared_games(connection: Connection, games: list[AnyGame], now: int) -> Iterator[SharedGame]:
    """Whole games of people by the rules and component data of these games.

    Lessons, games that were played on from others, and those that bots ended alone, are none. Neither are deals of a
    day or week that isn't over.
    """
    editions = [
        and_(tables.c.game == game.name, tables.c.rules == game.rules_version, tables.c.facts == game.facts_digest)
        for game in games
    ]
    whole = and_(tables.c.status == "finished", tables.c.result.is_not(None), tables.c.abandoned.is_(False))
    own = and_(tables.c.lesson.is_(None), tables.c.branch_of.is_(None))
    ids = select(tables.c.id).where(or_(*editions), whole, own, agreed()).order_by(tables.c.id)
    wanted = connection.execute(ids).scalars().all()
    for start in range(0, len(wanted), AT_ONCE):
        some = wanted[start : start + AT_ONCE]
        found = connection.execute(SITTING.where(tables.c.id.in_(some)).order_by(tables.c.id, seats.c.seat)).all()
        for table_id, rows in groupby(found, lambda row: row.id):
            sitting = list(rows)
            if not still_open(sitting[0].deal, now):
                yield _shared(sitting, log_of(connection, table_id))


def agreed() -> ColumnElement[bool]:
    """The condition on tables at which somebody sits, and everybody who does has agreed and isn't about to leave."""
    here = and_(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
    willing = select(people.c.id).where(people.c.shares_games, people.c.delete_at.is_(None))
    return and_(exists().where(here), ~exists().where(here, seats.c.person.not_in(willing)))


def _shared(rows: list[Found], log: list[Entry]) -> SharedGame:
    table = rows[0]
    seed = mixed_seed(table.secret, tuple(row.entropy for row in rows))
    moves = moves_in(log, len(rows))
    record = Record(table.game, table.rules, table.options, table.facts, seed, moves, tuple(table.result), None, None)
    return SharedGame(record, tuple(_seat(row, log) for row in rows))


def _seat(row: Found, log: list[Entry]) -> SharedSeat:
    if row.bot is not None:
        return SharedSeat(row.seat, row.bot, 0)
    decided = [entry for entry in log if entry.seat == row.seat and entry.kind in (Kind.MOVES, Kind.SEAL)]
    stood_in = sum(len(entry.data.get("moves", ())) for entry in decided if entry.by is not By.PLAYER)
    return SharedSeat(row.seat, PROGRAM if row.program else PERSON, stood_in)
