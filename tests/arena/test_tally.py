"""What is told of a contest: intervals, ratings, sums that add up, a row for each game and seat, a plot."""

from __future__ import annotations

import csv
import io
from xml.etree import ElementTree

import pytest

from bakufu.arena.contest import Played
from bakufu.arena.intervals import wilson
from bakufu.arena.plot import drawn
from bakufu.arena.ratings import ratings
from bakufu.arena.run import run
from bakufu.arena.shogun.manifest import COLOURS
from bakufu.arena.tally import as_csv, results, timing
from bakufu.arena.worker_pool import WorkerPool
from tests.arena.contests import contest

CONTEST = contest("random,random,ashigaru")


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return run(CONTEST, 6, WorkerPool(1))


# From R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00006)
    mirrored = wilson(games - wins, games)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=0.00006)


def test_intervals_take_shared_victories_and_shrink_with_games() -> None:
    low, high = wilson(10.5, 30)
    assert low < 10.5 / 30 < high
    wide, narrow = wilson(40, 100), wilson(400, 1000)
    assert wide[0] < narrow[0] < 0.4 < narrow[1] < wide[1]


def test_victories_and_points_add_up(games: list[Played]) -> None:
    told = results(CONTEST, games)
    assert [row["bot"] for row in told["bots"]] == ["random", "ashigaru"]
    assert sum(row["wins"] for row in told["bots"]) == pytest.approx(6)
    assert sum(row["share"] * row["seats"] for row in told["bots"]) == pytest.approx(1, abs=0.001)
    assert sum(row["share"] for row in told["seats"]) == pytest.approx(1, abs=0.001)
    for row in told["bots"]:
        assert row["interval"][0] <= row["share"] <= row["interval"][1]
        assert sum(row["sources"].values()) == pytest.approx(row["points"], abs=0.02)
    assert told["fair_share"] == pytest.approx(1 / 3, abs=0.001)


def test_two_bots_of_one_name_are_no_two_samples(games: list[Played]) -> None:
    random = results(CONTEST, games)["bots"][0]
    low, high = wilson(random["wins"], 6)
    assert random["interval"] == [round(low / 2, 4), round(high / 2, 4)]


def test_who_wins_is_rated_higher_whatever_the_order(games: list[Played]) -> None:
    first, second, best = ratings(games, 3)
    assert best.mu > max(first.mu, second.mu)
    assert best.sigma < 25 / 3
    assert ratings(games[::-1], 3) == [first, second, best]


def test_a_row_for_each_game_and_seat(games: list[Played]) -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(CONTEST, games))))
    assert [(row["game"], row["seat"]) for row in rows[:4]] == [("0", "1"), ("0", "2"), ("0", "3"), ("1", "1")]
    assert len(rows) == 18
    assert [row["bot"] for row in rows[:3]] == ["random", "random", "ashigaru"]
    assert [row["bot"] for row in rows[3:6]] == ["random", "ashigaru", "random"]
    for row in rows:
        assert sum(int(row[source]) for source in COLOURS) == int(row["points"])
    assert sum(float(row["win"]) for row in rows) == pytest.approx(6, abs=0.01)


def test_the_clock_is_told_apart(games: list[Played]) -> None:
    assert "longest" not in str(results(CONTEST, games))
    for row in timing(CONTEST, games):
        assert 0 < row["mean"] <= row["longest"]


def test_who_plays_alone_keeps_the_first_rating() -> None:
    alone = Played(0, [0], [31], [2], [40], [{}], [])
    assert ratings([alone], 1) == ratings([], 1)


def test_the_plot_shows_every_bot_and_source(games: list[Played]) -> None:
    told = results(CONTEST, games)
    words = {source: f"for {source}" for source in COLOURS} | {"victories": "Won", "points": "Scored"}
    picture = drawn(told, words, COLOURS)
    shown = {
        "".join(text.itertext()) for text in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")
    }
    assert {"random", "ashigaru", "Won", "Scored", "for provinces", "for theatres"} <= shown
    assert "for chambers" not in shown
    assert drawn(told, words, COLOURS) == picture
