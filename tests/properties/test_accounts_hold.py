"""After every move every piece is somewhere, somebody can go on, and the game comes to its end in time."""

from __future__ import annotations

from benchmarks.accounts import audit, most_decisions
from hypothesis import given, settings

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
    scores = {player["seat"]: (player["points"], player["chests"]) for player in players}
    assert sorted(row.seat for row in rows) == list(range(options["players"]))
    for row in rows:
        assert row.place == 1 + sum(score > scores[row.seat] for score in scores.values())
