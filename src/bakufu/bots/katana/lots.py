"""Lots: randomness for bots that must decide the same whenever they see the same, whatever they were asked before."""

from __future__ import annotations

from bakufu.katana.rules.state import State
from bakufu.kernel.chance import Rng


def table_words(state: State, seat: int) -> bytes:
    """What is open on the table and distinguishes one moment of a game from every other."""
    words = (
        (seat, state.decision, state.round, state.turn, state.about, state.stack),
        (state.coins, state.points, state.stock, state.workers, state.monks, state.decorators, state.family),
        (state.forge, state.placed, state.decorated, state.under, state.fresh, state.used, state.bought),
        (state.sword_at, state.market_row, state.honor_row, state.honors, state.project, state.composition),
    )
    return repr(words).encode()


def lot(seed: bytes, words: bytes) -> Rng:
    return Rng(seed + words, "lots")


def best(moves: list[int], values: list[float], seed: bytes, state: State, seat: int) -> int:
    """The move of the highest value; among equals, one at random."""
    top = max(values)
    equal = [move for move, value in zip(moves, values, strict=True) if value == top]
    if len(equal) == 1:
        return equal[0]
    return equal[lot(seed, table_words(state, seat)).below(len(equal))]
