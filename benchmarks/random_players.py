"""Random players with leanings, for the fuzzer and the property tests: they reach what chance alone rarely does.

A leaning says how much a seat likes a move; three times out of four one of the best-liked moves is picked, and any
legal move otherwise. They read the state, which no opponent may: they test the rules and are no opponents.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bakufu import Rng

# (state, seat, move) -> how much the move is liked
Leaning = Callable[[Any, int, int], int]


def none(state: Any, seat: int, move: int) -> int:
    return 0


def pick(leaning: Leaning, state: Any, seat: int, moves: list[int], rng: Rng) -> int:
    """One of these moves, by chance and by leaning."""
    if leaning is not none and rng.below(4):
        likings = [leaning(state, seat, move) for move in moves]
        best = max(likings)
        moves = [move for move, liking in zip(moves, likings, strict=True) if liking == best]
    return moves[rng.below(len(moves))]


def company(players: int, kinds: Sequence[Leaning], rng: Rng) -> list[Leaning]:
    """A leaning for each seat: mixed company, or now and then a table of one mind."""
    if rng.below(3) == 0:
        return [kinds[rng.below(len(kinds))]] * players
    return [kinds[rng.below(len(kinds))] for _ in range(players)]
