"""How the tests are spread over processes."""

from __future__ import annotations

import os

# Half of the time goes by waiting: for a server that starts, a browser that draws, a database that writes to its disk.
PER_CORE = 2


def pytest_xdist_auto_num_workers() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return PER_CORE * cores
