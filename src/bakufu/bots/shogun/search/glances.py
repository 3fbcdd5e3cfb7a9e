"""Quick choices for several decisions: by the state, the seat, its moves, and what each province is worth to it."""

from __future__ import annotations

from bakufu.shogun.rules.state import State


def dearest(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    return max(moves, key=lambda province: worths[province])


def first(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    return moves[0]


def last(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    return moves[-1]
