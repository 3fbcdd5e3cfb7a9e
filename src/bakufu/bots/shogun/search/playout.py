"""A playout: from a decision to the end of the season, and through winter, all seats by quick choices."""

from __future__ import annotations

from typing import Protocol

from bakufu.bots.shogun.search.quick import Quick
from bakufu.bots.shogun.search.quick_choice import CHOOSE
from bakufu.bots.shogun.weighing import Weights
from bakufu.kernel import flow
from bakufu.shogun.box.picks import NUMBER
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.rules.state import State


class Base(Protocol):
    """The level that models the rivals' plans."""

    weights: Weights

    def whole_plan(self, state: State, seat: int, laid: list[int], table: bytes) -> list[int]: ...


def play_on(state: State, quick: Quick, falls: list[list[int]]) -> None:
    """Play until plans are to be laid again or the game is over.

    `falls` holds a stream for each turn of an action, so that the tower behaves the same for all choices that are
    compared.
    """
    decisions = state.setting.decisions
    players = state.setting.players
    while True:
        kind: int = state.decision
        if kind == kinds.PLAN or kind == flow.NO_DECISION:
            return
        seat = state.awaited.index(1)
        moves = decisions[kind].list_moves(state, seat)
        if kind == kinds.MARCH_TO or kind == kinds.MOVE_TO:
            origin = state.about[kinds.ABOUT_ORIGIN]
            if kind == kinds.MARCH_TO:
                march = quick.march(state, seat, origin, moves)
                at: int = state.action_at * players + state.turn_at
                state.falls.restore(falls[at % len(falls)])
            else:
                march = quick.move(state, seat, origin, moves)
            flow.play(state, seat, march.target, None)
            if march.armies:
                flow.play(state, seat, NUMBER + march.armies, None)
            continue
        if kind == kinds.PLACE_IN_ORDER:
            move = quick.place(state, seat, moves)
        elif kind == kinds.MARCH_ARMIES:
            move = (
                NUMBER
                + quick.march(state, seat, state.about[kinds.ABOUT_ORIGIN], [state.about[kinds.ABOUT_TARGET]]).armies
            )
        else:
            move = CHOOSE[kind](state, seat, moves, quick.worths[seat])
        flow.play(state, seat, move, None)
