"""After every move every piece is somewhere, somebody can go on, and the game comes to its end in time."""

from __future__ import annotations

from functools import cache

from benchmarks.subjects import SUBJECTS

from tests.properties.random_play import AnyGame, Options, Play, every_game


@every_game
def test_every_piece_is_somewhere_after_every_move(game: AnyGame, options: Options, seed: int) -> None:
    play = Play(options, seed, game)
    for number, state in enumerate(play.states()):
        assert play.audit(state) == [], f"after {number} moves"


@cache
def scarce(name: str) -> AnyGame:
    """The game with a box that is barely enough, so that everything runs out."""
    return SUBJECTS[name].load("scarce")


@every_game
def test_nothing_is_taken_from_an_empty_supply(game: AnyGame, options: Options, seed: int) -> None:
    """When everything runs out, nothing goes below zero."""
    play = Play(options, seed, scarce(game.name))
    for number, state in enumerate(play.states()):
        if number % 4 == seed % 4 or state.over():
            assert play.audit(state) == [], f"after {number} moves"
    assert play.state.over()


@every_game
def test_no_dead_end_and_no_endless_game(game: AnyGame, options: Options, seed: int) -> None:
    decisions = -1
    play = Play(options, seed, game)
    for state in play.states():
        decisions += 1
        awaited = game.to_move(state)
        assert bool(awaited) != state.over()
        for seat in range(options["players"]):
            moves = game.moves(state, seat)
            assert bool(moves) == (seat in awaited)
            assert len(set(moves)) == len(moves)
            assert all(0 <= move < len(game.words) and game.refusal(state, seat, move) == "" for move in moves)
    assert decisions <= SUBJECTS[game.name].most_decisions(play.state, game.facts.table)
