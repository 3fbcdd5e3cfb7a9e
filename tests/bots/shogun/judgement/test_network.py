"""The network computes in packed integers what it would compute number by number."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from bakufu import Rng
from bakufu.bots.network import FINE_BITS, FRACTION_BITS, HIDDEN, LIMIT, ONE_BITS, SECOND, Network, Stage, stage_size

FEATURES = 6
LARGEST = 4000


def numbers(seed: int) -> list[int]:
    rng = Rng(seed)
    return [rng.below(2 * LARGEST + 1) - LARGEST for _ in range(stage_size(FEATURES))]


def clipped(value: int) -> int:
    return max(0, min(value, LIMIT))


def plainly(weights: list[int], active: list[list[int]]) -> list[int]:
    """The same without packing."""
    at = FEATURES * HIDDEN
    own, everybody, bias, out = [
        weights[first : first + size]
        for first, size in (
            (at, HIDDEN * SECOND),
            (at + HIDDEN * SECOND, HIDDEN * SECOND),
            (at + 2 * HIDDEN * SECOND, SECOND),
            (at + 2 * HIDDEN * SECOND + SECOND, SECOND),
        )
    ]
    sums = [[sum(weights[feature * HIDDEN + i] for feature in one) for i in range(HIDDEN)] for one in active]
    hidden = [[0] + [clipped(value >> (FINE_BITS - ONE_BITS)) for value in row[1:]] for row in sums]
    found = []
    for row, above in zip(sums, hidden, strict=True):
        score = row[0] << (ONE_BITS + FRACTION_BITS - FINE_BITS)
        for j in range(SECOND):
            mine = sum(above[i] * own[i * SECOND + j] for i in range(HIDDEN))
            total = sum(other[i] * everybody[i * SECOND + j] for other in hidden for i in range(HIDDEN))
            value = mine + total // len(active) + (bias[j] << FRACTION_BITS)
            score += clipped(value >> FRACTION_BITS) * out[j]
        found.append(score)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_packed_numbers_give_the_same_as_plain_ones(seed: int) -> None:
    weights, rng = numbers(seed), Rng(seed, "features")
    active = [[rng.below(FEATURES) for _ in range(1 + rng.below(40))] for _ in range(3 + seed % 3)]
    assert Stage(weights, FEATURES).scores(active) == plainly(weights, active)


def test_a_damaged_file_is_refused() -> None:
    text = files("bakufu.bots.shogun").joinpath("weights", "shogun.json").read_text(encoding="utf-8")
    table = json.loads(text)
    assert Network(text).digest == table["digest"]
    with pytest.raises(ValueError, match="the weights don't match their digest"):
        Network(json.dumps({**table, "digest": "0" * 64}))
