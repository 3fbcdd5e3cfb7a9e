"""A table's log doesn't grow without end, and a long one holds nobody up."""

from __future__ import annotations

import json

import pytest

from bakufu.server.tables import records
from bakufu.table.entries import Kind
from bakufu.table.live import Live
from bakufu.table.recent import MOST
from bakufu.table.refusal import Refusal
from tests.server.plenty import plenty
from tests.server.rooms import Immediate, Room, first_plan, logged, room

pytestmark = pytest.mark.anyio
SAID = {"text": "Your move!", "name": "Guest 0"}


async def refused(here: Room, live: Live, kind: Kind, **data: object) -> str:
    with pytest.raises(Refusal) as caught:
        await here.service.registry.act(live, kind, 0, data)
    return caught.value.code


async def test_talk_at_a_table_is_limited(new_sqlite: str) -> None:
    async with room(new_sqlite, limits=plenty(talk=3)) as here:
        table_id, people = await here.table({}, 3, start=False)
        await here.service.lobby.talk(table_id, people[1], "Come!")
        await here.service.starting.start(table_id, people[0])
        live = await here.live(table_id)
        act = here.service.registry.act
        assert [await act(live, Kind.TALK, 0, SAID, f"ann:{number}") for number in range(2)] == [2, 3]
        assert await refused(here, live, Kind.TALK, **SAID) == "too-much-talk"
        assert await act(live, Kind.TALK, 0, SAID, "ann:1") == 3, "sent again, it is acknowledged again"
        await here.decide(live, 0)


async def test_a_full_log_only_takes_what_leads_to_the_end(new_sqlite: str) -> None:
    async with room(new_sqlite, limits=plenty(entries=4)) as here:
        table_id, _ = await here.table({}, 3)
        live = await here.live(table_id)
        act = here.service.registry.act
        for _ in range(2):
            await here.decide(live, 0)
            await act(live, Kind.UNSEAL, 0, {})
        assert await refused(here, live, Kind.TALK, **SAID) == "log-is-full"
        assert await refused(here, live, Kind.AWAY, why="resigned") == "log-is-full"
        await here.decide(live, 0)
        assert await refused(here, live, Kind.UNSEAL) == "log-is-full"
        assert await refused(here, live, Kind.SEAL, moves=first_plan(live, 0)) == "log-is-full"
        await here.decide(live, 1)
        await here.decide(live, 2)
        assert not live.fold.sealed
        await here.decide(live, live.fold.awaited()[0])


async def test_a_long_log_is_replayed_by_the_workers(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        workers = Immediate()
        here.service.registry.thinking.advisers.use(workers, at_once=1)
        table_id, (ann, *_) = await here.table({}, 3)
        live = await here.live(table_id)
        for _ in range(MOST):
            await here.service.registry.act(live, Kind.TALK, 0, SAID)
        await here.decide(live, 0)
        assert len(await logged(here.service, table_id, ann, 1)) == MOST
        assert workers.done == [], "the latest steps are at hand"
        assert [step.seq for step in await logged(here.service, table_id, ann, 0)] == [*range(1, MOST + 2)]
        record = json.loads(await records.download(here.service, table_id, ann))
        assert (record["seat"], len(record["steps"])) == (0, MOST + 1)
        assert record["view"]["table"]["my_plan"]
        assert workers.done == ["log", "unfinished_record"]
