"""Whoever plays the games, they are the same: one process, several, a cluster, and some that lose a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bakufu
from bakufu.arena.contest import Contest, Played
from bakufu.arena.match import BadBot
from bakufu.arena.run import run
from bakufu.arena.worker_pool import WorkerPool
from bakufu.bots.workers import NoWorkers
from tests.arena.contests import contest, without_clock

GAMES = 12
FEW = 6
AFTER = 2  # games, one of the workers is killed
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(bakufu.__file__).parent.parent)}


@pytest.fixture(scope="module")
def here() -> tuple[Contest, list[dict[str, Any]]]:
    """A contest, and its games as this process plays them."""
    mixed = contest("random,ashigaru,random")
    return mixed, without_clock(run(mixed, GAMES, WorkerPool(1)))


def test_processes_of_which_one_is_killed() -> None:
    """These games take long enough for some to be left when one has been told."""
    long = contest("daimyo:60,random,random")
    told: list[Played] = []

    def kill_one(game: Played) -> None:
        told.append(game)
        if len(told) == 1:
            executor: Any = pool._executor
            os.kill(next(iter(executor._processes)), signal.SIGKILL)

    with WorkerPool(2) as pool:
        games = run(long, FEW, pool, tell=kill_one)
        assert pool._losses == 1
    assert without_clock(games) == without_clock(run(long, FEW, WorkerPool(1)))
    assert len(told) == FEW


@pytest.fixture
def scheduler() -> Iterator[str]:
    """A scheduler without any workers yet."""
    from distributed import LocalCluster

    cluster: Any = LocalCluster(n_workers=0, processes=False, dashboard_address=None, protocol="tcp://")
    yield cluster.scheduler_address
    cluster.close()


@pytest.fixture
def workers(scheduler: str) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Two worker processes, started as on any machine; nobody raises them from the dead."""
    words = [sys.executable, "-m", "distributed.cli.dask_worker", scheduler, "--no-nanny", "--nthreads", "1"]
    started = [
        subprocess.Popen(
            [*words, "--no-dashboard"], env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(2)
    ]
    yield started
    for process in started:
        process.kill()
        process.wait()


def test_a_cluster_of_which_one_worker_is_killed(
    here: tuple[Contest, list[dict[str, Any]]], scheduler: str, workers: list[subprocess.Popen[bytes]]
) -> None:
    told: list[Played] = []

    def kill_one(game: Played) -> None:
        told.append(game)
        if len(told) == AFTER:
            workers[0].kill()
            workers[0].wait()

    with WorkerPool(1, scheduler) as pool:
        cluster: Any = pool._executor
        cluster._client.wait_for_workers(2, timeout=60)
        games = run(here[0], GAMES, pool, tell=kill_one)
        assert len(cluster._client.scheduler_info()["workers"]) == 1
    assert without_clock(games) == here[1]
    assert len(told) == GAMES


def test_a_cluster_that_goes_away_is_told_in_one_line() -> None:
    from distributed import LocalCluster

    cluster: Any = LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp://"
    )
    address = cluster.scheduler_address
    with pytest.raises(NoWorkers) as error, WorkerPool(1, address) as pool:
        run(contest(), GAMES, pool, tell=lambda game: cluster.close())
    assert str(error.value).startswith(f"the Dask cluster at {address} failed: ")
    assert "\n" not in str(error.value)


def test_workers_that_die_again_and_again_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakufu.arena.worker_pool.MOST_LOSSES", 1)
    with pytest.raises(NoWorkers, match="keep getting killed"), WorkerPool(2) as pool:
        list(pool.each(_die, [1]))


def _die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


class Cheat:
    """Answers with a number that is no move, or breaks down."""

    def __init__(self, rng: bakufu.Rng) -> None:
        self.rng = rng

    def decide(self, view: Any) -> int:
        return 9999


class Broken(Cheat):
    def decide(self, view: Any) -> int:
        moves: list[int] = []
        return moves[0]


@pytest.mark.parametrize(
    ("kind", "said"),
    [("Cheat", "answered 9999, which the rule table.no-such-move refuses"), ("Broken", "raised IndexError")],
)
def test_a_bot_that_does_what_it_may_not(kind: str, said: str) -> None:
    name = f"tests.arena.test_worker_pools:{kind}"
    with pytest.raises(BadBot, match=f"the bot {name} {said}") as error:
        run(contest(f"{name},random,random"), 1, WorkerPool(1))
    assert "\n" not in str(error.value)
