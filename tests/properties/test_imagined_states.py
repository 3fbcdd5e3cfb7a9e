"""What is imagined behind a view looks like the view, and is a sound game."""

from __future__ import annotations

import json

from hypothesis import given, settings

import bakufu
from bakufu.kernel.playout import random_game
from tests.properties.random_play import AnyGame, Options, Play, every_game, moments, seeds

STRIDES = {"shogun": 90, "katana": 8}  # beside decisions that are new


@every_game
def test_an_imagined_state_looks_like_the_view_it_came_from(game: AnyGame, options: Options, seed: int) -> None:
    """And so does one behind the view that was read from its plain values, as a client does it."""
    rng = bakufu.Rng(seed)
    play = Play(options, seed, game)
    for state in play.looks(STRIDES[game.name]):
        for seat in play.watchers():
            seen = game.view(state, seat)
            told = bakufu.plain(seen)
            assert game.read_view(json.loads(json.dumps(told))) == seen
            imagined = game.imagine(seen, rng)
            assert game.view(imagined, seat) == seen
            assert bakufu.plain(game.view(imagined, seat)) == told
            assert play.audit(imagined) == []


@settings(max_examples=25)
@given(play=moments(), seed=seeds)
def test_an_imagined_state_plays_on_to_the_end(play: Play, seed: int) -> None:
    rng = bakufu.Rng(seed)
    for seat in play.everyone():
        imagined = play.game.imagine(play.game.view(play.state, seat), rng)
        random_game(imagined, rng)
        assert imagined.over()
        assert play.audit(imagined) == []


@given(play=moments(), seed=seeds)
def test_imagining_is_the_same_with_the_same_luck_and_touches_no_view(play: Play, seed: int) -> None:
    game = play.game
    seen = game.view(play.state, 0)
    first = game.imagine(seen, bakufu.Rng(seed))
    saved = game.save(first)
    random_game(first, bakufu.Rng(1))
    assert game.save(game.imagine(seen, bakufu.Rng(seed))) == saved
    assert game.view(play.state, 0) == seen
