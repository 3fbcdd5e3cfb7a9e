"""What Shogun learns from: games follow from seed and number, and errors are explained by weights that were wrong."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from training.katana import games
from training.katana.fit import HALF_WAY, fit
from training.katana.lessons import AMONG_PLAYERS, SOLO, Lesson
from training.katana.numbers import PLACES, Row, row_of, weights_of

from bakufu.bots.katana.weighing import TOGETHER
from bakufu.katana.box.components import ROUNDS
from bakufu.katana.rules.ghost import GHOST
from bakufu.katana.rules.state import State


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return games.Learner(replace(AMONG_PLAYERS, players=(2,), searching=0), "test", 1).play()


def test_weights_are_read_back_from_their_row() -> None:
    assert weights_of(row_of(TOGETHER)) == TOGETHER
    changed = row_of(TOGETHER)
    changed[-1] += 1.0
    assert weights_of(changed) != TOGETHER


def test_a_game_has_positions_within_rounds_and_at_their_ends(rows: list[Row]) -> None:
    table = np.array(rows)
    assert table.shape[1] == games.HEAD + len(PLACES)
    assert {0.0, 1.0} == set(table[:, games.PASSED])
    # Two players who pass in each round but the last, whose end is the end of the game.
    assert table[:, games.PASSED].sum() == 2 * (ROUNDS - 1)
    assert np.isfinite(table).all()


class Watched(games.Learner):
    """One that also keeps by how much it expects to beat the Ghost."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson, "test", 1)
        self.expected: list[float] = []

    def _add(self, state: State, seat: int, passed: bool) -> None:
        self.expected.append(self.usual.value(state, seat) - state.points[GHOST])
        super()._add(state, seat, passed)


def test_solo_games_are_compared_with_the_ghost() -> None:
    learner = Watched(replace(SOLO, searching=0))
    table = np.array(learner.play())
    player, ghost = learner.state.points
    assert table[:, games.ERROR] == pytest.approx([player - ghost - expected for expected in learner.expected])
    # One player passes in each round but the last.
    assert table[:, games.PASSED].sum() == ROUNDS - 1
    assert table[:, games.GHOST_WORKERS].max() > 0
    assert np.isfinite(table).all()


@pytest.mark.parametrize("lesson", [AMONG_PLAYERS, SOLO], ids=["among players", "solo"])
def test_errors_are_explained_by_the_weight_that_was_wrong(lesson: Lesson) -> None:
    """In made-up rows a Coin is worth more than the usual weights say."""
    rng = np.random.default_rng(1)
    coin = PLACES.index(("worth", "coin", None))
    table = np.zeros((800, games.HEAD + len(PLACES)))
    table[:, games.DEAL] = np.arange(800) // 4
    table[:, games.ROUND] = np.arange(800) % ROUNDS
    table[:, games.HEAD :] = 3.0 * rng.standard_normal((800, len(PLACES)))
    table[:, games.ERROR] = 0.2 * table[:, games.HEAD + coin]
    for row in fit(lesson, table):
        change = row - lesson.usual
        assert change[coin] == pytest.approx(HALF_WAY * 0.2, rel=0.3)
        assert np.abs(np.delete(change, coin)).max() < 0.03
