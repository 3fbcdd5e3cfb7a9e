"""A copy is a game of its own, and a state that was saved as JSON plays on as if nothing had happened."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import bakufu
from bakufu.kernel.playout import random_game, random_turn
from tests.properties.random_play import AnyGame, Options, Play, every_game, moments, seeds


def played_on(game: AnyGame, state: Any, seed: int) -> tuple[dict[str, Any], list[Any]]:
    """How the game ends if it is played on with this luck, and all that happens."""
    events: list[Any] = []
    random_game(state, bakufu.Rng(seed), events)
    return game.save(state), events


@given(play=moments(), seed=seeds, turns=st.integers(1, 40))
def test_neither_original_nor_copy_feels_what_the_other_plays(play: Play, seed: int, turns: int) -> None:
    game, original = play.game, play.state
    before = json.dumps(game.save(original))
    copy = original.copy()
    assert json.dumps(game.save(copy)) == before
    rng = bakufu.Rng(seed)
    for _ in range(turns):
        if not copy.over():
            random_turn(copy, rng)
    assert json.dumps(game.save(original)) == before
    after = json.dumps(game.save(copy))
    random_game(original, rng)
    assert json.dumps(game.save(copy)) == after


@every_game
def test_a_copy_taken_before_each_move_stays_as_it_was(game: AnyGame, options: Options, seed: int) -> None:
    """Rows that copies share are only ever replaced: a move that changed one in place would show here."""
    play = Play(options, seed, game)
    while game.to_move(play.state):
        before = game.save(play.state)
        copy = play.state.copy()
        play.go_on()
        assert game.save(copy) == before, play
        if game.name == "shogun":  # most of its moves are picks of a plan, all alike
            for _ in range(4):
                play.go_on()


@given(play=moments(), seed=seeds)
def test_a_saved_game_plays_on_as_the_original(play: Play, seed: int) -> None:
    game = play.game
    saved = game.save(play.state)
    restored = game.restore(play.options, json.loads(json.dumps(saved)))
    assert game.save(restored) == saved
    assert played_on(game, restored, seed) == played_on(game, play.state.copy(), seed)


@every_game
def test_save_shares_nothing_with_the_state(game: AnyGame, options: Options, seed: int) -> None:
    play = Play(options, seed, game)
    for _ in range(150 + seed if game.name == "shogun" else 20 + seed):
        play.go_on()
    saved = game.save(play.state)
    written = json.dumps(saved)
    restored = game.restore(options, saved)
    random_game(play.state, bakufu.Rng(1))
    random_game(restored, bakufu.Rng(2))
    assert json.dumps(saved) == written
