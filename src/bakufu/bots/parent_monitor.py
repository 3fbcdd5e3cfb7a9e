"""A lifeline to the parent process: helpers must not outlive whoever started them, however it ended."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable


def when_orphaned(act: Callable[[], None]) -> None:
    """Do something as soon as the process that started this one is gone. Nothing, if this one was started by hand."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        act()

    threading.Thread(target=wait, name="lifeline", daemon=True).start()
