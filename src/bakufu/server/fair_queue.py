"""A bounded queue that is fair between owners, in front of what the server has little of: worker processes, and memory
for hashing passwords.

Owners take turns, however many jobs each of them has, and none may occupy more than half of the places: whoever comes
next finds one that isn't held by the busiest owner alone.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TypeVar

from bakufu.server.http.limits import TooOften

T = TypeVar("T")
RETRY = 5  # seconds after which somebody who was refused should try again


@dataclass(frozen=True)
class Bounds:
    """How many jobs may wait, of one owner and in all; how many seconds a job may wait, and then run."""

    of_one: int
    in_all: int
    wait: float
    run: float


class FairQueue:
    def __init__(self, at_once: int, bounds: Bounds) -> None:
        self.at_once = at_once
        self.bounds = bounds
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the owner whose turn it is first
        self._running: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._waiting.values())

    @property
    def running(self) -> int:
        return self._running.total()

    def busy_for(self, owner: str) -> bool:
        """Whether this owner has another job here."""
        return owner in self._waiting or owner in self._running

    async def run(self, owner: str, job: Callable[[], Coroutine[object, None, T]]) -> T:
        """The result of a job, when it is its owner's turn. Refused if too many wait or it waits for too long. A job
        that runs for too long raises TimeoutError, and keeps its place until it ends: nothing interrupts its worker."""
        await self._turn(owner)
        task = asyncio.create_task(job())
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._ended(owner, done))
        async with asyncio.timeout(self.bounds.run):
            # Shielded, because a caller who has left frees no worker either.
            return await asyncio.shield(task)

    async def stop(self) -> None:
        """Give up on what still runs."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _turn(self, owner: str) -> None:
        if self._fits(owner) and not self._waiting.get(owner):
            self._running[owner] += 1
            return
        own = len(self._waiting.get(owner, ()))
        if own >= self.bounds.of_one or self.waiting >= self.bounds.in_all:
            raise TooOften("overloaded", RETRY)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            async with asyncio.timeout(self.bounds.wait):
                await turn
        except BaseException as error:
            self._give_up(owner, turn)
            if isinstance(error, TimeoutError):
                raise TooOften("overloaded", RETRY) from None
            raise

    def _give_up(self, owner: str, turn: asyncio.Future[None]) -> None:
        if turn.done() and not turn.cancelled():
            self._free(owner)  # its turn came at the very moment when it gave up
            return
        line = self._waiting.get(owner, deque())
        if turn in line:
            line.remove(turn)
        if not line:
            self._waiting.pop(owner, None)

    def _fits(self, owner: str) -> bool:
        share = max(1, self.at_once // 2)
        return self.running < self.at_once and self._running[owner] < share

    def _ended(self, owner: str, task: asyncio.Task[T]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved here, in case nobody waits for it any more
        self._free(owner)

    def _free(self, owner: str) -> None:
        """Give a place back, and start whoever is next."""
        self._running[owner] -= 1
        if not self._running[owner]:
            del self._running[owner]
        while (after := next(filter(self._fits, self._waiting), None)) is not None:
            line = self._waiting.pop(after)
            turn = line.popleft()
            if line:
                self._waiting[after] = line  # behind all others
            if not turn.done():
                self._running[after] += 1
                turn.set_result(None)
