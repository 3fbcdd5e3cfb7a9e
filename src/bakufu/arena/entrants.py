"""Who takes part: a level, a bot by its import path, or a level with weights of its own, `samurai@my.toml`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bakufu.arena import weights as weighed
from bakufu.bots import Bot, make
from bakufu.bots.ashigaru import Ashigaru
from bakufu.bots.samurai import Samurai
from bakufu.bots.weighing import Weights, load_weights
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.errors import BadOption

WEIGHTED: dict[str, Callable[[Rng, Weights], Bot]] = {"ashigaru": Ashigaru, "samurai": Samurai}


@dataclass(frozen=True)
class Entrant:
    """A taker-part as plain values, which can travel to another machine. Without weights, the level's own."""

    name: str
    level: str
    weights: Weights | None = None

    def bot(self, seed: Seed) -> Bot:
        if self.weights is None:
            return make(self.level, seed)
        return WEIGHTED[self.level](Rng(seed, self.level), self.weights)


@cache
def usual_weights(level: str) -> Weights:
    if level not in WEIGHTED:
        make(level, 0)  # refuses a level that does not exist at all
        raise BadOption(f"{level} has no weights; possible: {', '.join(WEIGHTED)}")
    return load_weights(level)


def entrant(name: str) -> Entrant:
    """By the name given on the command line; refuses what cannot play."""
    level, at, file = name.partition("@")
    if at:
        return Entrant(name, level, weighed.read(Path(file), usual_weights(level)))
    make(level, 0)
    return Entrant(name, level)


def entrants(names: str) -> tuple[Entrant, ...]:
    return tuple([entrant(name.strip()) for name in names.split(",")])


def named(entrants: Sequence[Entrant]) -> dict[str, list[int]]:
    """The numbers of all entrants of each name: two of one level are judged as one bot."""
    found: dict[str, list[int]] = {}
    for number, entrant in enumerate(entrants):
        found.setdefault(entrant.name, []).append(number)
    return found
