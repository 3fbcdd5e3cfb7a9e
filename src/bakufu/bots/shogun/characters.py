"""Characters of bots: the same level with other wishes. Each is a file of factors for the level's weights."""

from __future__ import annotations

from functools import lru_cache

from bakufu.bots.shogun.search.features import FEATURES
from bakufu.bots.shogun.weighing import Table, Weights, weights_from, weights_table

# The names that seats, commands and texts use; a character keeps its name, because tables store it.
CHARACTERS = ("builder", "raider", "noble", "miser", "warden", "steward")
LIKES = "likes"


@lru_cache(maxsize=32)
def in_character(level: str, character: str) -> Weights:
    """The weights of a level as this character changes them; a factor for a weight that doesn't exist is an error."""
    table = weights_table(level)
    for section, factors in _sections(character).items():
        if section == LIKES:
            continue
        weights = table[section]
        for name, factor in factors.items():
            weight = weights[name]
            weights[name] = (
                [_times(one, factor) for one in weight] if isinstance(weight, list) else _times(weight, factor)
            )
    return weights_from(table)


@lru_cache(maxsize=32)
def likes_of(character: str) -> list[float]:
    """What each feature of a position is worth to it, as a share of the chance to win; an unknown one is an error."""
    found = [0.0] * len(FEATURES)
    for name, worth in _sections(character)[LIKES].items():
        found[FEATURES.index(name)] = worth
    return found


def _sections(character: str) -> Table:
    return weights_table(f"characters/{character}")


def _times(weight: object, factor: float) -> object:
    """Integers stay integers: they are chests, or chances in thousandths."""
    if isinstance(weight, int):
        return round(weight * factor)
    assert isinstance(weight, float)
    return weight * factor
