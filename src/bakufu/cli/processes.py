"""Worker processes of a command."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import Executor


@contextmanager
def executor_of(processes: int) -> Iterator[Executor | None]:
    """None for a single one: this process does the work itself."""
    from bakufu.bots.workers import dismiss, process_pool

    if processes == 1:
        yield None
        return
    executor = process_pool(processes)
    try:
        yield executor
    finally:
        dismiss(executor)
