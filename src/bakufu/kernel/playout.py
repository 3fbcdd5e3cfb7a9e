"""Playouts: whole games with random moves, in compiled code for speed."""

from __future__ import annotations

from bakufu.kernel import flow
from bakufu.kernel.chance import Rng
from bakufu.kernel.event import Events


def random_turn(state: flow.Flow, rng: Rng, events: Events = None) -> None:
    """One random move of one of the seats to move."""
    awaited = flow.to_move(state)
    seat = awaited[rng.below(len(awaited))]
    moves = flow.moves(state, seat)
    flow.play(state, seat, moves[rng.below(len(moves))], events)


def random_game(state: flow.Flow, rng: Rng, events: Events = None) -> int:
    """Play to the end with random moves. Returns the number of decisions made."""
    decisions = 0
    while not state.over():
        random_turn(state, rng, events)
        decisions += 1
    return decisions
