"""Changes of a plan: what each would have gained alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bakufu.bots.job import game_of
from bakufu.kernel.plain import plain
from bakufu.review import jobs
from bakufu.review.jobs import Game, judge
from bakufu.review.manifest import Why, reviewing_of
from bakufu.review.result import Judged
from bakufu.review.running import Running
from bakufu.review.shogun.plan_trial import swaps
from bakufu.review.words import Positions, reasons, side_by_side, told
from bakufu.shogun.box.picks import NOTHING
from bakufu.text import renderer_of
from tests.review.quick import nagashino


@pytest.mark.parametrize(
    ("played", "choice", "steps"),
    [
        pytest.param([1, 2, 3, 4], [2, 1, 3, 4], [[2, 1, 3, 4]], id="two cards change places"),
        pytest.param([1, 2, 3, 4], [2, 3, 1, 4], [[2, 1, 3, 4], [1, 3, 2, 4], [3, 2, 1, 4]], id="three in a circle"),
        pytest.param([1, 2, 3, 4], [9, 2, 8, 4], [[9, 2, 3, 4], [1, 2, 8, 4]], id="other cards from the hand"),
        pytest.param([1, NOTHING, 3], [NOTHING, 1, 3], [[NOTHING, NOTHING, 3], [NOTHING, 1, 3]], id="no card"),
        pytest.param([1, 2], [1, 2], [], id="the same"),
    ],
)
def test_a_step_places_one_better_card(played: list[int], choice: list[int], steps: list[list[int]]) -> None:
    assert swaps(choice, played) == steps


class Sum:
    """Every space has its worth, and luck that all choices share; the last change gains nothing."""

    worlds = 12
    gains = (0.02, 0.03, 0.05, 0.06)

    def __init__(self, played: list[int]) -> None:
        self.played = played
        a, b, c, d, e, f, *rest = played
        self.best = [b, a, d, c, f, e, *rest]
        self.order: list[int] = []

    def alternatives(self, played: list[int]) -> list[list[int]]:
        return [self.best]

    def usual(self) -> list[int]:
        return self.played

    def value(self, choice: list[int], world: int) -> float:
        worth = sum(gain for at, gain in enumerate(self.gains) if choice[at] == self.best[at])
        return 0.3 + world % 3 / 100 + worth

    def steps(self, choice: list[int], played: list[int]) -> list[list[int]]:
        return swaps(choice, played)

    def reasons(self, choice: list[int], order: Sequence[int]) -> list[Why]:
        self.order = [*order]
        return [(order[0], {"id": "bid-province", "args": {}})]


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> tuple[Game, Judged, Sum]:
    game = Game.of(nagashino(), None, "1")
    decision = Running(game).steps[0].decisions[0]
    assert decision.kind == "plan"
    trial = Sum(list(decision.moves))
    reviewing = replace(reviewing_of("shogun"), trial=lambda view, seed, effort: trial)
    monkeypatch.setattr(jobs, "reviewing_of", lambda name: reviewing)
    return game, Judged(decision, judge(game, decision)), trial


def test_what_gains_most_alone_comes_first(judged: tuple[Game, Judged, Sum]) -> None:
    _, one, trial = judged
    changes = one.judgement.changes
    assert one.costly()
    assert [change.moves for change in changes] == [(2, 3), (0, 1), (4, 5)]
    assert [change.gain for change in changes] == [pytest.approx(0.11), pytest.approx(0.05), None]
    assert trial.order == [2, 3, 0, 1, 4, 5]


def test_every_card_that_differs_is_in_one_change(judged: tuple[Game, Judged, Sum]) -> None:
    """No card here and a card there: two steps empty the same space."""
    game, one, trial = judged
    card, _, *rest = trial.played
    trial.played, trial.best = [card, NOTHING, *rest], [NOTHING, card, *rest]
    found = judge(game, replace(one.decision, moves=tuple(trial.played)))
    assert [number for change in found.changes for number in change.moves] == [0, 1]


def test_the_plan_is_told_in_that_order_and_what_is_the_same_last(judged: tuple[Game, Judged, Sum]) -> None:
    game, one, _ = judged
    renderer = renderer_of(game_of("shogun", None), "en")
    rows = side_by_side(renderer, game, one, Positions(game))
    spaces = ["theatre", "rice", "castle", "temple", "tax", "deploy-5"]
    assert [row.at for row in rows[:6]] == spaces
    assert [row.change for row in rows] == [0, 0, 1, 1, 2, 2, *[None] * (len(rows) - 6)]
    assert [row.played_card for row in rows[:2]] == [row.better_card for row in rows[1::-1]]
    assert all(row.played == row.better for row in rows[6:])
    words = told(game, one)
    assert [plain(move)["space"] for move in words.played] == spaces
    assert [plain(move)["card"] for move in words.better] == [row.better_card for row in rows[:6]]
    assert reasons(renderer, game, one) == ["Build theater: A province card is free and beats a bid of 0 chests."]
