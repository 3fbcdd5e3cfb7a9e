"""Statistics on a server: notes are written once, also of earlier games, and private games are the player's own."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import Connection, Update, select, update

from bakufu.server.people import personal_data
from bakufu.server.store.schema import game_notes, people, rating_steps, tables
from tests.daily.refused import refused
from tests.server.rooms import Immediate, room

pytestmark = pytest.mark.anyio


async def test_notes_are_written_after_the_game_and_kept_to_its_players(new_sqlite: str) -> None:
    async with room(new_sqlite) as found:
        found.service.registry.thinking.reviewers.use(Immediate(), 1)
        notes = found.service.notes
        table_id, (ann, ben) = await found.finished(visible=False)
        assert (await notes.of("me", ann, "en"))["games"] == []
        await notes.catch_up()
        mine = await notes.of("me", ann, "en")
        assert mine["you"]
        assert [(one["table"], one["players"]) for one in mine["games"]] == [(table_id, 2)]
        assert [one["title"] for one in mine["lines"] if one["kind"] == "opponent"] == [ben.name]
        theirs = await notes.of("me", ben, "de")
        assert {one["games"][0]["place"] for one in (mine, theirs)} <= {1, 2}

        # Others see public games of claimed names.
        with refused("no-such-person"):
            await notes.of(ann.name, ben, "en")
        with refused("sign-in"):
            await notes.of("me", None, "en")
        claimed = update(people).where(people.c.id == ann.id).values(claimed=ann.name.lower())
        await found.service.database.change(lambda connection: connection.execute(claimed))
        seen = await notes.of(ann.name, ben, "en")
        assert (seen["you"], seen["games"], seen["lines"]) == (False, [], [])

        # A second look writes nothing; a game from before there were notes is noted like any other.
        counted = select(game_notes.c.person)
        assert len(await found.service.database.read(lambda connection: connection.execute(counted).all())) == 2
        earlier = update(tables).where(tables.c.id == table_id).values(noted=False, visible=True)
        await found.service.database.change(lambda connection: connection.execute(earlier))
        await notes.catch_up()
        assert len(await found.service.database.read(lambda connection: connection.execute(counted).all())) == 2
        assert len((await notes.of(ann.name, ben, "en"))["games"]) == 1

        await found.service.database.change(lambda connection: personal_data.erase(connection, ben.id))
        left = await found.service.database.read(lambda connection: connection.execute(counted).all())
        assert [row.person for row in left] == [ann.id]
        assert (await notes.of("me", ann, "en"))["games"][0]["opponents"] == [{"name": "Guest", "bot": None}]


async def test_rated_games_have_the_rating_after_them(new_sqlite: str) -> None:
    async with room(new_sqlite) as found:
        found.service.registry.thinking.reviewers.use(Immediate(), 1)
        database, notes = found.service.database, found.service.notes
        _, (ann, ben) = await found.finished(visible=True)
        for person in (ann, ben):
            claimed = update(people).where(people.c.id == person.id).values(claimed=person.name.lower())
            await database.change(partial(_execute, claimed))
        await database.change(partial(_execute, update(tables).values(rated=False)))
        await found.service.ratings.catch_up()
        await notes.catch_up()
        ratings = {person.name: (await notes.of("me", person, "en"))["games"][0] for person in (ann, ben)}
        first, second = sorted(ratings.values(), key=lambda one: one["place"])
        assert first["rating"] is not None
        assert second["rating"] is not None
        assert first["rating"] > 1500 > second["rating"]
        profile, _ = await found.service.profiles.of(ann.name)
        assert [game.rating for game in profile["games"]] == [ratings[ann.name]["rating"]]
        await database.change(lambda connection: personal_data.erase(connection, ben.id))
        kept = await database.read(lambda connection: connection.execute(select(rating_steps.c.person)).all())
        assert [row.person for row in kept] == [ann.id]


def _execute(statement: Update, connection: Connection) -> None:
    connection.execute(statement)


async def test_lessons_branches_and_abandoned_games_have_no_notes(new_sqlite: str) -> None:
    async with room(new_sqlite) as found:
        found.service.registry.thinking.reviewers.use(Immediate(), 1)
        table_id, (ann, _) = await found.finished()
        for column in ("lesson", "branch_of", "abandoned"):
            kind: dict[str, object] = {"lesson": None, "branch_of": None, "abandoned": False, "noted": False}
            kind[column] = column == "abandoned" or "one"
            marked = update(tables).where(tables.c.id == table_id).values(kind)
            await found.service.database.change(partial(_execute, marked))
            await found.service.notes.catch_up()
            assert (await found.service.notes.of("me", ann, "en"))["games"] == []
