"""After every move every piece is somewhere, somebody can go on, and the game comes to its end in time."""

from __future__ import annotations

import pytest
from benchmarks.accounts import SCARCE_BOX, SCARCE_MODULES, audit, most_decisions, pieces
from hypothesis import given, settings

import bakufu
from bakufu.shogun.game import Shogun
from bakufu.shogun.picks import PICKS
from tests.properties.random_play import GAME, Options, Play, every_game, every_table, seeds, subsets
from tests.shogun.accounts import check_accounts

# What the rulebook counts in the box, for each player where it is of modules, and the army groups by number of players.
BOX = {
    "armies": 62,
    "farmers": 20,
    "chests": 35 * 1 + 20 * 5,
    "castles": 28,
    "temples": 26,
    "theatres": 26,
    "revolt_markers": 42,
    "officials": 7,
    "statues": 6,
    "chamber_markers": 15,
}
GROUPS = {3: 9, 4: 8, 5: 7}


@every_game
def test_every_piece_is_somewhere_after_every_move(options: Options, seed: int) -> None:
    """Counted twice, by two who know nothing of each other: the audit of the fuzzer and the accounts of rule tests."""
    for number, state in enumerate(Play(options, seed).states()):
        assert audit(state, BOX) == [], f"after {number} moves"
        if number % 4 == seed % 4:
            check_accounts(state)


@pytest.fixture(scope="module")
def scarce(tmp_path_factory: pytest.TempPathFactory) -> Shogun:
    file = tmp_path_factory.mktemp("facts") / "scarce.toml"
    file.write_text(SCARCE_BOX + SCARCE_MODULES, encoding="utf-8")
    return bakufu.load("shogun", facts=file)


@every_game
def test_nothing_is_taken_from_an_empty_supply(scarce: Shogun, options: Options, seed: int) -> None:
    """With a box that is barely enough for the set-up everything runs out, and nothing goes below zero."""
    play = Play(options, seed, scarce)
    box = pieces(scarce.facts.table)
    for number, state in enumerate(play.states()):
        if number % 4 == seed % 4 or state.over():
            assert audit(state, box) == [], f"after {number} moves"
    assert any(event.rule.endswith("-are-limited") for event in play.events)


@every_game
def test_no_dead_end_and_no_endless_game(options: Options, seed: int) -> None:
    decisions = -1
    for state in Play(options, seed).states():
        decisions += 1
        awaited = GAME.to_move(state)
        assert bool(awaited) != state.over()
        for seat in range(options["players"]):
            moves = GAME.moves(state, seat)
            assert bool(moves) == (seat in awaited)
            assert len(set(moves)) == len(moves)
            assert all(0 <= move < PICKS and GAME.refusal(state, seat, move) == "" for move in moves)
    players = options["players"]
    assert decisions <= most_decisions(players, GROUPS[players], options["setup"], options["modules"])


@every_table
@settings(max_examples=6)
@given(modules=subsets, seed=seeds)
def test_standings_rank_every_seat_by_points_then_chests(options: Options, modules: list[str], seed: int) -> None:
    *_, state = Play({**options, "modules": modules}, seed).states()
    rows = GAME.standings(state)
    players = GAME.view(state, None).to_plain()["players"]
    scores = {player["seat"]: (player["points"], player["chests"]) for player in players.values()}
    assert sorted(row.seat for row in rows) == list(range(options["players"]))
    for row in rows:
        assert row.place == 1 + sum(score > scores[row.seat] for score in scores.values())
