"""The obvious move: where everybody would do the same, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

import bakufu
from bakufu.katana.box.picks import ENOUGH
from bakufu.katana.rules.decision_kinds import ASIDE, END_OF_TURN, PALACE_GIFT
from bakufu.shogun.box.picks import NUMBER
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import REINFORCE
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.projection import table_view

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("shogun", {"players": 3}),
    ("shogun", {"players": 4, "modules": list(NAMES)}),
    ("katana", {"players": 3}),
)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_only_what_leaves_no_choice_is_obvious(name: str, options: dict[str, Any]) -> None:
    game, rng = bakufu.load(name), bakufu.Rng(5)
    forced = choices = 0
    for seed in range(3):
        state = game.start(options, seed)
        while awaited := game.to_move(state):
            moves = game.moves(state, awaited[0])
            found = game.obvious(game.view(state, awaited[0]))
            if name == "shogun" and state.decision == REINFORCE:
                assert found == NUMBER + 1, "the army is free"
            else:
                waits = name == "katana" and state.decision in (ASIDE, END_OF_TURN, PALACE_GIFT)
                assert found == (moves[0] if len(moves) == 1 else None) or (waits and found == ENOUGH)
            forced += found is not None
            choices += found is None
            assert game.obvious(game.view(state, None)) is None
            game.play(state, awaited[0], moves[rng.below(len(moves))])
    assert forced
    assert choices


def test_it_is_told_to_whoever_is_asked_alone_and_never_while_plans_are_sealed() -> None:
    fold, rng = Fold(bakufu.load("shogun"), {"players": 3}, "seed"), bakufu.Rng(1)
    told = 0
    for seq in range(1, 400):
        if fold.over():
            break
        seat, state = fold.awaited()[0], fold.state
        if fold.game.sealed(state):
            assert [table_view(fold, viewer)["table"]["obvious"] for viewer in range(3)] == [None] * 3
            trial, moves = state.copy(), []
            while seat in fold.game.to_move(trial):
                legal = fold.game.moves(trial, seat)
                moves.append(legal[rng.below(len(legal))])
                fold.game.play(trial, seat, moves[-1])
            fold.apply(Entry(seq, Kind.SEAL, seat, {"moves": moves}, By.PLAYER, seq))
            continue
        legal = fold.game.moves(state, seat)
        shown = {viewer: table_view(fold, viewer)["table"]["obvious"] for viewer in (None, 0, 1, 2)}
        if any(move is not None for move in shown.values()):
            assert shown[seat] in legal
            assert all(move is None for viewer, move in shown.items() if viewer != seat)
            told += 1
        fold.apply(Entry(seq, Kind.MOVES, seat, {"moves": [legal[rng.below(len(legal))]]}, By.PLAYER, seq))
    assert told
