"""Deadlines, with a clock of our own: a bot sits in, the log says so, and the player takes the seat back."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import bakufu
from bakufu.bots.levels import make
from bakufu.table.entries import By, Kind
from bakufu.table.refusal import NotNow
from tests.server.rooms import first_plan, logged, room

pytestmark = pytest.mark.anyio
DAY = 86_400


@pytest.mark.parametrize(("pace", "seconds"), [("live", 60), ("days", 2 * DAY)])
async def test_a_bot_decides_when_time_has_run_out(database: str, pace: str, seconds: int) -> None:
    async with room(database) as here:
        table_id, people = await here.table({2: "random"}, 2, pace=pace, seconds=seconds)
        live, watch = await here.live(table_id), here.service.watchdog
        await here.bots_done(live)
        await here.decide(live, 0)
        assert live.people_awaited(live.fold) == [1]

        here.clock.pass_seconds(seconds)
        assert await watch.deadlines() == 0, "the last moment is still the player's"
        here.clock.pass_seconds(0.001)
        assert await watch.deadlines() == 1
        await here.bots_done(live)
        away = [entry for entry in await here.log(table_id) if entry.kind is Kind.AWAY]
        assert [(entry.seat, entry.by) for entry in away] == [(1, By.DEADLINE)]
        stood_in = [entry for entry in await here.log(table_id) if entry.seat == 1 and entry.kind is Kind.SEAL]
        assert [entry.by for entry in stood_in] == [By.BOT]
        told = await logged(here.service, table_id, people[0], 0)
        assert ("away", 1, "deadline") in [(step.kind, step.seat, step.by) for step in told]

        with pytest.raises(NotNow) as refused:
            await here.service.registry.act(live, Kind.MOVES, 1, {"moves": [0]})
        assert refused.value.code == "a-bot-has-your-seat"
        await here.service.registry.act(live, Kind.BACK, 1, {})
        assert 1 not in live.fold.away
        if live.fold.awaited() == (1,):
            assert live.deadline(live.fold) == live.fold.since + 1000 * seconds


async def test_time_is_given_once(new_sqlite: str) -> None:
    """Neither words, nor plans laid and taken up again, nor moves made and taken back give anybody more of it."""
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({}, 3, seconds=100)
        live, registry = await here.live(table_id), here.service.registry
        ends: int | None = here.clock() + 100_000
        assert live.deadline(live.fold) == ends
        for _ in range(3):
            here.clock.pass_seconds(10)
            await registry.act(live, Kind.TALK, 0, {"text": "a moment", "name": "Guest 0"})
            await here.decide(live, 0)
            await registry.act(live, Kind.UNSEAL, 0, {})
            assert live.deadline(live.fold) == ends
        await here.decide(live, 0)
        await here.decide(live, 1)
        await here.decide(live, 2)
        assert live.deadline(live.fold) == here.clock() + 100_000, "the next decision has its own time"

        undone = 0
        while not live.fold.over() and undone < 5:
            (seat, *others) = live.fold.awaited()
            ends = live.deadline(live.fold)
            await here.decide(live, seat)
            if not others and live.fold.can_undo(seat):
                here.clock.pass_seconds(1)
                await registry.act(live, Kind.UNDO, seat, {})
                assert live.deadline(live.fold) == ends
                await here.decide(live, seat)
                undone += 1
        assert undone == 5


async def test_what_is_stored_says_the_same(database: str) -> None:
    """The deadline in the table's row is the one that follows from the log, in every process."""
    async with room(database) as here:
        table_id, _ = await here.table({1: "random"}, 2, seconds=100)
        live = await here.live(table_id)
        await here.bots_done(live)
        for _ in range(30):
            here.clock.pass_seconds(7)
            await here.decide(live, live.people_awaited(live.fold)[0])
            await here.bots_done(live)
            row = await here.service.store.table(table_id)
            assert row is not None
            assert row.deadline_at == live.deadline(live.fold)
            for viewer in (None, 0, 2):
                assert live.view_for(viewer)["table"]["since"] + 100_000 == row.deadline_at, "everyone sees it run"
            assert row.seq == live.fold.seq
            assert row.bots_at is None
        async with room(database, here.clock) as there:
            assert (await there.live(table_id)).deadline(live.fold) == live.deadline(live.fold)


