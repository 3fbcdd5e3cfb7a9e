"""Where bots think: never on the event loop, but on a process pool, or on a Dask cluster where one is named."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from bakufu.bots.job import decide
from bakufu.server.fold import Fold
from bakufu.server.settings import BadSetting, Settings


class Thinking:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._executor: Executor | None = None

    def executor(self) -> Executor:
        if self._executor is None:
            self._executor = self._dask() if self.settings.dask else self._pool()
        return self._executor

    def _pool(self) -> Executor:
        # Spawned, not forked: a fork of a process with threads and sockets is asking for trouble.
        return ProcessPoolExecutor(self.settings.bot_processes, mp_context=get_context("spawn"))

    def _dask(self) -> Executor:
        try:
            from distributed import Client
        except ImportError:
            raise BadSetting("--dask needs the package distributed: pip install 'bakufu[dask]'") from None
        try:
            client: Any = Client(self.settings.dask, timeout="10s")  # type: ignore[no-untyped-call]
        except (OSError, ValueError) as error:
            raise BadSetting(f"no Dask scheduler at {self.settings.dask}: {error}") from None
        executor: Executor = client.get_executor()
        return executor

    async def moves(self, fold: Fold, seat: int, level: str) -> list[int]:
        """What a bot of this level does on this seat now. It is handed a view, and a seed of its own."""
        game = fold.game
        view = game.save_view(game.view(fold.state, seat))
        job = (game.name, self.settings.facts, fold.options, view, level, f"{fold.seq}-{seat}")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.executor(), decide, *job)
        except BrokenProcessPool:
            # A worker was killed; a new pool takes over.
            self._executor = None
            return await loop.run_in_executor(self.executor(), decide, *job)

    def stop(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
