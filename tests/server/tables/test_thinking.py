"""Where bots think: on a Dask cluster where one is named; and a pool that loses a worker gets a new one."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from bakufu.bots.workers import NoWorkers, dask_executor
from bakufu.table.entries import By
from tests.server.ports import free_port
from tests.server.rooms import room

pytestmark = pytest.mark.anyio


@pytest.fixture
def scheduler() -> Iterator[str]:
    from distributed import LocalCluster

    cluster: Any = LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp://"
    )
    yield cluster.scheduler_address
    cluster.close()


async def test_bots_think_on_a_cluster(new_sqlite: str, scheduler: str) -> None:
    async with room(new_sqlite, dask=scheduler) as here:
        table_id, _ = await here.table({1: "random", 2: "ashigaru"}, 1)
        live = await here.live(table_id)
        await here.bots_done(live)
        assert live.fold.awaited() == (0,)
        assert {entry.by for entry in await here.log(table_id)} == {By.BOT}
        assert type(here.service.registry.thinking.bots.lane.executor()).__module__.startswith("distributed")


def test_a_cluster_that_is_not_there() -> None:
    address = f"tcp://127.0.0.1:{free_port()}"
    with pytest.raises(NoWorkers) as error:
        dask_executor(address, seconds=1)
    assert str(error.value).startswith(f"no Dask scheduler at {address}")
    assert "\n" not in str(error.value)


async def test_a_worker_that_is_killed_is_replaced(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({1: "random", 2: "random"}, 1)
        live, registry = await here.live(table_id), here.service.registry
        await here.bots_done(live)
        pool: Any = registry.thinking.bots.lane.executor()
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        at = live.fold.seq
        while registry.thinking.bots.lane.executor() is pool and not live.fold.over():
            await here.decide(live, 0)
            await here.bots_done(live)
        assert registry.thinking.bots.lane.executor() is not pool
        assert not live.bots_awaited(live.fold)
        assert live.fold.seq > at + 1


async def test_tables_stay_responsive_while_ten_bots_think(new_sqlite: str) -> None:
    """People at one table play on while the bots at five others are still at their first plans."""
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({}, 3)
        live = await here.live(table_id)
        others = {(await here.table({1: "daimyo", 2: "daimyo"}, 1))[0] for _ in range(5)}
        scheduled = here.service.registry.bot_scheduler.scheduled
        for _ in range(10):
            await here.decide(live, live.fold.awaited()[0])
        assert live.fold.seq == 10
        assert others & set(scheduled), "the bots were done before ten moves were"
