"""Games that everybody has left: bots finish them, and they don't count; a pause doesn't last forever."""

from __future__ import annotations

import pytest

from bakufu.table.entries import By, Kind
from tests.server.rooms import room

pytestmark = pytest.mark.anyio
DAY = 86_400


async def test_a_game_is_abandoned_if_nobody_is_there_at_its_end(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        left, _ = await here.table({2: "random"}, 2, seconds=60)
        live = await here.live(left)
        here.clock.pass_seconds(61)
        await here.service.watchdog.deadlines()
        await here.bots_done(live)
        assert live.fold.over()
        assert (await here.service.card_for(left, None))["abandoned"]
        played, _ = await here.table({2: "random"}, 2, seconds=60)
        live = await here.live(played)
        await here.decide(live, 0)
        here.clock.pass_seconds(61)
        await here.service.watchdog.deadlines()
        assert live.fold.away == {1}, "one has left, the other plays on"
        while not live.fold.over():
            await here.bots_done(live)
            if live.people_awaited(live.fold):
                await here.decide(live, 0)
        assert not (await here.service.card_for(played, None))["abandoned"]


async def test_a_pause_that_nobody_ends_is_over_after_some_days(database: str) -> None:
    async with room(database, pause_days=3) as here:
        table_id, _ = await here.table({1: "random", 2: "random"}, 1, seconds=60)
        live = await here.live(table_id)
        await here.bots_done(live)
        here.clock.pass_seconds(20)
        await here.service.registry.act(live, Kind.PAUSE, 0, {"people": live.people()})
        assert live.fold.deadline(0) is None
        here.clock.pass_seconds(3 * DAY)
        await here.service.watchdog.deadlines()
        assert live.fold.clocks.paused_at is not None, "the last moment is still theirs"
        here.clock.pass_seconds(1)
        assert await here.service.watchdog.deadlines() == 0
        last = (await here.log(table_id))[-1]
        assert (last.kind, last.by) == (Kind.RESUME, By.DEADLINE)
        assert live.fold.deadline(0) == here.clock() + 40_000, "with the time that they had left"
        here.clock.pass_seconds(41)
        assert await here.service.watchdog.deadlines() == 1
        await here.bots_done(live)
        assert (await here.service.card_for(table_id, None))["abandoned"]
