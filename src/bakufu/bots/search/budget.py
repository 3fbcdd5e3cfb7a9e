"""The budget of a decision: so many playouts, so many seconds, whichever is spent first. A clock is handed in."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
KEPT_BACK = 0.94  # the share of the seconds that may be planned for: the rest is for whatever else the machine does


@dataclass(frozen=True)
class Allowance:
    """What a level may spend on its dearest decision. None: no limit of this kind."""

    playouts: int | None
    seconds: float | None

    def share(self, part: float) -> Allowance:
        """A part of it, for decisions that matter less."""
        playouts = None if self.playouts is None else max(1, int(self.playouts * part))
        return Allowance(playouts, None if self.seconds is None else self.seconds * part)


class Budget:
    """One decision's account; its time runs from the moment it is opened."""

    def __init__(self, allowance: Allowance, clock: Clock = time.perf_counter) -> None:
        self.left = allowance.playouts
        self.clock = clock
        self.begun = clock()
        self.last = self.begun
        self.longest = 0.0
        self.end: float | None = None
        if allowance.seconds is not None:
            self.end = self.begun + KEPT_BACK * allowance.seconds

    def time_left(self) -> bool:
        """Whether there is time for one more piece of work as long as the longest so far."""
        if self.end is None:
            return True
        now = self.clock()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        return now + self.longest <= self.end

    def spend(self) -> bool:
        """Take one playout off the account; False if there is none left."""
        if self.left is not None and self.left <= 0:
            return False
        if not self.time_left():
            return False
        if self.left is not None:
            self.left -= 1
        return True
