"""The way into the log, where it is narrow: clients that go, writes that fail, processes that know more than others."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from sqlalchemy import text

from bakufu.server.store.store import Found, Store
from bakufu.server.store.writer import Write, Writer
from bakufu.server.tables import registry as registries
from bakufu.table.entries import By, Kind
from bakufu.table.live import Live
from bakufu.table.projection import table_view
from bakufu.table.refusal import NotNow, Refusal
from tests.server.rooms import Clock, Room, first_plan, room

pytestmark = pytest.mark.anyio
PATIENCE = 60  # seconds until the other process has heard, at the very most
WORDS = {"text": "good luck", "name": "Guest 0"}


async def say(here: Room, live: Live, command: str | None = None) -> int:
    return await here.service.registry.act(live, Kind.TALK, 0, WORDS, command)


async def rename(here: Room, old: str, new: str) -> None:
    async with here.service.engine.begin() as connection:
        await connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))


async def test_what_was_begun_is_carried_through(database: str) -> None:
    """A client that goes in the middle of its command leaves nothing half-done."""
    async with room(database) as here:
        table_id, _ = await here.table({}, 3)
        live = await here.live(table_id)
        for number in range(20):
            command = asyncio.create_task(say(here, live, f"{number}"))
            for _ in range(number % 5):
                await asyncio.sleep(0)
            command.cancel()
            seqs = await asyncio.gather(say(here, live, f"{number}"), say(here, live))
            assert seqs[1] == live.fold.seq
            assert live.commands[f"{number}"] == seqs[0]
        entries = await here.log(table_id)
        assert [entry.seq for entry in entries] == list(range(1, live.fold.seq + 1))
        assert len([entry for entry in entries if entry.command is not None]) == 20


async def test_nobody_sees_what_was_not_written(database: str) -> None:
    async with room(database) as here:
        table_id, _ = await here.table({}, 3)
        live = await here.live(table_id)
        await here.decide(live, 0)
        before = table_view(live.fold, 1)
        await rename(here, "entries", "elsewhere")
        with pytest.raises(NotNow, match="busy"):
            await here.decide(live, 1)
        with pytest.raises(NotNow, match="busy"):
            await say(here, live)
        assert table_view(live.fold, 1) == before
        await rename(here, "elsewhere", "entries")
        await here.decide(live, 1)
        assert [(entry.seq, entry.seat) for entry in await here.log(table_id)] == [(1, 0), (2, 1)]
        assert not live.unsure


async def test_what_was_written_although_it_failed_is_found(database: str) -> None:
    """The answer of the database was lost, not the entry."""
    async with room(database) as here:
        table_id, _ = await here.table({}, 3)
        live = await here.live(table_id)
        await say(here, live, "mine")
        async with room(database, here.clock) as there:
            behind = await there.live(table_id)
            await say(here, live, "lost")
            behind.unsure = True
            assert await there.service.watchdog.catch_up() == 1
            assert behind.fold.seq == 2
            assert await say(there, behind, "lost") == 2


async def test_one_bad_entry_does_not_spoil_the_others(new_postgres: str) -> None:
    async with room(new_postgres) as here:
        tables = [await here.live((await here.table({}, 3))[0]) for _ in range(5)]
        commands = [say(here, live, "\0" if number == 2 else "fine") for number, live in enumerate(tables)]
        done = await asyncio.gather(*commands, return_exceptions=True)
        assert [isinstance(result, NotNow) for result in done] == [False, False, True, False, False]
        assert await say(here, tables[2], "fine") == 1


async def test_a_place_that_is_taken_does_not_break_up_a_batch(
    new_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process was quicker at one of five tables: the other four are written in one transaction all the same."""
    clock = Clock()
    async with room(new_postgres, clock) as here, room(new_postgres, clock) as there:
        await there.service.cluster.stop()
        await here.service.cluster.stop()
        tables = [await here.live((await here.table({}, 3))[0]) for _ in range(5)]
        await say(there, await there.live(tables[2].id))
        batches: list[list[int]] = []
        written = Writer._written

        async def counted(writer: Writer, batch: list[Write], alone: bool) -> bool:
            batches.append([tables.index(live) for write in batch for live in tables if live.id == write.table_id])
            return await written(writer, batch, alone)

        monkeypatch.setattr(Writer, "_written", counted)
        assert await asyncio.gather(*[say(here, live) for live in tables]) == [1, 1, 2, 1, 1]
        assert [sorted(batch) for batch in batches] == [[0, 1, 2, 3, 4], [2]]


