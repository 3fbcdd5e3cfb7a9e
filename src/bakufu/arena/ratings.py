"""Ratings by OpenSkill (Plackett-Luce): strength and uncertainty from the final places of every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bakufu.arena.contest import Played


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float


def ratings(games: Sequence[Played], entrants: int) -> list[Rating]:
    """By entrant, after all games in the order of their numbers. Solo games are not rated."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = [model.rating() for _ in range(entrants)]
    if entrants == 1:
        games = ()
    for game in sorted(games, key=lambda one: one.number):
        rated = [
            team[0] for team in model.rate([[one] for one in rated], ranks=[float(place) for place in game.places])
        ]
    return [Rating(one.mu, one.sigma) for one in rated]


def together(rated: Sequence[Rating]) -> Rating:
    """The mean rating of entrants with the same name."""
    return Rating(sum(one.mu for one in rated) / len(rated), sum(one.sigma for one in rated) / len(rated))
