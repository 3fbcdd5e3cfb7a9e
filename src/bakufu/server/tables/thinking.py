"""Bot decisions and other long computations: never on the event loop. Bots, advice and reviews have worker processes
each, so that none of them waits for another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from bakufu.bots.hint import Advice
from bakufu.bots.job import SavedView, advise, decide
from bakufu.bots.levels import players_of
from bakufu.bots.workers import cluster_cores, dask_executor
from bakufu.server.fair_queue import RETRY, Bounds
from bakufu.server.figures import BOT_SECONDS
from bakufu.server.http.limits import TooOften
from bakufu.server.settings import Settings
from bakufu.server.tables.worker_pool import LAST, Appetite, WorkerPool
from bakufu.table.fold import Fold, bot_seed, view_of_plan

T = TypeVar("T")
Given = TypeVarTuple("Given")

# Bots that waited in vain are tried again by the watchdog; somebody who asks for advice is told to.
BOTS = Bounds(of_one=64, in_all=4096, wait=60, run=60)
ADVICE = Bounds(of_one=8, in_all=512, wait=20, run=30)
# Nobody waits for a single job of a review, and a review that was refused continues when it is asked for again.
REVIEWS = Bounds(of_one=8, in_all=64, wait=300, run=120)
NICE = 5  # workers give way to the server itself


class Thinking:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        appetite = Appetite()
        self.bots = WorkerPool(settings.bot_processes, BOTS, NICE, appetite)
        self.advisers = WorkerPool(settings.advice_processes, ADVICE, NICE, appetite)
        # A review takes a minute of work. It stands back for everything that somebody waits for.
        self.reviewers = WorkerPool(1, REVIEWS, LAST, appetite)

    async def start(self) -> None:
        """Connect to the cluster, if any: bots think there."""
        if self.settings.dask:
            cluster = await asyncio.to_thread(dask_executor, self.settings.dask)
            self.bots.use(cluster, await asyncio.to_thread(cluster_cores, cluster))

    async def moves(self, owner: str, fold: Fold, seat: int, level: str) -> list[int]:
        """The moves of a bot of this level on this seat. `owner`: whose bot it is."""
        with BOT_SECONDS.labels(level.partition(":")[0]).time():
            return await self.bots.run(owner, decide, self.seen(fold, seat), level, bot_seed(fold, seat))

    async def advice(self, owner: str, fold: Fold, seat: int, about: str = "") -> Advice:
        """What to do, and why, for a player who has laid these cards."""
        adviser, planned = players_of(fold.game.name).adviser, view_of_plan(fold, seat)
        return await self.away(owner, advise, self.seen(fold, seat), adviser, bot_seed(fold, seat), about, planned)

    def seen(self, fold: Fold, viewer: int | None) -> SavedView:
        """All that a job may know: what the viewer sees."""
        game = fold.game
        view = game.save_view(game.view(fold.state, viewer))
        return SavedView(game.name, self.settings.facts, fold.options, view)

    async def away(self, owner: str, job: Callable[[*Given], T], *given: *Given) -> T:
        """Answer somebody's question in another process."""
        return await self._done(self.advisers, owner, job, *given)

    async def at_leisure(self, owner: str, job: Callable[[*Given], T], *given: *Given) -> T:
        """Do a part of a review in another process, behind everything else."""
        return await self._done(self.reviewers, owner, job, *given)

    async def _done(self, workers: WorkerPool, owner: str, job: Callable[[*Given], T], *given: *Given) -> T:
        try:
            return await workers.run(owner, job, *given)
        except TimeoutError:
            raise TooOften("overloaded", RETRY) from None

    async def stop(self) -> None:
        """Wait for the jobs in progress."""
        await self.bots.stop()
        await self.advisers.stop()
        await self.reviewers.stop()
