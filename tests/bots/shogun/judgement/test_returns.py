"""What a position is learned to be worth: the result of its game, or what its seasons were expected to lead to."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from training.examples import Examples
from training.returns import returns

EXPECTED = [[0.5, 0.5], [0.2, 0.8], [0.6, 0.4]]


def game(disturbed: list[int], expected: list[list[float]] = EXPECTED) -> Examples:
    """Three positions of one game, which the first seat won."""
    nothing = np.zeros((3, 2), dtype=np.float32)
    won = np.array([[1.0, 0.0]] * 3, dtype=np.float32)
    known = np.array(expected, dtype=np.float32)
    numbers = np.zeros(3, dtype=np.int64)
    left = np.array([3, 2, 1])
    features = nothing.astype(np.int16)
    return Examples(
        *(features, nothing, nothing, won, nothing, known, numbers, numbers, left, np.array(disturbed), numbers)
    )


def first_seat(found: NDArray[np.float32]) -> list[float]:
    return [float(chance) for chance in found[:, 0]]


def test_full_trust_is_in_the_result_alone() -> None:
    assert first_seat(returns(game([1, 0, 0]), 1.0)) == [1.0, 1.0, 1.0]


def test_without_trust_a_position_is_worth_what_its_plans_lead_to() -> None:
    assert first_seat(returns(game([0, 0, 0]), 0.0)) == pytest.approx([0.5, 0.2, 0.6])


def test_half_trust_goes_on_to_what_came_later() -> None:
    # 0.6 and the victory: 0.8; 0.2 and that: 0.5; 0.5 and that: 0.5.
    assert first_seat(returns(game([0, 0, 0]), 0.5)) == pytest.approx([0.5, 0.5, 0.8])


def test_nothing_goes_on_past_disturbed_plans() -> None:
    assert first_seat(returns(game([0, 1, 0]), 0.5)) == pytest.approx([0.35, 0.2, 0.8])


def test_where_nothing_was_expected_the_result_counts() -> None:
    assert first_seat(returns(game([0, 0, 0], [[0.0, 0.0]] * 3), 0.5)) == [1.0, 1.0, 1.0]
