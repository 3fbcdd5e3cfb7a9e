"""Parent monitor: worker processes must not outlive the process that started them."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable


def when_orphaned(act: Callable[[], None]) -> None:
    """Call `act` when the parent process ends. Does nothing in a process without a parent of ours."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        act()

    threading.Thread(target=wait, name="parent monitor", daemon=True).start()
