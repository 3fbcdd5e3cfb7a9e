"""Players for tests: by chance, but with the leanings of a smith, so that Swords get finished and games come round.

Nothing here is clever. What is possible at all is done by somebody sooner or later, as chance decides now and then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import bakufu
from bakufu.katana.box import picks
from bakufu.katana.box.components import CELLS, FORGE, KOMAINU, MARKET, NO_SWORD, PALACE, PLACE_COUNT, SPACE_COUNT
from bakufu.katana.rules.areas.forge import swords_on
from bakufu.katana.rules.decision_kinds import BUYING, TURN
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import complete, move_refusal, next_resource
from bakufu.kernel.chance import Rng

Options = dict[str, Any]

GAME = bakufu.load("katana")
TABLES: list[Options] = [
    {"players": players, "rooms": rooms} for players in (1, 2, 3, 4) for rooms in ("first", "random")
]
RICHES_A_RESOURCE = 8
WHIM = 10  # one pick in so many is any that is legal
FEW_SWORDS = 3
# What brings a game forward wherever it is possible: to move, deliver, decorate, compose.
FORWARD = {
    *range(picks.MOVE, picks.DECORATE + picks.DECORATIONS),
    *range(picks.TAKE_LINE, picks.TAKE_LINE + 4),
    *range(picks.PROJECT + 5, picks.PROJECT + 15),
    picks.COMPOSE,
    picks.DOUBLE,
}
# What is done by whim alone: passing, stopping, and Coins for benefits, which would not do for Resources any more.
SELDOM = {*range(picks.PASS, picks.QUIET + 1), *range(picks.BUY, picks.LINE)}


def pick(state: State, seat: int, moves: list[int], rng: Rng) -> int:
    """A legal move."""
    if rng.below(WHIM) == 0:
        return moves[rng.below(len(moves))]
    liked = _liked(state, seat, moves, rng) or [move for move in moves if move not in SELDOM] or moves
    return liked[rng.below(len(liked))]


def _liked(state: State, seat: int, moves: list[int], rng: Rng) -> list[int]:
    forward = [move for move in moves if move in FORWARD]
    if forward:
        return forward
    if state.decision == TURN:
        return _place(state, seat, moves)
    if state.decision == BUYING:
        wanted = [picks.RESOURCE + kind for kind in _wanted(state, seat)]
        return [move for move in moves if move in wanted] or [picks.ENOUGH]
    return []


def _place(state: State, seat: int, moves: list[int]) -> list[int]:
    """Where Swords can move, else to the Market for what they lack, or a new Sword."""
    places = [move for move in moves if move < picks.MONK] or [move for move in moves if move < picks.PASS]
    where = [(move, move % PLACE_COUNT) for move in places]
    forge = [move for move, place in where if place >= FORGE and _moves(state, seat, place - FORGE)]
    if forge:
        return forge
    swords = [move for move, place in where if place < SPACE_COUNT]
    if len(_unfinished(state, seat)) < FEW_SWORDS and swords:
        return swords
    return [move for move, place in where if place in (MARKET, KOMAINU, PALACE)]


def _moves(state: State, seat: int, line: int) -> bool:
    forge = state.forge[seat * CELLS : (seat + 1) * CELLS]
    return any(not move_refusal(state, seat, forge.index(sword)) for sword in swords_on(state, seat, line))


def _unfinished(state: State, seat: int) -> list[int]:
    forge = state.forge[seat * CELLS : (seat + 1) * CELLS]
    return [sword for sword in forge if sword != NO_SWORD and not complete(state, sword)]


def _wanted(state: State, seat: int) -> list[int]:
    wanted = [next_resource(state, sword) for sword in _unfinished(state, seat)]
    return [kind for kind in wanted if wanted.count(kind) > state.stock[4 * seat + kind]]


def name_of(options: Options) -> str:
    return f"{options['players']}-{options['rooms']}"


every_table = pytest.mark.parametrize("options", TABLES, ids=name_of)


class Play:
    """A game on its way. With riches to begin with, more Swords get finished, the greatest ones too."""

    def __init__(self, options: Options, seed: int, riches: int = 0) -> None:
        self.options = options
        self.rng = Rng(seed, "players")
        begun: list[Any] = []
        self.state = GAME.start(options, seed, begun)
        self.happened: list[tuple[int, list[Any]]] = [(0, begun)]  # by number of moves, as a log keeps it
        self.state.coins = [coins + riches for coins in self.state.coins]
        self.state.stock = [number + riches // RICHES_A_RESOURCE for number in self.state.stock]
        self.moves = 0

    def everyone(self) -> list[int | None]:
        return [None, *range(self.options["players"])]

    def go_on(self) -> bool:
        """One move; whether there was one to make."""
        awaited = GAME.to_move(self.state)
        if not awaited:
            return False
        seat = awaited[self.rng.below(len(awaited))]
        move = pick(self.state, seat, GAME.moves(self.state, seat), self.rng)
        told: list[Any] = []
        GAME.play(self.state, seat, move, told)
        self.moves += 1
        self.happened.append((self.moves, told))
        return True

    def states(self) -> Iterator[State]:
        """The state before the first move and after each one."""
        yield self.state
        while self.go_on():
            yield self.state

    def looks(self, stride: int) -> Iterator[State]:
        """Some of these states, for what is dear: one in so many, and all that ask something new."""
        asked = set()
        for state in self.states():
            new = state.decision not in asked
            asked.add(state.decision)
            if new or self.moves % stride == 0:
                yield state
