"""Chance: reproducible everywhere, independent by purpose, and fair."""

import pytest

from bakufu import Rng


def test_known_words() -> None:
    """These words must never change: they are in every record ever written."""
    rng = Rng(7, "decks")
    assert [rng.next() for _ in range(4)] == [517847651, 2541265427, 1686652260, 3694785348]


def test_a_seed_is_what_it_reads_as() -> None:
    assert Rng(7).words() == Rng("7").words() == Rng(b"7").words()
    assert Rng(7).words() != Rng(8).words()


def test_purposes_are_independent_streams() -> None:
    assert Rng(7, "decks").words() != Rng(7, "falls").words()
    assert Rng("7", "a").words() != Rng("a7").words()


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng(1)
    rng.half()
    twin = rng.copy()
    assert [rng.half() for _ in range(5)] == [twin.half() for _ in range(5)]
    rng.next()
    assert rng.words() != twin.words()


def test_words_restore_a_stream() -> None:
    rng = Rng(3)
    rng.half()
    other = Rng(None)
    other.restore(rng.words())
    assert [other.half(), other.next()] == [rng.half(), rng.next()]


def test_below_is_uniform_and_within() -> None:
    rng = Rng(11)
    counts = [0] * 7
    for _ in range(14_000):
        counts[rng.below(7)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 22.5  # 6 degrees of freedom: one seed in a thousand


def test_half_words_are_sixteen_bits() -> None:
    rng = Rng(5)
    halves = [rng.half() for _ in range(4000)]
    assert min(halves) >= 0
    assert 65_000 < max(halves) < 65_536
    assert abs(sum(halves) / 4000 - 32_768) < 1200


def test_shuffle_reaches_every_order_alike() -> None:
    rng = Rng(2)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5


@pytest.mark.parametrize(("width", "words"), [(3, 2), (4, 1)])
def test_a_word_that_would_favour_small_numbers_is_rejected(width: int, words: int) -> None:
    """The first word of this stream is 0, which thirds have once more often than they should."""
    rng = Rng(None)
    rng.restore([0, 0, 1, 0, 0])
    assert 0 <= rng.below(width) < width
    assert rng.words()[3] == words
