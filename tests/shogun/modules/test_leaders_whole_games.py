"""Whole games with leaders, on every board: accounts, moves, views, patches, copies and saved games all hold."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bakufu
from bakufu.kernel.patch import merge_patch
from bakufu.kernel.playout import random_game
from bakufu.shogun.modules.kinds import CLAIM_WITH_LEADER, MOVE_LEADER, PLACE_LEADER, RAISE_STATUE
from bakufu.shogun.picks import PICKS
from tests.properties.random_play import GAME, TABLES, Play
from tests.shogun.accounts import check_accounts

WITH_LEADERS = [{**table, "modules": ["leaders"]} for table in TABLES]
every_board = pytest.mark.parametrize(
    "options", WITH_LEADERS, ids=lambda table: f"{table['players']}-{table['side']}-{table['setup']}"
)
ASKED = (PLACE_LEADER, CLAIM_WITH_LEADER, MOVE_LEADER, RAISE_STATUE)
STRIDE = 30  # views are dear: one moment in so many, beside the decisions about leaders


@every_board
@pytest.mark.parametrize("seed", [17, 18])
def test_the_accounts_hold_and_every_game_comes_to_an_end(options: dict[str, Any], seed: int) -> None:
    play = Play(options, seed)
    for state in play.states():
        check_accounts(state)
        for seat in GAME.to_move(state) if state.decision in ASKED else ():
            legal = [pick for pick in range(PICKS) if not GAME.refusal(state, seat, pick)]
            assert sorted(GAME.moves(state, seat)) == legal != []
            described = [GAME.describe(state, seat, move) for move in legal]
            assert [GAME.encode(state, seat, move) for move in described] == legal
    assert play.state.over()


@every_board
def test_views_can_be_read_back_and_changes_are_patches(options: dict[str, Any]) -> None:
    viewers = [None, *range(options["players"])]
    before: list[Any] = []
    for number, state in enumerate(Play(options, 23).states()):
        if number % STRIDE and state.decision not in ASKED:
            continue
        after = [GAME.view(state, seat) for seat in viewers]
        assert [GAME.read_view(json.loads(json.dumps(bakufu.plain(view)))) for view in after] == after
        if before:
            pairs = zip(before, after, strict=True)
            there = [merge_patch(bakufu.plain(old), bakufu.plain(new)) for old, new in pairs]
            assert GAME.changes(before, after) == there
        before = after


@every_board
def test_copies_and_saved_games_go_their_own_ways(options: dict[str, Any]) -> None:
    play = Play(options, 6)
    play.until(MOVE_LEADER)
    original, saved = play.state, GAME.save(play.state)
    written = json.dumps(saved)
    ends = []
    for twin in (original.copy(), GAME.restore(options, json.loads(written)), original.copy()):
        random_game(twin, bakufu.Rng(3))
        ends.append(GAME.save(twin))
    assert ends[0] == ends[1] == ends[2] != saved
    assert json.dumps(GAME.save(original)) == written


def test_an_imagined_game_keeps_leaders_and_statues_and_can_be_played() -> None:
    play = Play(WITH_LEADERS[1], 8)
    play.until(RAISE_STATUE)
    imagined = GAME.imagine(GAME.view(play.state, 0), bakufu.Rng(1))
    assert imagined.extra == play.state.extra
    random_game(imagined, bakufu.Rng(2))
    assert imagined.over()
    check_accounts(imagined)
