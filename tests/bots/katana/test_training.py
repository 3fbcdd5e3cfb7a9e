"""What Shogun learns from: games follow from seed and number, and errors are explained by weights that were wrong."""

from __future__ import annotations

import numpy as np
import pytest
from training.katana import games
from training.katana.fit import HALF_WAY, fit
from training.katana.numbers import PLACES, Row, row_of, weights_of

from bakufu.bots.katana.weighing import TOGETHER
from bakufu.katana.box.components import ROUNDS


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "PLAYERS", (2,))
        patch.setattr(games, "SEARCHING", 0)
        return games.Learner("test", 1).play()


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


def test_errors_are_explained_by_the_weight_that_was_wrong() -> None:
    """In made-up rows a Coin is worth more than the usual weights say."""
    rng = np.random.default_rng(1)
    coin = PLACES.index(("worth", "coin", None))
    table = np.zeros((800, games.HEAD + len(PLACES)))
    table[:, games.DEAL] = np.arange(800) // 4
    table[:, games.ROUND] = np.arange(800) % ROUNDS
    table[:, games.HEAD :] = 3.0 * rng.standard_normal((800, len(PLACES)))
    table[:, games.ERROR] = 0.2 * table[:, games.HEAD + coin]
    for row in fit(table):
        change = row - row_of(TOGETHER)
        assert change[coin] == pytest.approx(HALF_WAY * 0.2, rel=0.3)
        assert np.abs(np.delete(change, coin)).max() < 0.03
