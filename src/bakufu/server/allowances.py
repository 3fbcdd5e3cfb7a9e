"""Allowances: how often one person or address may do something, and how much of it they may have at once.

The numbers are `Limits` of the settings. Every refusal says when to try again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from bakufu.server.http.limits import Bucket, Limiter, Rate, TooOften
from bakufu.server.settings import Limits
from bakufu.table.clock import Clock


class Often(NamedTuple):
    """In how many seconds a limit's number is allowed, and the code of its refusal. `burst`: how many times that number
    may come together."""

    seconds: int
    refusal: str
    burst: int = 1


OFTEN = {
    "requests": Often(60, "too-fast"),
    "missing": Often(60, "too-fast"),
    "messages": Often(1, "too-fast", burst=2),
    "guests": Often(3600, "too-many-guests"),
    "tables": Often(3600, "too-many-tables"),
}
HELD = {"sockets": "too-many-sockets", "address_sockets": "too-many-sockets"}
RETRY = 30  # seconds: when a place may be free again that is held for as long as its owner likes


class Allowances:
    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits = limits
        self._limiters = {
            name: Limiter(Rate(often.burst * getattr(limits, name), getattr(limits, name) / often.seconds), clock)
            for name, often in OFTEN.items()
        }
        self._held: dict[str, Counter[str]] = {name: Counter() for name in HELD}

    def bucket(self, name: str, key: str) -> Bucket:
        """What somebody has left of a limit."""
        return self._limiters[name].of(key)

    def take(self, name: str, key: str) -> None:
        """Count one more; refused if it is one too many."""
        wait = self.bucket(name, key).take()
        if wait:
            raise TooOften(OFTEN[name].refusal, wait)

    def held(self, name: str) -> int:
        """How many of them are held by all together."""
        return self._held[name].total()

    @contextmanager
    def hold(self, **keys: str) -> Iterator[None]:
        """Count one of each of these limits for as long as it is held, all or none of them."""
        for name, key in keys.items():
            if self._held[name][key] >= getattr(self.limits, name):
                raise TooOften(HELD[name], RETRY)
        for name, key in keys.items():
            self._held[name][key] += 1
        try:
            yield
        finally:
            for name, key in keys.items():
                self._held[name][key] -= 1
                if not self._held[name][key]:
                    del self._held[name][key]
