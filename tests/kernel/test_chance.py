"""Chance: reproducible everywhere, independent by purpose, and fair."""

import hashlib
import json

import pytest

from bakufu import Rng, load
from bakufu.kernel.chance import KEYED


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


# The keyed hash


def test_known_words_of_a_keyed_stream() -> None:
    """These words must never change either: they are in the records of all servers."""
    rng = Rng(f"{KEYED}7", "decks")
    key = hashlib.sha256(b"decks\x00keyed-7").digest()
    words = [hashlib.blake2b(at.to_bytes(8, "big"), digest_size=4, key=key).hexdigest() for at in range(4)]
    assert [f"{rng.next():08x}" for _ in range(4)] == words
    assert words[0] == "0e6bf847"


def test_a_keyed_stream_is_copied_and_restored_with_its_key() -> None:
    rng = Rng(f"{KEYED}1")
    rng.half()
    twin, other = rng.copy(), Rng(None)
    other.restore(rng.words())
    drawn = [rng.half() for _ in range(5)]
    assert drawn == [twin.half() for _ in range(5)] == [other.half() for _ in range(5)]
    assert len(set(drawn)) == 5


def test_a_keyed_stream_is_fair() -> None:
    rng = Rng(f"{KEYED}11")
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 22.5  # 6 degrees of freedom: one seed in a thousand


def test_the_state_of_a_keyed_stream_does_not_follow_from_its_words() -> None:
    """The usual algorithm adds each word to its state; here the state is a key, and a counter that is no secret."""
    first, second = Rng(f"{KEYED}a"), Rng(f"{KEYED}b")
    first.next()
    second.next()
    assert first.words()[:5] == second.words()[:5]
    assert first.words()[5:] != second.words()[5:]


@pytest.mark.parametrize("game", ["shogun", "katana"])
def test_a_game_with_a_keyed_seed_is_saved_with_its_streams(game: str) -> None:
    rules = load(game)
    state = rules.start({"players": 3}, f"{KEYED}of a server")
    kept = json.loads(json.dumps(rules.save(state)))
    assert rules.save(rules.restore({"players": 3}, kept)) == rules.save(state)
    assert rules.save(rules.start({"players": 3}, f"{KEYED}of another")) != rules.save(state)
