"""A position for every kind of question, from games of bots that sometimes do anything."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import bakufu
from bakufu.bots import Bot, make
from bakufu.kernel.chance import Rng
from bakufu.table.fold import Fold

SEAT = 0
ODD = 8  # one of so many moves is any move
GAMES = 300  # all kinds come in far fewer
Fits = Callable[[Any, str], bool]  # whether the state is one to look at, and the kind of its question


def positions(
    game: str,
    tables: Sequence[Mapping[str, object]],
    kinds: Collection[str],
    level: str = "ashigaru",
    fits: Fits = lambda state, kind: True,
) -> dict[str, Fold]:
    """By kind: the first time that the first seat has a choice there, at one of the tables in turn."""
    found: dict[str, Fold] = {}
    for number in range(GAMES):
        if found.keys() == set(kinds):
            break
        start = Fold(bakufu.load(game), tables[number % len(tables)], f"positions {number}")
        seats = range(start.state.setting.players)
        _play(found, start, [make(game, level, f"{number}, {seat}") for seat in seats], kinds, fits)
    return found


def _play(found: dict[str, Fold], start: Fold, bots: Sequence[Bot], kinds: Collection[str], fits: Fits) -> None:
    game = start.game
    state: Any = start.state.copy()
    rng = Rng(start.seed)
    while awaited := game.to_move(state):
        seat, view = awaited[0], game.view(state, awaited[0])
        kind = state.setting.decisions[state.decision].name
        if seat == SEAT and kind in kinds and kind not in found and len(view.moves) > 1 and fits(state, kind):
            found[kind] = start.copy()
            found[kind].state = state.copy()
        odd = rng.below(ODD) == 0
        game.play(state, seat, view.moves[rng.below(len(view.moves))] if odd else bots[seat].decide(view))
