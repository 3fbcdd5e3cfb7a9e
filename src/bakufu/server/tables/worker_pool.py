"""Worker processes behind a fair queue: a pool of this server's own, or a Dask cluster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from bakufu.bots.workers import dismiss, process_pool
from bakufu.server.fair_queue import Bounds, FairQueue

T = TypeVar("T")
Given = TypeVarTuple("Given")
LAST = 19  # the niceness of those who stand back for everybody


class Lane:
    """Processes of one niceness, started on first use. A pool that loses a worker is replaced."""

    def __init__(self, processes: int, niceness: int) -> None:
        self.processes = processes
        self.niceness = niceness
        self.cluster: Executor | None = None

    def executor(self) -> Executor:
        if self.cluster is None:
            self.cluster = process_pool(self.processes, self.niceness)
        return self.cluster

    async def run(self, job: Callable[[*Given], T], *given: *Given) -> T:
        loop = asyncio.get_running_loop()
        executor = self.executor()
        try:
            return await loop.run_in_executor(executor, job, *given)
        except BrokenProcessPool:
            # A worker was killed; start a new pool, unless a concurrent caller already did.
            if self.cluster is executor:
                self.cluster = None
            return await loop.run_in_executor(self.executor(), job, *given)

    async def stop(self) -> None:
        """Wait for the jobs in progress."""
        executor, self.cluster = self.cluster, None
        if executor is not None:
            await asyncio.to_thread(dismiss, executor)


class WorkerPool:
    """`niceness`: how far its processes stand back for those who answer people. Whoever asks for several things at once
    gets processes that stand back for all others: taking turns alone would still leave them a core."""

    def __init__(self, processes: int, bounds: Bounds, niceness: int) -> None:
        self.queue = FairQueue(processes, bounds)
        self.lane = Lane(processes, niceness)
        self.last_lane = Lane(max(1, processes // 2), LAST)

    def use(self, cluster: Executor, at_once: int) -> None:
        """Run jobs on a cluster."""
        self.lane.cluster = self.last_lane.cluster = cluster
        self.queue.at_once = at_once

    async def run(self, owner: str, job: Callable[[*Given], T], *given: *Given) -> T:
        """Run a job on plain values in another process, when it is its owner's turn."""
        lane = self.last_lane if self.queue.busy_for(owner) else self.lane
        return await self.queue.run(owner, lambda: lane.run(job, *given))

    async def stop(self) -> None:
        """Wait for the jobs in progress."""
        await self.lane.stop()
        await self.last_lane.stop()
        await self.queue.stop()
