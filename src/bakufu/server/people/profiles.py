"""Profiles: what everybody may know of a claimed name, from its public games alone."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, and_, desc, select

from bakufu.server.people.names import name_key
from bakufu.server.people.ratings import PROVISIONAL, shown
from bakufu.server.store.schema import people, ratings, seats, tables
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, reads
from bakufu.table.refusal import Refusal
from bakufu.table.table_card import ListedTable

LATEST = 20
COUNTED = 2000  # games; whoever has played more has statistics of the latest


class GameRecord(Struct):
    """Public games of one kind. `rating` is null without a game against another claimed name, and `provisional` until
    there are some."""

    game: str
    played: int
    won: int
    best: int
    average: float
    rating: int | None
    provisional: bool


class Profile(Struct):
    """`program`: a bot plays under this name."""

    name: str
    program: bool
    created_at: int
    games: list[GameRecord]
    recent: list[ListedTable]


class Profiles:
    def __init__(self, database: Transactions) -> None:
        self.database = database

    @reads
    def of(self, connection: Connection, name: str) -> tuple[dict[str, Any], list[Found]]:
        """A profile without its games, and these, the latest first."""
        owner = select(people).where(people.c.claimed == name_key(name), people.c.delete_at.is_(None))
        person = connection.execute(owner).first()
        if person is None:
            raise Refusal("no-such-person")
        joined = tables.join(seats, seats.c.table_id == tables.c.id)
        public = and_(tables.c.visible.is_(True), tables.c.lesson.is_(None), tables.c.branch_of.is_(None))
        mine = and_(seats.c.person == person.id, seats.c.status == "finished", tables.c.result.is_not(None))
        query = select(tables, seats.c.seat).select_from(joined).where(public, mine)
        played = connection.execute(query.order_by(desc(tables.c.finished_at)).limit(COUNTED)).all()
        rated = {row.game: row for row in connection.execute(select(ratings).where(ratings.c.person == person.id))}
        games = [_record(game, played, rated.get(game)) for game in sorted({row.game for row in played})]
        stats = {"name": person.name, "program": person.program, "created_at": person.created_at, "games": games}
        return stats, list(played[:LATEST])


def _record(game: str, played: Any, rated: Found | None) -> GameRecord:
    own = [row for row in played if row.game == game]
    points = [row.result[row.seat] for row in own]
    won = sum(row.seat in (row.winners or []) for row in own)
    rating = None if rated is None else shown(rated.mu)
    provisional = rated is not None and rated.sigma > PROVISIONAL
    return GameRecord(game, len(own), won, max(points), round(sum(points) / len(own), 1), rating, provisional)
