"""Rate limits with token buckets, which refill at a steady rate."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from math import ceil

from bakufu.table.clock import Clock
from bakufu.table.refusal import Refusal

UNLIMITED = {"unlimited": True}  # marks routes without a rate limit
UNITS = (("hours", 3600), ("minutes", 60), ("seconds", 1))
REMEMBERED = 10_000  # buckets per limiter, least recently used dropped first


@dataclass(frozen=True)
class Rate:
    """A burst of `most`, refilled at `a_second` tokens per second."""

    most: float
    a_second: float


class TooOften(Refusal):
    """A limit was exceeded. `wait`: seconds until the next attempt may succeed."""

    def __init__(self, code: str, wait: int, **variables: object) -> None:
        super().__init__(code, **variables, **_duration(wait))
        self.wait = wait


def _duration(seconds: int) -> dict[str, object]:
    """A time to wait in the largest unit that fits, rounded up, for a message that counts it."""
    unit, size = next(((unit, size) for unit, size in UNITS if seconds > size), UNITS[-1])
    return {"unit": unit, "wait": max(1, ceil(seconds / size))}


class Bucket:
    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.tokens = float(rate.most)
        self._at = clock()

    def take(self) -> int:
        """Take a token: 0 if there was one, otherwise the seconds until the next."""
        at = self.clock()
        self.tokens = min(self.rate.most, self.tokens + self.rate.a_second * max(0, at - self._at) / 1000)
        self._at = at
        if self.tokens < 1:
            return ceil((1 - self.tokens) / self.rate.a_second)
        self.tokens -= 1
        return 0

    def give_back(self) -> None:
        """Return the last token."""
        self.tokens += 1


class Limiter:
    """One bucket per name or address."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        if key not in self._buckets:
            self._buckets[key] = Bucket(self.rate, self.clock)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key]
