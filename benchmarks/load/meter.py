"""Counters of a load test, and the rate at which its players act."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

TICK = 0.002  # seconds
PATIENCE = 60.0


@dataclass
class Meter:
    """The counts of one phase. `waits` are the seconds from a message's sending to its last recipient."""

    waits: list[float] = field(default_factory=list)
    frames: int = 0
    octets: int = 0
    refusals: list[str] = field(default_factory=list)
    games: int = 0  # finished and restarted

    def percentile(self, share: float) -> float:
        ranked = sorted(self.waits)
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else 0.0


class Pace:
    """Schedules actions: immediately, at a given total rate, or not at all."""

    def __init__(self) -> None:
        self.meter = Meter()
        self.under_way = 0  # messages that not all recipients have received
        self._unlimited = False
        self._waiting: deque[Callable[[], None]] = deque()

    def ready(self, act: Callable[[], None]) -> None:
        if self._unlimited:
            self._start(act)
        else:
            self._waiting.append(act)

    def _start(self, act: Callable[[], None]) -> None:
        self.under_way += 1
        act()

    def heard(self, sent: float) -> None:
        """The last recipient has received a message that was sent at this time."""
        self.under_way -= 1
        self.meter.waits.append(perf_counter() - sent)

    async def run(self, seconds: float, rate: float | None) -> tuple[Meter, float]:
        """Run one phase; returns its counts and duration. `rate` is in actions per second; None means no limit."""
        meter = self.meter = Meter()
        begun = perf_counter()
        if rate is None:
            self._unlimited = True
            while self._waiting:
                self._start(self._waiting.popleft())
            await asyncio.sleep(seconds)
            self._unlimited = False
        else:
            await self._at_rate(seconds, rate)
        lasted = perf_counter() - begun
        self.meter = Meter()
        await self._quiet()
        return meter, lasted

    async def _quiet(self) -> None:
        """Wait for messages in transit, so that they don't count in the next phase."""
        until = perf_counter() + PATIENCE
        while self.under_way and perf_counter() < until:
            await asyncio.sleep(TICK)

    async def _at_rate(self, seconds: float, rate: float) -> None:
        """Actions arrive independently of each other, like those of people (a Poisson process)."""
        begun = perf_counter()
        due = 0.0
        rng = random.Random(1)
        while (passed := perf_counter() - begun) < seconds:
            while due <= passed and self._waiting:
                self._start(self._waiting.popleft())
                due += rng.expovariate(rate)
            if not self._waiting:
                due = max(due, passed)  # nobody is to move: missed actions are not made up for
            await asyncio.sleep(TICK)
