"""Who takes part: a level, a bot by its import path, or a level with weights of its own, `samurai@my.toml`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bakufu.arena import weights as weighed
from bakufu.bots import Bot, make
from bakufu.bots.levels import players_of
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.errors import BadOption


@dataclass(frozen=True)
class Entrant:
    """A taker-part as plain values, which can travel to another machine. Without weights, the level's own."""

    name: str
    level: str
    weights: Any = None

    def bot(self, game: str, seed: Seed) -> Bot:
        if self.weights is None:
            return make(game, self.level, seed)
        return players_of(game).weighted[self.level](Rng(seed, self.level), self.weights)


@cache
def usual_weights(game: str, level: str) -> Any:
    players = players_of(game)
    if level not in players.weighted:
        make(game, level, 0)  # refuses a level that does not exist at all
        raise BadOption("error-bot-no-weights", level=level, possible=", ".join(players.weighted))
    return players.usual_weights(level)


def entrant(game: str, name: str) -> Entrant:
    """By the name given on the command line; refuses what cannot play."""
    level, at, file = name.partition("@")
    if at:
        return Entrant(name, level, weighed.read(Path(file), usual_weights(game, level)))
    make(game, level, 0)
    return Entrant(name, level)


def entrants(game: str, names: str) -> tuple[Entrant, ...]:
    return tuple([entrant(game, name.strip()) for name in names.split(",")])


def named(entrants: Sequence[Entrant]) -> dict[str, list[int]]:
    """The numbers of all entrants of each name: two of one level are judged as one bot."""
    found: dict[str, list[int]] = {}
    for number, entrant in enumerate(entrants):
        found.setdefault(entrant.name, []).append(number)
    return found
