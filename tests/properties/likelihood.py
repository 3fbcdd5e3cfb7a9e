"""Whether draws look like equal chances, for what is imagined behind a view."""

from __future__ import annotations

from collections import Counter
from typing import Any

import bakufu
from tests.properties.random_play import AnyGame

SAMPLES = 800


def likely(counts: Counter[int], outcomes: list[int]) -> bool:
    """Chi-square within five standard deviations of what it should be. An outcome may be listed several times."""
    chances = Counter(outcomes)
    expected = {outcome: SAMPLES * copies / len(outcomes) for outcome, copies in chances.items()}
    chi_square = sum((counts[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())
    freedom = len(chances) - 1
    return (
        sum(counts.values()) == SAMPLES
        and set(counts) <= set(chances)
        and chi_square <= freedom + 5 * (2 * freedom) ** 0.5
    )


def imagined(game: AnyGame, state: Any) -> list[Any]:
    seen = game.view(state, 0)
    rng = bakufu.Rng("imagine")
    return [game.imagine(seen, rng) for _ in range(SAMPLES)]
