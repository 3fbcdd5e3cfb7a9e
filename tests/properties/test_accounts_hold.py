"""After every move every piece is somewhere, somebody can go on, and the game comes to its end in time."""

from __future__ import annotations

import pytest
from benchmarks.accounts import SCARCE_BOX, audit, most_decisions
from hypothesis import given, settings

import bakufu
from bakufu.shogun.game import Shogun
from tests.properties.random_play import GAME, Options, Play, every_table, seeds

# What the rulebook counts in the box, and the army groups by number of players.
BOX = {
    "armies": 62,
    "farmers": 20,
    "chests": 35 * 1 + 20 * 5,
    "castles": 28,
    "temples": 26,
    "theatres": 26,
    "revolt_markers": 42,
}
GROUPS = {3: 9, 4: 8, 5: 7}
PICKS = range(122)


@every_table
@settings(max_examples=6)
@given(seed=seeds)
def test_every_piece_is_somewhere_after_every_move(options: Options, seed: int) -> None:
    for number, state in enumerate(Play(options, seed).states()):
        assert audit(state, BOX) == [], f"after {number} moves"


@pytest.fixture(scope="module")
def scarce(tmp_path_factory: pytest.TempPathFactory) -> Shogun:
    file = tmp_path_factory.mktemp("facts") / "scarce.toml"
    file.write_text(SCARCE_BOX, encoding="utf-8")
    return bakufu.load("shogun", facts=file)


@every_table
@settings(max_examples=10)
@given(seed=seeds)
def test_nothing_is_taken_from_an_empty_supply(scarce: Shogun, options: Options, seed: int) -> None:
    """With a box that is barely enough for the set-up everything runs out, and nothing goes below zero."""
    play = Play(options, seed, scarce)
    for number, state in enumerate(play.states()):
        assert audit(state, scarce.facts.table["box"]) == [], f"after {number} moves"
    assert any(event.rule.endswith("-are-limited") for event in play.events)


@every_table
@settings(max_examples=6)
@given(seed=seeds)
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
            assert all(move in PICKS and GAME.refusal(state, seat, move) == "" for move in moves)
    assert decisions <= most_decisions(options["players"], GROUPS[options["players"]], options["setup"])


@every_table
@settings(max_examples=3)
@given(seed=seeds)
def test_standings_rank_every_seat_by_points_then_chests(options: Options, seed: int) -> None:
    *_, state = Play(options, seed).states()
    rows = GAME.standings(state)
    players = GAME.view(state, None).to_plain()["players"]
    scores = {player["seat"]: (player["points"], player["chests"]) for player in players.values()}
    assert sorted(row.seat for row in rows) == list(range(options["players"]))
    for row in rows:
        assert row.place == 1 + sum(score > scores[row.seat] for score in scores.values())
