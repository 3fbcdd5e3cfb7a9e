"""Where bots think, and where all else is reckoned that takes its time: never on the event loop, but on a process
pool, or on a Dask cluster where one is named."""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from bakufu.bots.job import Advice, advise, decide
from bakufu.server.fold import Fold
from bakufu.server.lifeline import when_orphaned
from bakufu.server.settings import BadSetting, Settings

DASK_SECONDS = 10  # until a scheduler has to answer
T = TypeVar("T")


class Thinking:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._executor: Executor | None = None

    async def start(self) -> None:
        """A cluster is looked for at once; the pool is started when the first bot has to think."""
        if self.settings.dask:
            self._executor = await asyncio.to_thread(dask_executor, self.settings.dask)

    def executor(self) -> Executor:
        if self._executor is None:
            # Spawned, not forked: a fork of a process with threads and sockets is asking for trouble.
            self._executor = ProcessPoolExecutor(
                self.settings.bot_processes, mp_context=get_context("spawn"), initializer=_set_up_worker
            )
        return self._executor

    async def moves(self, fold: Fold, seat: int, level: str) -> list[int]:
        """What a bot of this level does on this seat now."""
        return await self._asked(decide, fold, seat, level)

    async def advice(self, fold: Fold, seat: int, level: str) -> Advice:
        """The same, with reasons."""
        return await self._asked(advise, fold, seat, level)

    async def _asked(self, job: Callable[..., T], fold: Fold, seat: int, level: str) -> T:
        """A bot is handed a view, and a seed that nobody can guess."""
        game = fold.game
        view = game.save_view(game.view(fold.state, seat))
        seed = hashlib.sha256(f"{fold.seed}-{fold.seq}-{seat}".encode()).hexdigest()
        return await self.away(job, game.name, self.settings.facts, fold.options, view, level, seed)

    async def away(self, job: Callable[..., T], *given: Any) -> T:
        """What a job makes of plain values, done in another process."""
        loop = asyncio.get_running_loop()
        executor = self.executor()
        try:
            return await loop.run_in_executor(executor, job, *given)
        except BrokenProcessPool:
            # A worker was killed; a new pool takes over, unless somebody else has already asked for one.
            if self._executor is executor:
                self._executor = None
            return await loop.run_in_executor(self.executor(), job, *given)

    async def stop(self) -> None:
        """Wait for the thoughts that were begun, so that nothing of a pool is left behind; a cluster only loses us."""
        executor, self._executor = self._executor, None
        if isinstance(executor, ProcessPoolExecutor):
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)
        elif executor is not None:
            await asyncio.to_thread(leave_cluster, executor)


def _set_up_worker() -> None:
    """Ctrl-C is the server's business, and a worker whose server was killed has nobody to think for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    when_orphaned(lambda: os._exit(0))


def dask_executor(address: str, seconds: int = DASK_SECONDS) -> Executor:
    try:
        from distributed import Client
    except ImportError:
        raise BadSetting("--dask needs the package distributed: pip install 'bakufu[dask]'") from None
    try:
        client: Any = Client(address, timeout=f"{seconds}s", set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise BadSetting(f"no Dask scheduler at {address}: {reason}") from None
    executor: Executor = client.get_executor()
    return executor


def leave_cluster(executor: Executor) -> None:
    executor.shutdown(wait=False)
    client: Any = getattr(executor, "_client", None)
    if client is not None:
        client.close()
