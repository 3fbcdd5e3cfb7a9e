"""Random tie-breaks for bots that must decide the same whenever they see the same, whatever they were asked before."""

from __future__ import annotations

from bakufu.bots.tie_break import best_of, lot
from bakufu.katana.rules.state import State


def table_words(state: State, seat: int) -> bytes:
    """What is open on the table and distinguishes one moment of a game from every other."""
    words = (
        (seat, state.decision, state.round, state.turn, state.about, state.stack),
        (state.coins, state.points, state.stock, state.workers, state.monks, state.decorators, state.family),
        (state.forge, state.placed, state.decorated, state.under, state.fresh, state.used, state.bought),
        (state.sword_at, state.market_row, state.honor_row, state.honors, state.project, state.composition),
    )
    return repr(words).encode()


def best(moves: list[int], values: list[float], seed: bytes, state: State, seat: int) -> int:
    """The move of the highest value; among equals, one at random."""
    equal = best_of(moves, values)
    if len(equal) == 1:
        return equal[0]
    return equal[lot(seed, table_words(state, seat)).below(len(equal))]
