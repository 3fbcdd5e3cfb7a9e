"""Notes of people's games: written once after each game, in the background, and read for their statistics.

Games from before there were notes are caught up with in the same way.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import Connection, and_, delete, desc, insert, select, update

from bakufu.daily.periods import period_of
from bakufu.server.people.identity import Person
from bakufu.server.people.names import name_key
from bakufu.server.people.ratings import shown
from bakufu.server.store.schema import game_notes, people, rating_steps, seats, tables
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.server.tables.study import NOBODY, Study
from bakufu.statistics.note import SeatNote, notes_of
from bakufu.statistics.page import COUNTED, Played, Rival, Statistics, game_note, statistics
from bakufu.table.refusal import Refusal

log = structlog.get_logger()
AT_ONCE = 20
OWN = "me"


class Notes:
    def __init__(self, database: Transactions, study: Study) -> None:
        self.database = database
        self.study = study
        self._writing: asyncio.Task[None] | None = None

    def poke(self) -> None:
        """Write what is missing, beside everything else."""
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self.catch_up(), name="notes of games")

    async def stop(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            with suppress(asyncio.CancelledError):
                await self._writing

    async def catch_up(self) -> None:
        """Note the games that have finished since. One that can't be replayed any more has no note."""
        try:
            while found := await self._finished():
                for row in found:
                    await self._note(row)
        except Exception as error:
            log.warning("notes-delayed", error=repr(error))

    async def _note(self, row: Found) -> None:
        found: list[SeatNote] = []
        if _counts(row) and await self._people(row.id):
            with suppress(Refusal):
                past = await self.study.past(row.id)
                found = await self.study.thinking.at_leisure(NOBODY, notes_of, past)
        await self._keep(row, found)

    @reads
    def _finished(self, connection: Connection) -> list[Found]:
        new = and_(tables.c.noted.is_(False), tables.c.finished_at.is_not(None))
        return list(connection.execute(select(tables).where(new).order_by(tables.c.finished_at).limit(AT_ONCE)))

    @reads
    def _people(self, connection: Connection, table_id: str) -> bool:
        query = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.person.is_not(None))
        return connection.execute(query).first() is not None

    @changes
    def _keep(self, connection: Connection, row: Found, found: list[SeatNote]) -> None:
        connection.execute(update(tables).where(tables.c.id == row.id).values(noted=True))
        connection.execute(delete(game_notes).where(game_notes.c.table_id == row.id))
        query = select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat)
        sitting = list(connection.execute(query)) if found else []
        rivals: dict[int, Rival] = {one.seat: {"person": one.person, "bot": one.bot, "place": 0} for one in sitting}
        known = {"table_id": row.id, "game": row.game, "finished_at": row.finished_at, "visible": row.visible}
        for one in sitting:
            if one.person is not None:
                others = {seat: rival for seat, rival in rivals.items() if seat != one.seat}
                note = game_note(row.options, found, one.seat, others)
                connection.execute(insert(game_notes).values(person=one.person, note=note, **known))

    @reads
    def of(self, connection: Connection, name: str, viewer: Person | None, language: str) -> Statistics:
        """Of a claimed name its public games; your own include private ones."""
        owner = _owner(connection, name, viewer)
        you = viewer is not None and viewer.id == owner.id
        after = and_(rating_steps.c.person == game_notes.c.person, rating_steps.c.table_id == game_notes.c.table_id)
        rated = game_notes.outerjoin(rating_steps, after)
        query = select(game_notes, rating_steps.c.mu).select_from(rated).where(game_notes.c.person == owner.id)
        if not you:
            query = query.where(game_notes.c.visible.is_(True))
        latest = connection.execute(query.order_by(desc(game_notes.c.finished_at)).limit(COUNTED)).all()
        played = [
            Played(row.table_id, row.game, row.finished_at, row.note, None if row.mu is None else shown(row.mu))
            for row in reversed(latest)
        ]
        met = {rival["person"] for one in played for rival in one.note["rivals"] if rival["person"]}
        return statistics(owner.name, you, played, _names(connection, sorted(met)), language)


def _counts(row: Found) -> bool:
    """Neither lessons nor branches, practice of a daily deal, or games that everybody has left."""
    period = None if row.deal is None else period_of(row.deal)
    practice = period is not None and not period.weekly and not row.scored
    return row.result is not None and not (row.lesson or row.branch_of or row.abandoned or practice)


def _owner(connection: Connection, name: str, viewer: Person | None) -> Found:
    if name == OWN:
        if viewer is None:
            raise Refusal("sign-in")
        return connection.execute(select(people).where(people.c.id == viewer.id)).one()
    known = select(people).where(people.c.claimed == name_key(name), people.c.delete_at.is_(None))
    found = connection.execute(known).first()
    if found is None:
        raise Refusal("no-such-person")
    return found


def _names(connection: Connection, ids: list[str]) -> dict[str, str]:
    names: dict[str, str] = {}
    for at in range(0, len(ids), 500):
        query = select(people.c.id, people.c.name).where(people.c.id.in_(ids[at : at + 500]))
        names |= {row.id: row.name for row in connection.execute(query)}
    return names
