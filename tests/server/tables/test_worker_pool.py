"""Which worker processes do a job: greedy owners get those that stand back for all others."""

from __future__ import annotations

import asyncio

import pytest

from bakufu.server.fair_queue import Bounds
from bakufu.server.tables.worker_pool import MODEST, Appetite, WorkerPool
from tests.server.rooms import Dozing, Immediate, settle

pytestmark = pytest.mark.anyio
AMPLE = Bounds(of_one=100, in_all=1000, wait=60, run=60)


def pool() -> tuple[WorkerPool, Immediate, Immediate]:
    made, first, last = WorkerPool(2, AMPLE, 0, Appetite()), Immediate(), Immediate()
    made.lane.use(first)
    made.last_lane.use(last)
    return made, first, last


async def test_who_has_had_much_lately_stands_back() -> None:
    workers, first, last = pool()
    assert await workers.run("ann", len, "abc") == 3
    workers.appetite.add("ann", MODEST + 60)
    assert await workers.run("ann", len, "ab") == 2
    assert await workers.run("ben", len, "a") == 1
    assert (len(first.done), len(last.done)) == (2, 1)
    workers.appetite.add("ben", MODEST / 2)
    assert await workers.run("ben", len, "a") == 1
    assert (len(first.done), len(last.done)) == (3, 1)


async def test_who_asks_for_several_things_at_once_stands_back() -> None:
    workers, _, last = pool()
    dozing = Dozing()
    workers.lane.use(dozing)
    asked = [asyncio.create_task(workers.run("ann", len, "abc")) for _ in range(3)]
    await settle()
    assert len(dozing.thoughts) == 1
    dozing.wake()
    assert await asyncio.gather(*asked) == [3, 3, 3]
    assert len(last.done) == 2
