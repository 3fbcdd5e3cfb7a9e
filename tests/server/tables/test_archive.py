"""The archive: old games are packed into less room, and nothing that could be read before is lost."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import func, select, update

import bakufu
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.replay import points, verify
from bakufu.server.store.schema import archive, entries, tables
from bakufu.server.tables import records
from bakufu.table.entries import Kind
from tests.patience import PATIENCE
from tests.server.rooms import Clock, Room, logged, room

pytestmark = pytest.mark.anyio
DAY = 86_400


async def finished_table(here: Room) -> str:
    """A whole game of three people who always take the first move there is, and a word at the end."""
    table_id, guests = await here.table({}, 3, pace="days", seconds=DAY)
    live = await here.live(table_id)
    while not live.fold.over():
        await here.decide(live, live.fold.awaited()[0])
    await here.service.registry.act(live, Kind.TALK, 0, {"text": "A good game", "name": guests[0].name})
    return table_id


async def rows(here: Room, table_id: str) -> int:
    async with here.service.engine.connect() as connection:
        counted = select(func.count()).select_from(entries).where(entries.c.table_id == table_id)
        return int((await connection.execute(counted)).scalar_one())


async def forget(here: Room) -> None:
    """As after a restart: no table is in memory."""
    here.service.registry._kept.clear()
    here.service.registry.tables.clear()


async def told(here: Room, table_id: str) -> tuple[Any, ...]:
    """Everything a spectator can ask for."""
    await forget(here)
    service = here.service
    history = await logged(service, table_id, None, 0)
    live = await here.live(table_id)
    view = live.view_for(None)
    return history, json.loads(await records.download(service, table_id, None)), view, live.fold.seq


async def test_an_archived_table_is_still_all_there(database: str) -> None:
    clock = Clock()
    async with room(database, clock) as here:
        old = await finished_table(here)
        before = await told(here, old)
        clock.pass_seconds(100 * DAY)
        young = await finished_table(here)
        assert await here.service.archiver.pack_old() == 0
        clock.pass_seconds(81 * DAY)
        assert await here.service.archiver.pack_old() == 1
        assert await here.service.archiver.pack_old() == 0

        assert await rows(here, old) == 0
        assert await rows(here, young) > 0
        assert await told(here, old) == before
        history, downloaded, view, _ = before
        assert view["over"]
        assert history[-1].text == "A good game"
        game = bakufu.load("shogun")
        found = read(json.dumps(downloaded), {"shogun": game.words})
        assert points(game, verify(game, found)) == found.result
        assert found.fairness is not None


async def test_what_spectators_wrote_is_not_archived(new_sqlite: str) -> None:
    clock = Clock()
    async with room(new_sqlite, clock) as here:
        table_id, guests = await here.table({}, 3, start=False, pace="days", seconds=DAY)
        await here.service.lobby.talk(table_id, guests[1], "Before the game")
        await here.service.starting.start(table_id, guests[0])
        await here.service.begin(table_id)
        live = await here.live(table_id)
        for seat, text in ((None, "From the gallery"), (0, "From the table")):
            said = {"text": text, "name": "Somebody"}
            await here.service.registry.act(live, Kind.TALK, seat, said, f"somebody:{text}")
        while not live.fold.over():
            await here.decide(live, live.fold.awaited()[0])
        clock.pass_seconds(181 * DAY)
        assert await here.service.archiver.pack_old() == 1
        log = [entry for entry in await here.log(table_id) if entry.kind is Kind.TALK]
        assert [entry.data["text"] for entry in log] == ["Before the game", "", "From the table"]
        assert log[1].data["name"] == ""


async def test_the_archive_takes_less_room(database: str) -> None:
    clock = Clock()
    async with room(database, clock) as here:
        table_id = await finished_table(here)
        log = await here.log(table_id)
        written = sum(len(json.dumps(entry.data)) + len(entry.command or "") + 40 for entry in log)
        clock.pass_seconds(181 * DAY)
        await here.service.archiver.pack_old()
        async with here.service.engine.connect() as connection:
            packed = (await connection.execute(select(archive.c.record))).scalar_one()
    assert len(packed) < written / 2


async def test_talk_goes_on_at_an_archived_table(database: str) -> None:
    clock = Clock()
    async with room(database, clock) as here:
        table_id = await finished_table(here)
        clock.pass_seconds(181 * DAY)
        assert await here.service.archiver.pack_old() == 1
        await forget(here)
        live = await here.live(table_id)
        length = live.fold.seq
        assert await here.service.registry.act(live, Kind.TALK, 0, {"text": "Remember?", "name": "Ann"}) == length + 1
        await forget(here)
        log = await here.log(table_id)
        assert [entry.seq for entry in log] == list(range(1, length + 2))
        assert log[-1].data["text"] == "Remember?"
        assert (await here.live(table_id)).fold.over()


async def test_what_cannot_be_verified_stays_as_it_is(database: str) -> None:
    """Another file of facts, or a log that was damaged: the archiver goes on with the next game."""
    clock = Clock()
    async with room(database, clock) as here:
        foreign, damaged, sound = [await finished_table(here) for _ in range(3)]
        async with here.service.engine.begin() as connection:
            other = update(tables).where(tables.c.id == foreign).values(facts="0" * 16)
            await connection.execute(other)
            await connection.execute(update(tables).where(tables.c.id == damaged).values(result=[1, 2, 3]))
        lengths = [await rows(here, table_id) for table_id in (foreign, damaged)]
        clock.pass_seconds(181 * DAY)
        assert await here.service.archiver.pack_old() == 1
        assert [await rows(here, table_id) for table_id in (foreign, damaged)] == lengths
        assert await rows(here, sound) == 0


async def test_another_process_was_faster(database: str) -> None:
    """Two archivists with the same page before them: one packs, and nothing is lost or doubled."""
    clock = Clock()
    async with room(database, clock) as here:
        table_id = await finished_table(here)
        before = await told(here, table_id)
        clock.pass_seconds(181 * DAY)
        archiver = here.service.archiver
        (row,) = await archiver._page(clock(), None)
        assert await archiver._pack(row)
        assert not await archiver._pack(row)
        assert await told(here, table_id) == before


async def test_it_works_by_itself(database: str) -> None:
    """The task of a service that starts finds what has grown old since it was last there."""
    clock = Clock()
    async with room(database, clock) as here:
        table_id = await finished_table(here)
    clock.pass_seconds(181 * DAY)
    async with room(database, clock) as here, asyncio.timeout(PATIENCE):
        while await rows(here, table_id):
            await asyncio.sleep(0.01)
