"""Whole games of SHOGUN NO KATANA for the tests of its bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import bakufu
from bakufu.bots import Bot, make
from bakufu.katana.rules.state import State

GAME = bakufu.load("katana")
TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "rooms": rooms} for players in (1, 2, 3, 4) for rooms in ("first", "random")
)


def moments(options: dict[str, Any], bots: list[Bot], seed: int) -> Iterator[tuple[State, int, int]]:
    """The state, the seat and its move before every move of a game."""
    state = GAME.start(options, seed)
    while awaited := GAME.to_move(state):
        seat = awaited[0]
        move = bots[seat].decide(GAME.view(state, seat))
        yield state, seat, move
        GAME.play(state, seat, move)


def bots_for(levels: list[str], seed: int) -> list[Bot]:
    return [make("katana", level, f"{seed}, seat {seat}") for seat, level in enumerate(levels)]


def final_state(options: dict[str, Any], levels: list[str], seed: int) -> State:
    *_, (state, _, _) = moments(options, bots_for(levels, seed), seed)
    assert not GAME.to_move(state)
    return state