async def test_many_changes_are_told_and_read_together(new_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    async with room(new_postgres, clock) as here, room(new_postgres, clock) as there:
        tables = [await here.live((await here.table({}, 3))[0]) for _ in range(5)]
        behind = [await there.live(live.id) for live in tables]
        read: list[int] = []
        entries_of = Store.entries_of

        async def counted(store: Store, after: dict[str, int]) -> dict[str, list[Found]]:
            read.append(len(after))
            return await entries_of(store, after)

        monkeypatch.setattr(Store, "entries_of", counted)
        await asyncio.gather(*[say(here, live) for live in tables])
        async with asyncio.timeout(PATIENCE):
            while any(live.fold.seq < 1 for live in behind):
                await asyncio.sleep(0.01)
        assert sum(read) >= len(tables)
        assert len(read) < len(tables)


async def test_a_table_that_cannot_be_read_keeps_no_other_from_it(new_postgres: str) -> None:
    clock = Clock()
    async with room(new_postgres, clock) as here, room(new_postgres, clock) as there:
        for deaf in (here, there):
            await deaf.service.cluster.stop()
        broken, whole = [(await here.table({}, 3))[0] for _ in range(2)]
        for table_id in (broken, whole):
            await there.live(table_id)
            await say(here, await here.live(table_id))
        async with here.service.engine.begin() as connection:
            await connection.execute(text("UPDATE entries SET kind = 'odd' WHERE table_id = :id"), {"id": broken})
        await there.service.refresh([broken, whole])
        assert (await there.live(whole)).fold.seq == 1
        assert (await there.live(broken)).fold.seq == 0


async def test_a_process_that_has_not_heard_is_not_misled(new_postgres: str) -> None:
    """Two processes take turns, and neither ever hears the other: every command finds its place all the same."""
    clock = Clock()
    async with room(new_postgres, clock) as here, room(new_postgres, clock) as there:
        for deaf in (here, there):
            await deaf.service.cluster.stop()
        table_id, _ = await here.table({}, 3)
        rooms, lives = (here, there), (await here.live(table_id), await there.live(table_id))
        for number in range(60):
            ahead = max(lives, key=lambda live: live.fold.seq)
            if ahead.fold.over():
                break
            if ahead.fold.game.sealed(ahead.fold.state):
                acts = [(Kind.SEAL, seat, first_plan(ahead, seat)) for seat in ahead.fold.awaited()]
            else:
                (seat,) = ahead.fold.awaited()
                acts = [(Kind.MOVES, seat, [ahead.fold.game.moves(ahead.fold.state, seat)[0]])]
            turns = [(rooms[(number + seat) % 2].service.registry, lives[(number + seat) % 2]) for _, seat, _ in acts]
            await asyncio.gather(
                *[
                    registry.act(live, kind, seat, {"moves": moves})
                    for (registry, live), (kind, seat, moves) in zip(turns, acts, strict=True)
                ]
            )
        for somewhere, live in zip(rooms, lives, strict=True):
            await somewhere.service.registry.log.catch_up(live)
        assert lives[0].fold.seq == lives[1].fold.seq > 20
        for viewer in (None, 0, 1, 2):
            assert table_view(lives[0].fold, viewer) == table_view(lives[1].fold, viewer)


async def first_of_many(here: Room, ids: list[str]) -> tuple[Live, int]:
    """Open them all at once, again and again: the first, and how many different ones there were."""
    opened = await asyncio.gather(*[here.live(table_id) for table_id in ids * 5])
    return opened[0], len({id(live) for live in opened})


async def test_a_table_is_open_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registries, "KEPT", 2)
    async with room(database) as here:
        ids = [(await here.table({}, 3))[0] for _ in range(6)]
        held, found = await first_of_many(here, ids)
        assert found == 6
        for table_id in ids[1:]:
            await here.live(table_id)
        assert await here.live(ids[0]) is held, "somebody is at it"
        await asyncio.sleep(0)  # the loop lets go of what it handed us last
        gc.collect()
        assert len(here.service.registry.tables) <= 3


