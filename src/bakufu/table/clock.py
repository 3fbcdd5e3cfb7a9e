"""Time, in whole milliseconds since 1970. The only clock of the service, so that tests can replace it."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def now() -> int:
    return time.time_ns() // 1_000_000
