"""Entrants of a contest: a level, a bot by its import path, or a level with custom weights (`samurai@my.toml`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bakufu.arena import weights as weighed
from bakufu.bots import Bot, make
from bakufu.bots.levels import players_of
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.errors import BadOption

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


@dataclass(frozen=True)
class Entrant:
    """An entrant as plain values that can be sent to another machine. Without weights, the level's own are used."""

    name: str
    level: str
    weights: DataclassInstance | None = None

    def bot(self, game: str, seed: Seed) -> Bot:
        if self.weights is None:
            return make(game, self.level, seed)
        return players_of(game).weighted[self.level](Rng(seed, self.level), self.weights)


@cache
def usual_weights(game: str, level: str) -> DataclassInstance:
    players = players_of(game)
    if level not in players.weighted:
        make(game, level, 0)  # raises an error for an unknown level
        raise BadOption("error-bot-no-weights", level=level, possible=", ".join(players.weighted))
    return players.usual_weights(level)


def entrant(game: str, name: str) -> Entrant:
    """Parse an entrant from the command line. Raises an error if it can't play."""
    level, at, file = name.partition("@")
    if at:
        return Entrant(name, level, weighed.read(Path(file), usual_weights(game, level)))
    make(game, level, 0)
    return Entrant(name, level)


def entrants(game: str, names: str) -> tuple[Entrant, ...]:
    return tuple([entrant(game, name.strip()) for name in names.split(",")])


def named(entrants: Sequence[Entrant]) -> dict[str, list[int]]:
    """The entrants' numbers by name: entrants of the same name are evaluated as one bot."""
    found: dict[str, list[int]] = {}
    for number, entrant in enumerate(entrants):
        found.setdefault(entrant.name, []).append(number)
    return found
