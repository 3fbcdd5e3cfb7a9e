"""The reviews of a host: each is made once, job by job in the background, and kept.

The caller checks that the game is finished, and who may see it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from bakufu.review.running import Running, work
from bakufu.table.past.hindsight import Past
from bakufu.table.past.review_jobs import Prepared, ReviewCard, ReviewState, prepare, tell

# Does a job for an owner, elsewhere.
Do = Callable[..., Awaitable[Any]]
KEPT = 64  # finished reviews
AT_ONCE = 4  # reviews in progress; more of them wait


class Reviews:
    """`do` answers somebody who waits, `at_leisure` makes the reviews."""

    def __init__(self, do: Do, at_leisure: Do, effort: float = 1.0) -> None:
        self.do = do
        self.at_leisure = at_leisure
        self.effort = effort
        self._prepared: OrderedDict[str, Prepared] = OrderedDict()
        self._told: OrderedDict[tuple[str, str], ReviewCard] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, Exception] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def ask(self, table: str, owner: str, language: str, past: Callable[[], Awaitable[Past]]) -> ReviewState:
        """How far the review is; asking begins it, or continues one that was interrupted."""
        if (table, language) in self._told:
            card = self._told[table, language]
            total = len(self._prepared[table].running.tasks()) if table in self._prepared else 0
            return {"done": total, "total": total, "review": card}
        if table not in self._prepared:
            prepared: Prepared = await self.do(owner, prepare, await past(), self.effort)
            self._prepared.setdefault(table, prepared)
            if len(self._prepared) > KEPT:
                self._prepared.popitem(last=False)
        found = self._prepared[table]
        done, total = _done(found.running), len(found.running.tasks())
        if done == total:
            card = await self.do(owner, tell, found, language)
            self._told[table, language] = card
            if len(self._told) > KEPT:
                self._told.popitem(last=False)
            return {"done": done, "total": total, "review": card}
        if table in self._failed:
            raise self._failed.pop(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._make(table, owner, found.running))
        return {"done": done, "total": total, "review": None}

    async def _make(self, table: str, owner: str, running: Running) -> None:
        """One job after the other: a review takes no more than one place."""
        try:
            async with self._turns:
                for task in running.left():
                    running.add(task, await self.at_leisure(owner, work, running.game, task))
        except Exception as error:  # told to whoever asks next; asking again continues
            self._failed[table] = error
        finally:
            del self._tasks[table]

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _done(running: Running) -> int:
    return len(running.looks) + len(running.judgements)
