"""One person's tables never make everybody wait: bots take turns by their hosts, advice has workers of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest

from bakufu.server.people.identity import Person
from bakufu.server.tables.new_table import NewTable
from tests.server.rooms import Dozing, Immediate, Room, room, settle

pytestmark = pytest.mark.anyio
T = TypeVar("T")


async def guest(here: Room, name: str, address: str) -> Person:
    person = await here.service.identity.guest(name)
    here.service.identity.owners.note(person.id, person.claimed, address)
    return person


async def watched_table(here: Room, host: Person) -> str:
    """A table of bots alone."""
    bots = {0: "random", 1: "random", 2: "random"}
    table_id = await here.service.lobby.create(host, NewTable(options={"players": 3}, bots=bots, seat=None))
    await here.service.starting.start(table_id, host)
    await here.service.begin(table_id)
    await settle()
    return table_id


def owners_served(here: Room, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whose bots think, in the order in which they begin to."""
    queue = here.service.registry.thinking.bots.queue
    run, served = queue.run, []

    async def noted(owner: str, job: Callable[[], Coroutine[object, None, T]]) -> T:
        async def begun() -> T:
            served.append(owner)
            return await job()

        return await run(owner, begun)

    monkeypatch.setattr(queue, "run", noted)
    return served


async def test_a_guest_with_many_tables_does_not_make_the_bots_of_others_wait(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room(new_sqlite) as here:
        dozing = here.dozing_bots(at_once=1)
        served = owners_served(here, monkeypatch)
        # More names at the same address get no more turns.
        crowd = [await guest(here, f"Eve {number}", "192.0.2.1") for number in range(3)]
        for host in crowd * 2:
            await watched_table(here, host)
        await watched_table(here, await guest(here, "Ann", "192.0.2.2"))
        for _ in range(2):
            await dozing.wake_one()
        assert served == ["192.0.2.1", "192.0.2.1", "192.0.2.2"]
        assert here.service.registry.thinking.bots.queue.waiting >= 4


async def test_advice_does_not_wait_for_bots(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        dozing = here.dozing_bots(at_once=1)
        here.service.registry.thinking.advisers.use(Immediate(), at_once=1)
        table_id, (ann,) = await here.table({1: "random", 2: "random"}, 1)
        await settle()
        assert len(dozing.thoughts) == 1
        forecast = await here.service.study.forecast(await here.live(table_id), ann, owner=ann.id)
        assert forecast is not None


async def test_advice_does_not_wait_for_reviews(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        thinking, dozing = here.service.registry.thinking, Dozing()
        thinking.reviewers.use(dozing, at_once=1)
        thinking.advisers.use(Immediate(), at_once=1)
        table_id, (ann,) = await here.table({1: "random", 2: "random"}, 1)
        judging = asyncio.create_task(thinking.at_leisure(ann.id, len, "decisions"))
        await settle()
        assert len(dozing.thoughts) == 1
        forecast = await here.service.study.forecast(await here.live(table_id), ann, owner=ann.id)
        assert forecast is not None
        assert not judging.done()
        dozing.wake()
        assert await judging == 9


async def test_a_bot_that_takes_too_long_is_replaced_by_the_simplest(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room(new_sqlite) as here:
        thinking = here.service.registry.thinking
        thinking.bots.use(Immediate(), at_once=2)
        asked: list[str] = []
        decided = thinking.moves

        async def slow(owner: str, fold: Any, seat: int, level: str) -> list[int]:
            asked.append(level)
            if level != "random":
                raise TimeoutError
            return await decided(owner, fold, seat, level)

        monkeypatch.setattr(thinking, "moves", slow)
        table_id, _ = await here.table({1: "daimyo"}, 2)
        live = await here.live(table_id)
        await here.bots_done(live)
        assert asked[:2] == ["daimyo", "random"]
        assert not live.bots_awaited(live.fold)
