"""Worker processes behind a fair queue: a pool of this server's own, or a Dask cluster."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from bakufu.bots.workers import dismiss, process_pool
from bakufu.server.fair_queue import Bounds, FairQueue

T = TypeVar("T")
Given = TypeVarTuple("Given")
SHARE = 0.25  # of a worker, for one owner
MODEST = 2.0  # seconds of work that an owner may have had beyond that
REMEMBERED = 10_000  # owners
LAST = 19  # the niceness of those who stand back for everybody


class Lane:
    """Processes of one niceness, started on first use. A pool that loses a worker is replaced."""

    def __init__(self, processes: int, niceness: int) -> None:
        self.processes = processes
        self.niceness = niceness
        self._pool: Executor | None = None

    def use(self, executor: Executor) -> None:
        self._pool = executor

    def executor(self) -> Executor:
        if self._pool is None:
            self._pool = process_pool(self.processes, self.niceness)
        return self._pool

    async def run(self, job: Callable[[*Given], T], *given: *Given) -> T:
        loop = asyncio.get_running_loop()
        executor = self.executor()
        try:
            return await loop.run_in_executor(executor, job, *given)
        except BrokenProcessPool:
            # A worker was killed; start a new pool, unless a concurrent caller already did.
            if self._pool is executor:
                self._pool = None
            return await loop.run_in_executor(self.executor(), job, *given)

    async def stop(self) -> None:
        """Wait for the jobs in progress."""
        executor, self._pool = self._pool, None
        if executor is not None:
            await asyncio.to_thread(dismiss, executor)


class Appetite:
    """How much work each owner has had lately, in seconds of a worker; `SHARE` of a worker doesn't count."""

    def __init__(self) -> None:
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when that was

    def add(self, owner: str, seconds: float) -> None:
        now = asyncio.get_running_loop().time()
        self._had[owner] = self._lately(owner, now) + seconds, now
        self._had.move_to_end(owner)
        if len(self._had) > REMEMBERED:
            self._had.popitem(last=False)

    def is_great(self, owner: str) -> bool:
        return self._lately(owner, asyncio.get_running_loop().time()) > MODEST

    def _lately(self, owner: str, now: float) -> float:
        seconds, at = self._had.get(owner, (0.0, now))
        return max(0.0, seconds - SHARE * (now - at))


class WorkerPool:
    """`niceness`: how far its processes stand back for the server itself. Whoever asks for several things at once, or
    has had more than their share lately, gets processes that stand back for all others: taking turns alone would still
    leave them a core."""

    def __init__(self, processes: int, bounds: Bounds, niceness: int, appetite: Appetite) -> None:
        self.appetite = appetite
        self.queue = FairQueue(processes, bounds)
        self.lane = Lane(processes, niceness)
        self.last_lane = Lane(max(1, processes // 2), LAST)

    def use(self, cluster: Executor, at_once: int) -> None:
        """Run jobs on a cluster."""
        self.lane.use(cluster)
        self.last_lane.use(cluster)
        self.queue.at_once = at_once

    async def run(self, owner: str, job: Callable[[*Given], T], *given: *Given) -> T:
        """Run a job on plain values in another process, when it is its owner's turn."""
        greedy = self.queue.busy_for(owner) or self.appetite.is_great(owner)
        lane = self.last_lane if greedy else self.lane
        return await self.queue.run(owner, lambda: self._run(owner, lane, job, *given))

    async def _run(self, owner: str, lane: Lane, job: Callable[[*Given], T], *given: *Given) -> T:
        begun = asyncio.get_running_loop().time()
        try:
            return await lane.run(job, *given)
        finally:
            self.appetite.add(owner, asyncio.get_running_loop().time() - begun)

    async def stop(self) -> None:
        """Wait for the jobs in progress."""
        await self.lane.stop()
        await self.last_lane.stop()
        await self.queue.stop()
