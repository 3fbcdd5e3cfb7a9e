"""Bot decisions and other long computations: never on the event loop, but in a process pool, or on a Dask cluster if
one is configured."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from bakufu.bots.hint import Advice
from bakufu.bots.job import SavedView, advise, decide
from bakufu.bots.levels import players_of
from bakufu.bots.workers import dask_executor, dismiss, process_pool
from bakufu.server.settings import Settings
from bakufu.table.fold import Fold

T = TypeVar("T")
Given = TypeVarTuple("Given")
# A view, the level of a bot, its seed, and what else the job asks for.
BotJob = Callable[[SavedView, str, str, *Given], T]


class Thinking:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._executor: Executor | None = None

    async def start(self) -> None:
        """Connect to the cluster, if any; a process pool is started on first use."""
        if self.settings.dask:
            self._executor = await asyncio.to_thread(dask_executor, self.settings.dask)

    def executor(self) -> Executor:
        if self._executor is None:
            self._executor = process_pool(self.settings.bot_processes)
        return self._executor

    async def moves(self, fold: Fold, seat: int, level: str) -> list[int]:
        """The moves of a bot of this level on this seat."""
        return await self._asked(decide, fold, seat, level)

    async def advice(self, fold: Fold, seat: int, about: str = "") -> Advice:
        """What to do, and why, for a player who has laid these cards."""
        return await self._asked(advise, fold, seat, players_of(fold.game.name).adviser, about)

    async def _asked(self, job: BotJob[*Given, T], fold: Fold, seat: int, level: str, *given: *Given) -> T:
        """A bot gets its seat's view, and a seed that nobody can guess.

        The seed counts moves, not entries: what a bot plans must not depend on who sealed a plan or chatted before it.
        """
        seed = hashlib.sha256(f"{fold.seed}-{fold.played()}-{seat}".encode()).hexdigest()
        return await self.away(job, self.seen(fold, seat), level, seed, *given)

    def seen(self, fold: Fold, viewer: int | None) -> SavedView:
        """All that a job may know: what the viewer sees."""
        game = fold.game
        view = game.save_view(game.view(fold.state, viewer))
        return SavedView(game.name, self.settings.facts, fold.options, view)

    async def away(self, job: Callable[[*Given], T], *given: *Given) -> T:
        """Run a job on plain values in another process."""
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
