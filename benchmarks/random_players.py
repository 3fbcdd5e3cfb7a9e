"""Random players with preferences, for the fuzzer and the property tests: they reach states that uniform random play
rarely does.

A leaning rates a move for a seat. Three times out of four, one of the best-rated moves is chosen, otherwise any legal
move. They read the full state, so they are for testing the rules, not opponents.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bakufu import Rng

# (state, seat, move) -> rating of the move
Leaning = Callable[[Any, int, int], int]


def none(state: Any, seat: int, move: int) -> int:
    return 0


def pick(leaning: Leaning, state: Any, seat: int, moves: list[int], rng: Rng) -> int:
    """One of these moves, at random and by preference."""
    if leaning is not none and rng.below(4):
        likings = [leaning(state, seat, move) for move in moves]
        best = max(likings)
        moves = [move for move, liking in zip(moves, likings, strict=True) if liking == best]
    return moves[rng.below(len(moves))]


def company(players: int, kinds: Sequence[Leaning], rng: Rng) -> list[Leaning]:
    """A leaning for each seat: usually mixed, sometimes the same for all."""
    if rng.below(3) == 0:
        return [kinds[rng.below(len(kinds))]] * players
    return [kinds[rng.below(len(kinds))] for _ in range(players)]
