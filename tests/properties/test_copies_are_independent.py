"""A copy is a game of its own, and a state that was saved as JSON plays on as if nothing had happened."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import bakufu
from bakufu.kernel.playout import random_game, random_turn
from bakufu.shogun.state import State
from tests.properties.random_play import GAME, Options, Play, every_game, moments, seeds


def played_on(state: State, seed: int) -> tuple[dict[str, Any], list[Any]]:
    """How the game ends if it is played on with this luck, and all that happens."""
    events: list[Any] = []
    random_game(state, bakufu.Rng(seed), events)
    return GAME.save(state), events


@given(play=moments(), seed=seeds, turns=st.integers(1, 40))
def test_neither_original_nor_copy_feels_what_the_other_plays(play: Play, seed: int, turns: int) -> None:
    original = play.state
    before = json.dumps(GAME.save(original))
    copy = original.copy()
    assert json.dumps(GAME.save(copy)) == before
    rng = bakufu.Rng(seed)
    for _ in range(turns):
        if not copy.over():
            random_turn(copy, rng)
    assert json.dumps(GAME.save(original)) == before
    after = json.dumps(GAME.save(copy))
    random_game(original, rng)
    assert json.dumps(GAME.save(copy)) == after


@given(play=moments(), seed=seeds)
def test_a_saved_game_plays_on_as_the_original(play: Play, seed: int) -> None:
    saved = GAME.save(play.state)
    restored = GAME.restore(play.options, json.loads(json.dumps(saved)))
    assert GAME.save(restored) == saved
    assert played_on(restored, seed) == played_on(play.state.copy(), seed)


@every_game
def test_save_shares_nothing_with_the_state(options: Options, seed: int) -> None:
    play = Play(options, seed)
    for _ in range(150 + seed):
        play.go_on()
    saved = GAME.save(play.state)
    written = json.dumps(saved)
    restored = GAME.restore(options, saved)
    random_game(play.state, bakufu.Rng(1))
    random_game(restored, bakufu.Rng(2))
    assert json.dumps(saved) == written
