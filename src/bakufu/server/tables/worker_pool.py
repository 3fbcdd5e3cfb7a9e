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


class WorkerPool:
    """`niceness`: how far its processes stand back for those who answer people."""

    def __init__(self, processes: int, bounds: Bounds, niceness: int) -> None:
        self.processes = processes
        self.niceness = niceness
        self.queue = FairQueue(processes, bounds)
        self._executor: Executor | None = None

    def use(self, cluster: Executor, at_once: int) -> None:
        """Run jobs on a cluster."""
        self._executor = cluster
        self.queue.at_once = at_once

    def executor(self) -> Executor:
        """Processes are started on first use."""
        if self._executor is None:
            self._executor = process_pool(self.processes, self.niceness)
        return self._executor

    async def run(self, owner: str, job: Callable[[*Given], T], *given: *Given) -> T:
        """Run a job on plain values in another process, when it is its owner's turn."""
        return await self.queue.run(owner, lambda: self._run(job, *given))

    async def _run(self, job: Callable[[*Given], T], *given: *Given) -> T:
        loop = asyncio.get_running_loop()
        executor = self.executor()
        try:
            return await loop.run_in_executor(executor, job, *given)
        except BrokenProcessPool:
            # A worker was killed; start a new pool, unless a concurrent caller already did.
            if self._executor is executor:
                self._executor = None
            return await loop.run_in_executor(self.executor(), job, *given)

    async def stop(self) -> None:
        """Wait for the jobs in progress."""
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(dismiss, executor)
        await self.queue.stop()
