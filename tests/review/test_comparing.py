"""When a difference counts: paired comparisons, and their standard errors."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bakufu.kernel.chance import Rng
from bakufu.review.comparing import MOST, Comparison
from bakufu.review.jobs import Judgement
from bakufu.review.manifest import Why

A, B = [1], [2]


class Luck:
    """Worlds with much luck that both choices share, and a little that they don't; the second is better by `gain`."""

    worlds = 48

    def __init__(self, gain: float, own: float) -> None:
        self.gain = gain
        self.own = own
        self.asked: set[int] = set()

    def alternatives(self, played: list[int]) -> list[list[int]]:
        return [B]

    def usual(self) -> list[int]:
        return A

    def value(self, choice: list[int], world: int) -> float:
        self.asked.add(world)
        shared = Rng(f"{world}").below(1000) / 1000
        alone = self.own * (Rng(f"{world}/{choice}").below(1000) / 1000 - 0.5)
        return 0.3 * shared + alone + (self.gain if choice == B else 0.0)

    def steps(self, choice: list[int], played: list[int]) -> list[list[int]]:
        return []

    def reasons(self, choice: list[int], order: Sequence[int]) -> list[Why]:
        return []


def test_luck_that_both_choices_share_cancels_out() -> None:
    found = Comparison(Luck(0.08, 0.01), 0, 1.0).difference(B, A, MOST)
    assert found.gain == pytest.approx(0.08, abs=0.003)
    assert found.error < 0.001
    assert found.sure()


def test_a_difference_within_noise_is_not_sure() -> None:
    found = Comparison(Luck(0.0, 0.6), 0, 1.0).difference(B, A, MOST)
    assert not found.sure()


def test_a_clear_difference_takes_few_worlds_and_a_close_one_many() -> None:
    clear, close = Luck(0.3, 0.2), Luck(0.05, 0.4)
    Comparison(clear, 0, 1.0).difference(B, A, MOST)
    Comparison(close, 0, 1.0).difference(B, A, MOST)
    assert len(clear.asked) == Luck.worlds
    assert len(close.asked) == MOST


def test_a_comparison_uses_no_world_before_its_first() -> None:
    trial = Luck(0.1, 0.1)
    Comparison(trial, 20, 1.0).difference(B, A, MOST)
    assert min(trial.asked) == 20


@pytest.mark.parametrize(
    ("loss", "error", "costly"), [(0.08, 0.01, True), (0.049, 0.001, False), (0.08, 0.04, False), (0.0, 0.0, False)]
)
def test_only_a_large_loss_beyond_noise_is_costly(loss: float, error: float, costly: bool) -> None:
    assert Judgement((1,), 0.3, 0.3 + loss, error, 0.0, 0.0, []).costly() is costly
