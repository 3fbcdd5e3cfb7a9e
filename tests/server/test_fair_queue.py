"""The queue in front of scarce workers: owners take turns, nobody fills it, nobody waits forever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bakufu.server.fair_queue import Bounds, FairQueue
from bakufu.server.http.limits import TooOften

pytestmark = pytest.mark.anyio
AMPLE = Bounds(of_one=100, in_all=1000, wait=60, run=60)


class Work:
    """Jobs that end when the test says so."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    def add(self, name: str) -> asyncio.Task[str]:
        """A job of the owner that its name begins with."""
        return asyncio.create_task(self.queue.run(name[0], lambda: self._job(name)))

    async def _job(self, name: str) -> str:
        self.begun.append(name)
        self._ends[name] = asyncio.Event()
        await self._ends[name].wait()
        return name

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await settle()


async def settle() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_owners_take_turns_however_many_jobs_they_have() -> None:
    work = Work(FairQueue(1, AMPLE))
    jobs = [work.add(name) for name in ("a1", "a2", "a3", "a4", "b1", "b2", "c1")]
    await settle()
    for _ in jobs:
        await work.end(work.begun[-1])
    assert work.begun == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]
    assert [await job for job in jobs] == ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]


async def test_an_owner_never_has_more_than_half_of_the_places() -> None:
    work = Work(FairQueue(4, AMPLE))
    jobs = [work.add(f"a{number}") for number in range(6)]
    await settle()
    assert work.begun == ["a0", "a1"]
    jobs.append(work.add("b0"))
    await settle()
    assert work.begun == ["a0", "a1", "b0"]
    assert (work.queue.running, work.queue.waiting) == (3, 4)
    assert [work.queue.busy_for(owner) for owner in "abc"] == [True, True, False]
    for name in ("a0", "a1", "b0", "a2", "a3", "a4", "a5"):
        await work.end(name)
    assert sorted(await asyncio.gather(*jobs)) == ["a0", "a1", "a2", "a3", "a4", "a5", "b0"]
    assert (work.queue.running, work.queue.waiting) == (0, 0)


@pytest.mark.parametrize(("of_one", "in_all", "refused"), [(2, 100, ["a3", "a4"]), (100, 3, ["a4", "b0"])])
async def test_a_full_queue_refuses_and_says_when_to_return(of_one: int, in_all: int, refused: list[str]) -> None:
    work = Work(FairQueue(1, Bounds(of_one, in_all, 60, 60)))
    names = ["a0", "a1", "a2", "a3", "a4", "b0"]
    jobs = {name: work.add(name) for name in names}
    await settle()
    assert [name for name, job in jobs.items() if job.done()] == refused
    for name in refused:
        with pytest.raises(TooOften, match=r"The server is busy\. Try again in 5 seconds\.") as error:
            await jobs[name]
        assert error.value.wait == 5
    while work.begun and not all(job.done() for job in jobs.values()):
        await work.end(work.begun[-1])
    assert sorted([*work.begun, *refused]) == names


async def test_nobody_waits_forever() -> None:
    work = Work(FairQueue(1, Bounds(10, 10, wait=0.01, run=60)))
    first, second = work.add("a1"), work.add("b1")
    with pytest.raises(TooOften):
        await second
    assert work.queue.waiting == 0
    await work.end("a1")
    assert await first == "a1"
    third = work.add("c1")
    await settle()
    assert work.begun == ["a1", "c1"]
    await work.end("c1")
    await third


async def test_a_job_that_takes_too_long_keeps_its_place_until_it_ends() -> None:
    work = Work(FairQueue(1, Bounds(10, 10, wait=60, run=0.01)))
    first = work.add("a1")
    with pytest.raises(TimeoutError):
        await first
    second = work.add("b1")
    await settle()
    assert work.begun == ["a1"]
    await work.end("a1")
    assert work.begun == ["a1", "b1"]
    await work.end("b1")
    assert await second == "b1"


async def test_somebody_who_leaves_loses_the_turn() -> None:
    work = Work(FairQueue(1, AMPLE))
    first, second, third = work.add("a1"), work.add("b1"), work.add("c1")
    await settle()
    second.cancel()
    first.cancel()  # its job goes on, as a worker process does
    await settle()
    assert (work.queue.running, work.queue.waiting) == (1, 1)
    await work.end("a1")
    assert work.begun == ["a1", "c1"]
    await work.end("c1")
    assert await third == "c1"


async def test_a_turn_that_comes_when_its_owner_leaves_is_passed_on() -> None:
    work = Work(FairQueue(1, AMPLE))
    work.add("a1")
    second, third = work.add("b1"), work.add("c1")
    await settle()
    work._ends["a1"].set()
    while work.queue._running["b"] == 0:
        await asyncio.sleep(0)
    second.cancel()
    await settle()
    assert work.begun == ["a1", "c1"]
    await work.end("c1")
    assert await third == "c1"


async def test_a_failed_job_frees_its_place() -> None:
    async def fail() -> None:
        raise ValueError("no")

    queue = FairQueue(1, AMPLE)
    failing: list[Callable[[], Awaitable[None]]] = [lambda: queue.run("a", fail) for _ in range(3)]
    for run in failing:
        with pytest.raises(ValueError, match="no"):
            await run()
    assert (queue.running, queue.waiting) == (0, 0)
