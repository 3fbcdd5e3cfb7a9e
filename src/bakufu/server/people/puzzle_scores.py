"""How people do with puzzles: stored with a guest too, and gone with them."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from bakufu.puzzles.progress import Progress, progress_in
from bakufu.server.store.schema import puzzle_scores
from bakufu.server.store.transactions import Transactions, changes, reads


class PuzzleScores:
    def __init__(self, database: Transactions) -> None:
        self.database = database

    @reads
    def of(self, connection: Connection, person: str, game: str) -> Progress:
        return progress_in(_stored(connection, person, game))

    @changes
    def keep(self, connection: Connection, person: str, game: str, progress: Progress) -> None:
        mine = (puzzle_scores.c.person == person) & (puzzle_scores.c.game == game)
        text = progress.as_json()
        if not connection.execute(update(puzzle_scores).where(mine).values(progress=text)).rowcount:
            connection.execute(insert(puzzle_scores).values(person=person, game=game, progress=text))


def _stored(connection: Connection, person: str, game: str) -> str | None:
    mine = (puzzle_scores.c.person == person) & (puzzle_scores.c.game == game)
    found: str | None = connection.execute(select(puzzle_scores.c.progress).where(mine)).scalar()
    return found
