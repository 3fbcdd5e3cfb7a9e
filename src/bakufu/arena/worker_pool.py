"""A worker pool for many jobs: this process alone, a process pool, or a Dask cluster. Results are the same on every
worker; only their order differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from traceback import walk_tb
from types import TracebackType
from typing import TypeVar

from bakufu.bots.workers import NoWorkers, dask_executor, dismiss, process_pool
from bakufu.kernel.errors import BakufuError

T = TypeVar("T")
G = TypeVar("G")
MOST_LOSSES = 5


def _of_the_cluster(error: Exception) -> bool:
    """Whether the cluster failed rather than the job: its workers died too often, or the scheduler is gone.

    If the scheduler goes away during a transfer, the library itself raises arbitrary errors.
    """
    if isinstance(error, CancelledError) or type(error).__module__.startswith("distributed"):
        return True
    return not isinstance(error, BakufuError) and _raised_in(error).startswith("distributed")


def _raised_in(error: Exception) -> str:
    """The module that raised it."""
    *_, (frame, _) = walk_tb(error.__traceback__)
    return str(frame.f_globals["__name__"])


class WorkerPool:
    def __init__(self, jobs: int, dask: str | None = None) -> None:
        self.jobs = jobs
        self.dask = dask
        self._executor: Executor | None = None
        self._losses = 0

    def __enter__(self) -> WorkerPool:
        """Connect to the cluster, if any; a process pool is started on first use."""
        if self.dask is not None:
            self._executor = dask_executor(self.dask)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        executor, self._executor = self._executor, None
        if executor is None:
            return
        if kind is not None and isinstance(executor, ProcessPoolExecutor):
            # Don't wait for long games whose results are no longer needed.
            for process in list((executor._processes or {}).values()):
                process.terminate()
        dismiss(executor)

    def each(self, job: Callable[[G], T], given: Sequence[G]) -> Iterator[T]:
        """The job's result for each input, as they complete."""
        if self.dask is None and self.jobs == 1:
            yield from map(job, given)
            return
        left = dict(enumerate(given))
        while left:
            try:
                futures = {self._started().submit(job, one): number for number, one in left.items()}
                for future in as_completed(futures):
                    yield future.result()
                    del left[futures[future]]
            except BrokenProcessPool:
                # A killed worker breaks the whole pool: a new one does the remaining jobs.
                self._losses += 1
                if self._losses > MOST_LOSSES:
                    raise NoWorkers("error-workers-killed") from None
                self._executor = None
            except Exception as error:
                if self.dask is None or not _of_the_cluster(error):
                    raise
                what = str(error).splitlines()[0] if str(error) else type(error).__name__
                raise NoWorkers("error-dask-gave-up", address=self.dask, why=what) from None

    def _started(self) -> Executor:
        if self._executor is None:
            self._executor = process_pool(self.jobs)
        return self._executor
