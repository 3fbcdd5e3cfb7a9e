"""The budget of a decision: a number of playouts or seconds, whichever is used up first. The clock is injected."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
PLAYOUTS_AT_FIRST = 800  # while nothing is known about how long they take
SHORTEST = 1e-6  # seconds that some work takes at least, for a clock that stands still
KEPT_BACK = 0.94  # the share of the seconds to plan for: the rest is left for other work of the machine


@dataclass(frozen=True)
class Allowance:
    """What a level may spend on its most expensive decision. None: no such limit."""

    playouts: int | None
    seconds: float | None

    def share(self, part: float) -> Allowance:
        """A part of the allowance, for less important decisions."""
        playouts = None if self.playouts is None else max(1, int(self.playouts * part))
        return Allowance(playouts, None if self.seconds is None else self.seconds * part)


class Budget:
    """One decision's account; its time runs from the moment it is opened."""

    def __init__(self, allowance: Allowance, clock: Clock = time.perf_counter) -> None:
        self.playouts = allowance.playouts
        self.left = allowance.playouts
        self.spent = 0
        self.clock = clock
        self.begun = clock()
        self.last = self.begun
        self.longest = 0.0
        self.late = False
        self.end: float | None = None
        if allowance.seconds is not None:
            self.end = self.begun + KEPT_BACK * allowance.seconds

    def renew(self) -> None:
        """The same playouts again in the time that is left, for a decision that needs two searches."""
        self.left = self.playouts

    def lasts(self) -> bool:
        """Whether there is a playout left, and time for one more piece of work as long as the longest so far."""
        if self.left is not None and self.left <= 0:
            return False
        if self.end is not None and not self.late:
            now = self.clock()
            self.longest = max(self.longest, now - self.last)
            self.last = now
            self.late = now + self.longest > self.end
        return not self.late

    def spend(self) -> bool:
        """Take one playout off the account; False if there is none left."""
        if not self.lasts():
            return False
        if self.left is not None:
            self.left -= 1
        self.spent += 1
        return True

    def playouts_left(self) -> int:
        """Those of the account; by the clock alone, as many as the time allows if they take as long as those so far."""
        if self.left is not None:
            return self.left
        if self.end is None or not self.spent:
            return PLAYOUTS_AT_FIRST
        now = self.clock()
        return int((self.end - now) * self.spent / max(now - self.begun, SHORTEST))
