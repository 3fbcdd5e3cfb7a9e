"""Characters of bots: the same level with other wishes. Each is a file of factors for the level's weights."""

from __future__ import annotations

from functools import lru_cache

from bakufu.bots.shogun.weighing import Weights, weights_from, weights_table

# The names that seats, commands and texts use; a character keeps its name, because tables store it.
CHARACTERS = ("builder", "raider", "noble", "miser", "warden", "steward")


@lru_cache(maxsize=32)
def in_character(level: str, character: str) -> Weights:
    """The weights of a level as this character changes them; a factor for a weight that doesn't exist is an error."""
    table = weights_table(level)
    for section, factors in weights_table(f"characters/{character}").items():
        weights = table[section]
        for name, factor in factors.items():
            weight = weights[name]
            weights[name] = (
                [_times(one, factor) for one in weight] if isinstance(weight, list) else _times(weight, factor)
            )
    return weights_from(table)


def _times(weight: object, factor: float) -> object:
    """Integers stay integers: they are chests, or chances in thousandths."""
    if isinstance(weight, int):
        return round(weight * factor)
    assert isinstance(weight, float)
    return weight * factor
