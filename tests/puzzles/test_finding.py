"""When an answer counts as clearly best."""

from __future__ import annotations

from dataclasses import replace

from bakufu.bots.hint import Reason
from bakufu.puzzles.finding import find, paired
from bakufu.puzzles.making import agreed
from bakufu.puzzles.manifest import Answer, Effort, puzzling_of

PUZZLING = puzzling_of("shogun")
EFFORT = Effort(4, 16)


class Table:
    """Answers with these chances, and luck that is the same for all in a world."""

    def __init__(self, chances: dict[Answer, float], noise: float = 0.0) -> None:
        self.chances = chances
        self.noise = noise
        self.answers = list(chances)

    def value(self, answer: Answer, world: int) -> float:
        own = self.noise * (1 if (world + sum(answer)) % 2 else -1)
        return self.chances[answer] + 0.01 * (world % 3) + own

    def reasons(self, answer: Answer) -> list[Reason]:
        return []


def found(chances: dict[Answer, float], noise: float = 0.0) -> tuple[Answer, ...]:
    """The right answers where there is a puzzle."""
    result = find(Table(chances, noise), PUZZLING, EFFORT)
    return result.right if result is not None and result.clear() else ()


def test_one_answer_is_clearly_best() -> None:
    assert found({(1,): 0.3, (2,): 0.4, (3,): 0.34}) == ((2,),)


def test_a_small_gain_is_no_puzzle() -> None:
    assert not found({(1,): 0.3, (2,): 0.34, (3,): 0.2})


def test_a_gain_within_noise_is_no_puzzle() -> None:
    assert not found({(1,): 0.3, (2,): 0.36}, noise=0.2)


def test_answers_that_are_as_good_are_right_too() -> None:
    assert found({(1,): 0.4, (2,): 0.395, (3,): 0.3}) == ((1,), (2,))


def test_a_few_armies_more_or_less_are_right_but_not_many() -> None:
    chances: dict[Answer, float] = {(1, 65): 0.4, (1, 64): 0.375, (1, 62): 0.33, (2, 65): 0.3}
    assert found(chances) == ((1, 65), (1, 64))


def test_the_worse_half_of_a_topic_is_not_what_it_is_compared_with() -> None:
    assert not found({(1, 65): 0.4, (2, 65): 0.37, (2, 64): 0.1})


def test_differences_are_paired() -> None:
    assert paired([0.5, 0.7, 0.3], [0.4, 0.6, 0.2])[1] < 1e-9
    assert paired([1.0, 0.0], [0.0, 0.0]) == (0.5, 0.5)


def test_a_deeper_search_has_to_agree() -> None:
    first = find(Table({(1,): 0.4, (2,): 0.3}), PUZZLING, EFFORT)
    assert first is not None
    assert agreed(first, first) == [(1,)]
    assert not agreed(first, None)
    assert not agreed(first, replace(first, right=((2,),)))
    assert not agreed(first, replace(first, gain=0.04))
