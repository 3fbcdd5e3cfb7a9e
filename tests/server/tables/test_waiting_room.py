"""Words at a table before its game: they are heard and kept, and the game begins as if nothing had been said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bakufu.bots.levels import characters_of
from bakufu.table.refusal import Refusal
from bakufu.table.talk import clean_message
from tests.server.rooms import Room, logged, room

pytestmark = pytest.mark.anyio


async def said(here: Room, table_id: str, since: int = 0) -> list[tuple[int, Any, Any]]:
    steps = await logged(here.service, table_id, None, since)
    return [(step.seq, step.name, step.text) for step in steps if step.kind == "talk"]


async def test_words_before_the_game_are_the_beginning_of_its_log(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, ben) = await here.table({2: "random"}, 2, start=False)
        assert await said(here, table_id) == []
        await here.service.lobby.talk(table_id, ann, "Hello")
        await here.service.lobby.talk(table_id, ben, "Good luck")
        words = [(1, "Guest 0", "Hello"), (2, "Guest 1", "Good luck")]
        assert await said(here, table_id) == words
        assert await said(here, table_id, since=1) == words[1:]

        await here.service.starting.start(table_id, ann)
        await here.service.begin(table_id)
        live = await here.live(table_id)
        assert await said(here, table_id) == words
        with pytest.raises(Refusal) as caught:
            await here.service.lobby.talk(table_id, ann, "Too late")
        assert caught.value.code == "not-open"
        # Bots move, people are awaited, and the game is told from its beginning.
        await here.bots_done(live)
        await here.decide(live, 0)
        await here.decide(live, 1)
        await here.bots_done(live)
        assert live.fold.moves
        card = await here.service.card_for(table_id, ann)
        assert card["deadline_at"] == live.deadline(live.fold)
        whole = json.loads(await here.service.study.history(table_id, ann, None))
        assert [step["seq"] for step in whole["steps"]] == list(range(1, live.fold.seq + 1))


async def test_a_game_begins_with_its_deadline_whatever_was_said(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, _, _) = await here.table({}, 3, start=False, options={"setup": "claim"})
        await here.service.lobby.talk(table_id, ann, "Hello")
        await here.service.starting.start(table_id, ann)
        await here.service.begin(table_id)
        live = await here.live(table_id)
        awaited = [seat.seat for seat in await here.service.store.seats(table_id) if seat.awaited]
        assert awaited == list(live.fold.awaited()) == [0]


def test_words_that_cannot_be_seen_are_not_said() -> None:
    assert clean_message(" Good\x00 luck\n") == "Good luck"
    with pytest.raises(Refusal):
        clean_message("\x00\u200b")


async def test_bots_that_may_have_any_character_get_different_ones_when_they_are_seated(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        wanted = {1: "samurai:any", 2: "samurai:any", 3: "samurai"}
        table_id, (ann,) = await here.table(wanted, 1, start=False, options={"players": 5})
        await here.service.lobby.set_bot(table_id, ann, 4, "ashigaru:any")
        bots = [seat["bot"] for seat in (await here.service.card_for(table_id, ann))["seats"]]
        assert (bots[0], bots[3]) == (None, "samurai")
        drawn = [str(bots[seat]).partition(":") for seat in (1, 2, 4)]
        assert [level for level, _, _ in drawn] == ["samurai", "samurai", "ashigaru"]
        characters = [character for _, _, character in drawn]
        assert set(characters) <= set(characters_of("shogun", "samurai"))
        assert len(set(characters)) == len(characters)
        await here.service.lobby.set_bot(table_id, ann, 3, "samurai:raider")
        bots = [seat["bot"] for seat in (await here.service.card_for(table_id, ann))["seats"]]
        assert bots[3] == "samurai:raider"
