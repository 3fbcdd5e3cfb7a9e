"""Twins: other states that look the same from a seat. A bot decides alike in all of them, or it saw what is hidden."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from bakufu import Rng
from bakufu.bots import make
from bakufu.kernel.chance import Seed
from bakufu.kernel.contract import Game, S

TWINS = 2


def twins(game: Game[S, Any], state: S, seat: int) -> list[S]:
    view = game.view(state, seat)
    return [game.imagine(view, Rng(number, "twins")) for number in range(TWINS)]


def decides_alike(game: Game[S, Any], level: str, seed: Seed, state: S, seat: int) -> int:
    """The move of a level, after making sure that it is the same in every twin."""
    move = make(game.name, level, seed).decide(game.view(state, seat))
    for twin in twins(game, state, seat):
        assert make(game.name, level, seed).decide(game.view(twin, seat)) == move
    return move


def kinds_decided_alike(
    game: Any, level: str, met: Iterable[tuple[Any, int, int]], hidden: Collection[str]
) -> set[int]:
    """Check one decision of every kind that comes up in a game; returns the kinds. The twins must differ in all that is
    hidden, or they would show nothing."""
    asked: set[int] = set()
    differed: set[str] = set()
    for state, seat, _ in met:
        if state.decision in asked:
            continue
        asked.add(state.decision)
        decides_alike(game, level, "a seed", state, seat)
        real = game.save(state)
        for twin in twins(game, state, seat):
            known = game.save(twin)
            differed |= {name for name in hidden if known[name] != real[name]}
    assert differed == set(hidden)
    return asked
