"""Executors for parallel jobs: a process pool, or a Dask cluster. Used for the server's bots and the arena's games."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from typing import Any

from bakufu.bots.parent_monitor import when_orphaned
from bakufu.kernel.errors import BakufuError

WARM = "bakufu.bots.warm"
DASK_SECONDS = 10  # until a scheduler has to answer


class NoWorkers(BakufuError):
    """There are no workers."""


def process_pool(processes: int, niceness: int = 0) -> ProcessPoolExecutor:
    """`niceness`: how far the workers stand back for other processes."""
    return ProcessPoolExecutor(processes, mp_context=_clean_start(), initializer=_set_up_worker, initargs=(niceness,))


def _clean_start() -> BaseContext:
    """Forking this process, with its threads and sockets, isn't safe. Workers are forked from a process of their own,
    which has loaded the games once for all of them; where a system can't fork, each starts from nothing."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    clean = get_context("forkserver")
    clean.set_forkserver_preload([WARM])
    return clean


def _set_up_worker(niceness: int) -> None:
    """Ignore SIGINT (the parent handles it) and exit when the parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    when_orphaned(lambda: os._exit(0))


def dask_executor(address: str, seconds: int = DASK_SECONDS) -> Executor:
    try:
        from distributed import Client
    except ImportError:
        raise NoWorkers("error-dask-package") from None
    try:
        client: Any = Client(address, timeout=f"{seconds}s", set_as_default=False)
    except (OSError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise NoWorkers("error-dask-none", address=address, why=reason) from None
    executor: Executor = client.get_executor()
    return executor


def cluster_cores(executor: Executor) -> int:
    """How many jobs a cluster runs at once, as it is now."""
    client: Any = getattr(executor, "_client", None)
    return max(1, sum(client.ncores().values())) if client is not None else 1


def dismiss(executor: Executor) -> None:
    """Wait for running jobs and end the pool; from a cluster, only disconnect."""
    if isinstance(executor, ProcessPoolExecutor):
        executor.shutdown(wait=True, cancel_futures=True)
        return
    executor.shutdown(wait=False)
    client: Any = getattr(executor, "_client", None)
    if client is not None:
        client.close()
