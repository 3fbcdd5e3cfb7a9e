"""Data to learn from: a game follows from its seed and number, and a position can be read back from its row."""

from __future__ import annotations

import pytest
from training import positions
from training.futures import CERTAIN
from training.games import Mix, play
from training.smooth import slopes

from bakufu.bots.shogun.judgement.active_features import active_features
from bakufu.bots.shogun.samurai import WEIGHTS

# Games with and without modules, on both sides, and one in which players search.
NUMBERS = (0, 1, 2, 3)


@pytest.fixture(scope="module")
def rows() -> list[list[int]]:
    return [row for number in NUMBERS for row in play("test", number, Mix(100, 0, False))]


def test_a_game_has_a_position_for_each_season_but_the_first_and_one_winner_at_least(rows: list[list[int]]) -> None:
    assert len(rows) == 5 * len(NUMBERS)
    for row in rows:
        players = row[positions.PLAYERS]
        assert 1 in row[positions.PLACE : positions.PLACE + players]
        final = row[positions.FINAL : positions.FINAL + players]
        assert final[row[positions.PLACE : positions.PLACE + players].index(1)] == max(final)


def test_a_position_can_be_read_back_from_its_row(rows: list[list[int]]) -> None:
    for row in rows:
        state = positions.state_of(row)
        assert positions.row_of(state)[positions.OWNER :] == row[positions.OWNER :]
        assert len(active_features(state, WEIGHTS.tower)) == row[positions.PLAYERS]


def test_the_same_game_is_played_again(rows: list[list[int]]) -> None:
    assert play("test", NUMBERS[-1], Mix(100, 0, False)) == rows[-5:]


def test_a_season_that_is_played_on_gives_every_seat_a_chance(rows: list[list[int]]) -> None:
    assert {row[positions.EXPECTED] for row in rows} == {positions.NOTHING}
    for row in play("test", 0, Mix(0, 0, True, futures=2)):
        chances = row[positions.EXPECTED : positions.EXPECTED + row[positions.PLAYERS]]
        assert min(chances) >= 0
        assert sum(chances) == pytest.approx(CERTAIN, abs=3)


def test_no_slope_goes_beyond_its_table() -> None:
    assert slopes().min() == -1.0
    assert slopes().max() == 1.0
