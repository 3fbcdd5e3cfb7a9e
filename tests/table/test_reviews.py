"""Reviews at a table: made once in the background, kept, and told with entries of the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bakufu.bots.job import game_of
from bakufu.kernel.records.record import Record
from bakufu.review.running import work
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.past.hindsight import Past, cut
from bakufu.table.past.review_jobs import ReviewState, prepare
from bakufu.table.past.reviews import Reviews
from bakufu.table.refusal import Refusal
from tests.review.quick import nagashino, played, with_little_effort


@pytest.fixture(scope="module", autouse=True)
def little() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        with_little_effort(patch)
        yield


def past_of(record: Record) -> Past:
    """Chat, and then the record as a log: sealed plans, and one entry for each other move."""
    game = game_of(record.game, None)
    fold = Fold(game, record.options, record.seed)
    log = [Entry(1, Kind.TALK, 0, {"text": "hello"}, By.PLAYER, 0)]
    plans: dict[int, list[int]] = {}
    at = 0
    while at < len(record.moves):
        seat, move = record.moves[at]
        at += 1
        if not game.sealed(fold.state):
            log.append(Entry(len(log) + 1, Kind.MOVES, seat, {"moves": [move]}, By.BOT, 0))
        else:
            plans.setdefault(seat, []).append(move)
            if sum(map(len, plans.values())) < fold.state.setting.spaces * len(fold.state.awaited):
                continue
            for planner in sorted(plans):
                log.append(Entry(len(log) + 1, Kind.SEAL, planner, {"moves": plans[planner]}, By.BOT, 0))
                fold.apply(log[-1])
            plans = {}
            continue
        fold.apply(log[-1])
    return Past(record.game, None, record.options, record.seed, 0, log)


class Elsewhere:
    """Does jobs at once; `fails` is how many of them are refused first."""

    def __init__(self, fails: int = 0) -> None:
        self.jobs: list[str] = []
        self.fails = fails

    async def do(self, owner: str, job: Callable[..., Any], *given: object) -> Any:
        self.jobs.append(job.__name__)
        if job is work and self.fails:
            self.fails -= 1
            raise Refusal("overloaded")
        await asyncio.sleep(0)
        return job(*given)


async def asked(reviews: Reviews, past: Past) -> ReviewState:
    async def found() -> Past:
        return past

    return await reviews.ask("table", "ann", "en", found)


async def whole(reviews: Reviews, past: Past) -> ReviewState:
    while (state := await asked(reviews, past))["review"] is None:
        await asyncio.sleep(0)
    return state


def test_asking_begins_a_review_that_is_made_once() -> None:
    past = past_of(played("katana", 2))

    async def twice() -> tuple[ReviewState, ReviewState, ReviewState, list[str]]:
        elsewhere = Elsewhere()
        reviews = Reviews(elsewhere.do, elsewhere.do)
        first = await asked(reviews, past)
        return first, await whole(reviews, past), await asked(reviews, past), elsewhere.jobs

    first, last, again, jobs = asyncio.run(twice())
    assert (first["done"], first["review"]) == (0, None)
    assert last["done"] == last["total"] == first["total"] > 0
    assert again["review"] == last["review"]
    assert jobs.count("prepare") == jobs.count("tell") == 1
    assert jobs.count("work") == last["total"]


def test_a_refused_job_is_told_and_asking_again_continues() -> None:
    past = past_of(played("katana", 2))

    async def interrupted() -> tuple[str, ReviewState]:
        refusing = Elsewhere(fails=1)
        reviews = Reviews(refusing.do, refusing.do)
        await asked(reviews, past)
        await asyncio.sleep(0.01)
        with pytest.raises(Refusal) as refused:
            await whole(reviews, past)
        return refused.value.code, await whole(reviews, past)

    code, state = asyncio.run(interrupted())
    assert code == "overloaded"
    assert state["review"] is not None


def test_a_decision_names_the_entry_after_which_a_branch_asks_for_it() -> None:
    past = past_of(nagashino())
    prepared = prepare(past, 1.0)
    for step in prepared.running.steps:
        seq = prepared.entries[step.at]
        begun = Past(past.game, None, past.options, past.seed, 0, [one for one in past.entries if one.seq <= seq])
        assert set(cut(begun, 0).awaited) >= {decision.seat for decision in step.decisions}