async def test_a_clock_that_is_set_does_no_harm(new_sqlite: str) -> None:
    """An hour back: nobody loses time, and the next decision has all of it. A day forward: bots sit in, and the players
    take their seats back."""
    async with room(new_sqlite) as here:
        table_id, people = await here.table({}, 3, seconds=100)
        live, watch = await here.live(table_id), here.service.watchdog
        token = here.service.identity.token(people[0])
        here.clock.pass_seconds(-3600)
        assert await watch.deadlines() == 0
        for seat in range(3):
            await here.decide(live, seat)
        assert live.deadline(live.fold) == here.clock() + 100_000
        assert await here.service.identity.person(token) is not None
        here.clock.pass_seconds(DAY)
        late = live.fold.awaited()
        assert await watch.deadlines() == len(late)
        await here.bots_done(live)
        for seat in sorted(live.fold.away):
            await here.service.registry.act(live, Kind.BACK, seat, {})
        assert live.fold.away == set()
        async with room(new_sqlite, here.clock) as there:
            assert (await there.live(table_id)).deadline(live.fold) == live.deadline(live.fold)


async def test_bots_have_no_deadline(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({0: "random", 1: "random", 2: "random"}, 1, seconds=10)
        live = await here.live(table_id)
        await here.bots_done(live)
        here.clock.pass_seconds(11)
        assert await here.service.watchdog.deadlines() == 1
        await here.bots_done(live)
        assert live.fold.over(), "all seats are bots now, and none has to hurry"
        row = await here.service.store.table(table_id)
        assert row is not None
        assert row.deadline_at is None
        assert [entry.kind for entry in await here.log(table_id)].count(Kind.AWAY) == 1


async def test_a_seat_that_a_bot_takes_over_has_no_deadline(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({0: "random", 1: "random"}, 1, seconds=10)
        live = await here.live(table_id)
        await here.bots_done(live)
        assert live.fold.awaited() == (2,)
        assert live.deadline(live.fold) == live.fold.deadline(2) is not None
        live.sittings = [replace(sitting, bot="random") for sitting in live.sittings]
        assert live.deadline(live.fold) is None


async def test_a_player_who_is_back_is_not_overruled(new_sqlite: str) -> None:
    """A bot that was still thinking for somebody keeps its plan to itself when they return."""
    async with room(new_sqlite) as here:
        bots = here.dozing_bots()
        table_id, _ = await here.table({}, 3, seconds=10)
        live, registry = await here.live(table_id), here.service.registry
        here.clock.pass_seconds(11)
        assert await here.service.watchdog.deadlines() == 3
        while not bots.thoughts:
            await asyncio.sleep(0)
        await registry.act(live, Kind.BACK, 0, {})
        plan = first_plan(live, 0)
        await registry.act(live, Kind.SEAL, 0, {"moves": plan})
        bots.wake()
        while not bots.thoughts:
            await asyncio.sleep(0)
        seals = [entry for entry in await here.log(table_id) if entry.kind is Kind.SEAL]
        assert [(entry.seat, entry.by) for entry in seals] == [(0, By.PLAYER)]
        assert live.fold.sealed == {0: tuple(plan)}


@pytest.mark.parametrize("pace", ["live", "days"])
async def test_nobody_waits_long_for_somebody_who_is_asked_out_of_turn(new_sqlite: str, pace: str) -> None:
    """One decision is made for them, and they keep their seat."""
    seconds = 3600 if pace == "live" else 2 * DAY
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({}, 3, game="katana", pace=pace, seconds=seconds, interrupt_seconds=20)
        live, game = await here.live(table_id), bakufu.load("katana")
        bot = make("katana", "ashigaru", "one")
        while not game.out_of_turn(live.fold.state):
            (seat,) = live.fold.awaited()
            move = bot.decide(game.view(live.fold.state, seat))
            await here.service.registry.act(live, Kind.MOVES, seat, {"moves": [move]})
        (late,), seq = live.fold.awaited(), live.fold.seq
        assert live.deadline(live.fold) == here.clock() + 20_000
        here.clock.pass_seconds(20)
        await here.service.watchdog.deadlines()
        assert live.fold.seq == seq, "the last moment is still the player's"
        here.clock.pass_seconds(0.001)
        await here.service.watchdog.deadlines()
        await here.bots_done(live)
        last = (await here.log(table_id))[-1]
        assert (last.kind, last.seat, last.by) == (Kind.MOVES, late, By.DEADLINE)
        assert live.fold.away == set()


async def test_alone_with_bots_nobody_is_hurried(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({1: "ashigaru", 2: "ashigaru"}, 1, game="katana", seconds=3600)
        live = await here.live(table_id)
        await here.bots_done(live)
        assert not live.interrupts(live.fold)
