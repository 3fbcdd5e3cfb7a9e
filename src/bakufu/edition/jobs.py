"""Computations that take a while, as jobs for a second worker: it thinks for the bots and answers questions, while the
first one holds the tables. Plain values go in and out, and a job about a running game gets one seat's view."""

from __future__ import annotations

import base64
import pickle
from collections.abc import Awaitable, Callable
from typing import Any

from bakufu.bots.job import advise, decide
from bakufu.kernel.errors import BakufuError
from bakufu.review.running import work
from bakufu.statistics.note import notes_of
from bakufu.table import study_jobs
from bakufu.table.past import hindsight, review_jobs
from bakufu.table.past.opened_record import open_record

Job = Callable[..., Any]
# Sends a job to where it is done, and returns its answer, both packed.
Send = Callable[[str], Awaitable[str]]
JOBS: dict[str, Job] = {
    job.__name__: job
    for job in (
        decide,
        advise,
        study_jobs.forecast,
        study_jobs.odds,
        study_jobs.text,
        hindsight.history,
        hindsight.chronicle,
        hindsight.cut,
        review_jobs.prepare,
        review_jobs.tell,
        work,
        open_record,
        notes_of,
    )
}


class Thinking:
    """The side that asks. Both sides are the same program, so pickles are safe here."""

    def __init__(self, send: Send) -> None:
        self.send = send

    async def do(self, job: Job, *given: object) -> Any:
        answer, error = _unpacked(await self.send(_packed((job.__name__, given))))
        if error is not None:
            raise error
        return answer


def done(packed: str) -> str:
    """The side that thinks: the answer to a job, or the error that it ended with."""
    name, given = _unpacked(packed)
    try:
        return _packed((JOBS[name](*given), None))
    except BakufuError as error:
        return _packed((None, error))


async def done_here(packed: str) -> str:
    """For a host without a second worker."""
    return done(packed)


def _packed(value: object) -> str:
    """As text, which workers can send each other without a conversion."""
    return base64.b64encode(pickle.dumps(value)).decode()


def _unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))