async def test_a_look_at_the_wrong_moment_does_not_hide_the_start(database: str) -> None:
    async with room(database) as here:
        for _ in range(10):
            table_id, (host, *_) = await here.table({1: "random", 2: "random"}, 1, start=False)
            registry = here.service.registry
            looks = [asyncio.create_task(registry.open(table_id)) for _ in range(3)]
            await here.service.starting.start(table_id, host)
            looks += [asyncio.create_task(registry.open(table_id)) for _ in range(3)]
            await here.service.begin(table_id)
            found = await asyncio.gather(*looks)
            assert all(found[3:])
            live = await here.live(table_id)
            await here.bots_done(live)
            assert live.fold.awaited() == (0,)


async def test_the_watch_takes_over_idle_bots(database: str) -> None:
    async with room(database) as here:
        table_id, (host, *_) = await here.table({1: "random", 2: "random"}, 1, start=False)
        await here.service.starting.start(table_id, host)
        # Here the process dies: nobody begins.
        async with room(database, here.clock) as there:
            here.clock.pass_seconds(1)
            taken = await asyncio.gather(here.service.watchdog.bots(), there.service.watchdog.bots())
            assert sorted(taken) == [0, 1], "one process is enough"
            lives = [await here.live(table_id), await there.live(table_id)]
            await here.bots_done(lives[0])
            await there.bots_done(lives[1])
            for somewhere, live in zip((here, there), lives, strict=True):
                await somewhere.service.registry.log.catch_up(live)
                assert live.fold.awaited() == (0,)
            row = await here.service.store.table(table_id)
            assert row is not None
            assert (row.bots_at, row.deadline_at) == (None, row.started_at + 300_000)
            here.clock.pass_seconds(100)
            assert await here.service.watchdog.bots() == 0, "it is a person's turn"


async def test_bots_that_think_are_left_alone(database: str) -> None:
    async with room(database, bot_patience=10) as here, room(database, here.clock, bot_patience=10) as there:
        bots = here.dozing_bots()
        table_id, _ = await here.table({1: "random"}, 2)
        live = await here.live(table_id)
        for _ in range(5):
            here.clock.pass_seconds(6)
            assert await here.service.watchdog.bots() == 0
            assert await there.service.watchdog.bots() == 0
        assert len(bots.thoughts) == 1
        bots.wake()
        await here.bots_done(live)
        assert [(entry.seat, entry.by) for entry in await here.log(table_id)] == [(1, By.BOT)]


async def test_a_bot_that_cannot_decide_is_replaced(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (host, *_) = await here.table({1: "random", 2: "random"}, 1, start=False)
        async with here.service.engine.begin() as connection:
            await connection.execute(text("UPDATE seats SET bot = 'nobody' WHERE seat = 1"))
        await here.service.starting.start(table_id, host)
        await here.service.begin(table_id)
        live = await here.live(table_id)
        await here.bots_done(live)
        assert sorted((entry.seat, entry.by) for entry in await here.log(table_id)) == [(1, By.BOT), (2, By.BOT)]


async def test_a_game_is_not_gone_on_with_on_other_facts(new_sqlite: str, tmp_path: Path) -> None:
    """The same moves would lead elsewhere; with the facts it was begun with, it goes on."""
    corrected = tmp_path / "mine.toml"
    corrected.write_text("[province.Kai]\ntax = 9\n")
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({}, 3)
    async with room(new_sqlite, facts=str(corrected)) as there:
        with pytest.raises(Refusal) as caught:
            await there.service.registry.open(table_id)
        assert caught.value.code == "other-facts"
    async with room(new_sqlite) as here:
        assert (await here.live(table_id)).fold.seq == 0


async def test_who_comes_back_gets_every_missed_step_or_none(new_sqlite: str) -> None:
    """None: no longer all of them are at hand, so the client has to load the table."""
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({}, 3)
        live = await here.live(table_id)
        for seat in (0, 1, 2):
            await here.decide(live, seat)
        last = live.fold.seq
        assert [step.seq for step in live.missed(last - 2, 0) or []] == [last - 1, last]
        assert live.missed(last, 0) == []
        assert live.missed(last + 1, 0) is None
        oldest = live.recent.forget_oldest()
        assert len(live.missed(oldest, 0) or []) == last - oldest > 0
        assert live.missed(oldest - 1, 0) is None
