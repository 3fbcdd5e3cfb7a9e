"""Branches: the same game up to a moment, another way on from there, and no claim to be more than that."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bakufu
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.replay import verify
from bakufu.kernel.records.text_form import to_text
from bakufu.server.people.identity import Person
from bakufu.server.tables import records
from bakufu.server.tables.branches import branch
from bakufu.table.entries import Kind
from bakufu.table.fold import Fold
from bakufu.table.refusal import Refusal
from tests.server.rooms import Clock, Room, room
from tests.server.tables.test_archive import DAY, finished_table, rows

pytestmark = pytest.mark.anyio


async def refusal(asked: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await asked
    return caught.value.code


async def ann(here: Room) -> Person:
    return await here.service.identity.guest("Ann")


def leave_bots_alone(here: Room) -> None:
    """From now on bots are not asked for anything, so that a new table stays as it began."""
    scheduler = here.service.registry.bot_scheduler
    vars(scheduler)["let_bots_move"] = lambda live: None  # in place of the method, for this object alone


async def at(here: Room, table_id: str, seq: int) -> Fold:
    """A game as it was after an entry of its log."""
    fold = (await here.live(table_id)).fold
    then = Fold(fold.game, fold.options, fold.seed, fold.since)
    for entry in (await here.log(table_id))[:seq]:
        then.apply(entry)
    return then


async def middle(here: Room, table_id: str) -> int:
    """The entry after which somebody has to decide alone, somewhere in the middle of the game."""
    log = await here.log(table_id)
    return next(entry.seq for entry in log[len(log) // 2 :] if entry.kind is Kind.MOVES)


async def test_the_same_game_up_to_a_moment(database: str) -> None:
    async with room(database) as here:
        table_id = await finished_table(here)
        leave_bots_alone(here)
        person, seq = await ann(here), await middle(here, table_id)
        new = await branch(here.service, table_id, person, seq, 1)
        there, then = (await here.live(new)).fold, await at(here, table_id, seq)
        assert there.seed == then.seed
        assert there.game.save(there.state) == then.game.save(then.state)
        card = await here.service.card_for(new, person)
        assert card["branch_of"] == {"table": table_id, "seq": seq}
        assert (card["status"], card["visible"], card["hints"], card["pace"]) == ("running", False, True, "days")
        assert [(seat["name"], seat["bot"]) for seat in card["seats"]] == [
            (None, "ashigaru"), ("Ann", None), (None, "ashigaru"),
        ]  # fmt: skip
        original = await here.service.card_for(table_id, person)
        assert original["branch_of"] is None
        assert card["options"] == original["options"]
        assert card["fairness"]["commitment"] == original["fairness"]["commitment"]
        mine = await here.service.cards("mine", person, "", None)
        assert [(found["id"], found["your_turn"]) for found in mine] == [(new, 1 in then.awaited())]


async def test_bots_go_on_and_wait_for_the_one_person(new_sqlite: str) -> None:
    """From the very beginning: the bots lay their plans, and the person lays one that was not laid before."""
    async with room(new_sqlite) as here:
        table_id = await finished_table(here)
        person = await ann(here)
        new = await branch(here.service, table_id, person, 0, 2)
        live = await here.live(new)
        await here.bots_done(live)
        assert live.fold.awaited() == (2,)
        assert live.deadline(live.fold) == here.clock() + 14 * DAY * 1000
        await here.decide(live, 2)
        assert not live.fold.sealed


async def test_half_laid_plans_and_talk_stay_behind(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id = await finished_table(here)
        leave_bots_alone(here)
        log = await here.log(table_id)
        assert [entry.kind for entry in log[:2]] == [Kind.SEAL, Kind.SEAL]
        new = await branch(here.service, table_id, await ann(here), 2, 0)
        live = await here.live(new)
        assert (live.fold.seq, live.fold.awaited(), live.fold.sealed) == (0, (0, 1, 2), {})
        whole = await branch(here.service, table_id, await ann(here), 3, 0)
        assert (await here.live(whole)).fold.seq == 3


async def test_what_cannot_be_branched_off(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id = await finished_table(here)
        person = await ann(here)
        log = await here.log(table_id)
        assert await refusal(branch(here.service, table_id, person, len(log), 0)) == "game-is-over"
        assert await refusal(branch(here.service, table_id, person, 10**9, 0)) == "game-is-over"
        assert await refusal(branch(here.service, table_id, person, 0, 3)) == "bad-seat"
        running, _ = await here.table({}, 3)
        assert await refusal(branch(here.service, running, person, 0, 0)) == "not-finished"
        waiting, _ = await here.table({}, 3, start=False)
        assert await refusal(branch(here.service, waiting, person, 0, 0)) == "not-started"


async def test_its_record_says_what_it_is(database: str) -> None:
    """It can be replayed, but claims no fairness; so does what the archive keeps of it."""
    clock = Clock()
    async with room(database, clock) as here:
        table_id = await finished_table(here)
        last = [entry.seq for entry in await here.log(table_id) if entry.kind is not Kind.TALK][-1]
        person = await ann(here)
        seat = next(entry.seat for entry in await here.log(table_id) if entry.seq == last)
        assert seat is not None
        new = await branch(here.service, table_id, person, last - 1, seat)
        live = await here.live(new)
        while not live.fold.over():
            if seat in live.fold.awaited():
                await here.decide(live, seat)
            else:
                await here.bots_done(live)
        body = await records.download(here.service, new, person)
        assert json.loads(body)["branch_of"] == {"table": table_id, "seq": last - 1}
        assert "fairness" not in json.loads(body)
        game = bakufu.load("shogun")
        found = read(body.decode(), {"shogun": game.words})
        assert found.branch_of == (table_id, last - 1)
        verify(game, found)
        again = read(to_text(found, game.words, {}), {"shogun": game.words})
        assert again == found
        clock.pass_seconds(181 * DAY)
        assert await here.service.archiver.pack_old() == 2
        assert await rows(here, new) == 0
        assert json.loads(await records.download(here.service, new, person)) == json.loads(body)
        # A branch may be branched off from, too.
        third = await branch(here.service, new, person, 0, 0)
        assert (await here.service.card_for(third, person))["branch_of"] == {"table": new, "seq": 0}
