"""Ratings by OpenSkill (Plackett-Luce), one per person and game, from the final places of public games.

Only claimed names are rated, against each other: guests and bots at the same table don't count, the server's or those
with an account of their own, and neither do games that everybody has left. A game is looked at once, in the order in
which games finished.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, and_, delete, insert, select, update

from bakufu.server.store.schema import people, rating_steps, ratings, seats, tables
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

AT_ONCE = 50
# How a rating is shown: a newcomer has 1500, and one sigma of the model is some 330.
MIDDLE, STEP, NEWCOMER = 1500, 40, 25.0
PROVISIONAL = 6.0  # a sigma above it says little yet


def shown(mu: float) -> int:
    return round(MIDDLE + STEP * (mu - NEWCOMER))


def places(points: Sequence[int], winners: Sequence[int], among: Sequence[int]) -> list[int]:
    """Of these seats: winners first, then by points."""
    order = {seat: (seat not in winners, -points[seat]) for seat in among}
    return [sum(other < order[seat] for other in order.values()) + 1 for seat in among]


class Ratings:
    def __init__(self, database: Transactions) -> None:
        self.database = database
        self._made: PlackettLuce | None = None

    async def catch_up(self) -> None:
        """Rate the games that have finished since."""
        while await self._rate_some():
            pass

    @property
    def _model(self) -> PlackettLuce:
        """Loaded with the first game that is rated: it takes a moment."""
        if self._made is None:
            from openskill.models import PlackettLuce

            self._made = PlackettLuce()
        return self._made

    @changes
    def _rate_some(self, connection: Connection) -> int:
        new = and_(tables.c.rated.is_(False), tables.c.finished_at.is_not(None))
        found = connection.execute(select(tables).where(new).order_by(tables.c.finished_at).limit(AT_ONCE)).all()
        for row in found:
            mark = update(tables).where(tables.c.id == row.id, tables.c.rated.is_(False)).values(rated=True)
            counts = row.visible and not (row.lesson or row.branch_of or row.abandoned)
            if connection.execute(mark).rowcount and counts:
                self._rate(connection, row)
        return len(found)

    def _rate(self, connection: Connection, table: Found) -> None:
        joined = seats.join(people, people.c.id == seats.c.person)
        sitting = select(seats.c.seat, seats.c.person).select_from(joined)
        persons = and_(people.c.claimed.is_not(None), people.c.program.is_(False))
        players = connection.execute(sitting.where(seats.c.table_id == table.id, persons).order_by(seats.c.seat)).all()
        if len(players) < 2 or table.result is None:
            return
        before = [self._before(connection, player.person, table.game) for player in players]
        ranks = places(table.result, table.winners or [], [player.seat for player in players])
        rated = self._model.rate(
            [[self._model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before], ranks=[float(rank) for rank in ranks]
        )
        for player, (_, _, games), (new,) in zip(players, before, rated, strict=True):
            own = and_(ratings.c.person == player.person, ratings.c.game == table.game)
            connection.execute(delete(ratings).where(own))
            row = {"mu": new.mu, "sigma": new.sigma, "games": games + 1}
            connection.execute(insert(ratings).values(person=player.person, game=table.game, **row))
            step = {"person": player.person, "table_id": table.id, "mu": new.mu}
            connection.execute(insert(rating_steps).values(step))

    def _before(self, connection: Connection, person: str, game: str) -> tuple[float, float, int]:
        own = select(ratings).where(ratings.c.person == person, ratings.c.game == game).with_for_update()
        row = connection.execute(own).first()
        return (row.mu, row.sigma, row.games) if row is not None else (NEWCOMER, NEWCOMER / 3, 0)
