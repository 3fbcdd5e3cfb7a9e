"""Views of two states that differ only in secrets are equal, byte for byte; and everyone sees the same table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

import bakufu
from tests.properties.random_play import AnyGame, Options, Play, every_game, moments
from tests.properties.twins import twin

STRIDES = {"shogun": 90, "katana": 8}  # writing a view down is dear; new decisions are looked at beside that
# By game: what some seat may not know. Of each player, what others are not shown at all, and what they see otherwise.
SECRETS = {
    "shogun": {"decks", "falls", "lots", "shelves", "action_row", "event_pile", "pile", "plan"},
    "katana": {"tiles", "cards", "lots", "pile", "market_deck", "decks", "honor_deck"},
}
OWN = {"shogun": ("hand",), "katana": ()}
SEEN_OTHERWISE = {"shogun": ("plan",), "katana": ()}


def written(game: AnyGame, state: Any, seat: int | None) -> str:
    return json.dumps(bakufu.plain(game.view(state, seat)))


@every_game
def test_states_that_differ_in_secrets_look_the_same(game: AnyGame, options: Options, seed: int) -> None:
    rng = bakufu.Rng(seed)
    play = Play(options, seed, game)
    for state in play.looks(STRIDES[game.name]):
        for seat in play.watchers():
            other = twin(state, options, seat, rng, game)
            assert game.view(other, seat) == game.view(state, seat)
            assert written(game, other, seat) == written(game, state, seat)


@every_game
def test_views_of_several_are_those_of_each(game: AnyGame, options: Options, seed: int) -> None:
    play = Play(options, seed, game)
    seats = [None, *range(options["players"])]
    for state in play.looks(STRIDES[game.name]):
        before = game.save(state)
        assert game.views(state, seats) == [game.view(state, seat) for seat in seats]
        for seat in range(options["players"]):
            assert game.glance(state, seat) == game.view(state, seat)
        assert game.save(state) == before


@every_game
def test_twins_do_differ_in_every_secret(game: AnyGame, options: Options, seed: int) -> None:
    """The tests above show something only if the twins are no copies. What modules add lies open, but for plans."""
    play = Play(options, seed, game)
    rng = bakufu.Rng(4)
    differed = set()
    for state in play.looks(20):
        original, other = game.save(state), game.save(twin(state, options, None, rng, game))
        differed |= {name for name in original if original[name] != other[name]}
    expected = SECRETS[game.name]
    if options.get("setup") == "fixed":
        expected = expected - {"pile"}
    if options["players"] == 1:
        expected = expected | {"ghost_deck"}
        differed.discard("ghost_aside")  # secret only after the Ghost was first player
    assert differed == expected


@settings(max_examples=40)
@given(play=moments())
def test_everyone_sees_the_same_table(play: Play) -> None:
    """Beside the own moves, and what each player keeps to themselves, there is one table for all."""
    name = play.game.name
    tables = []
    for seat in play.everyone():
        table = bakufu.plain(play.game.view(play.state, seat))
        assert table.pop("seat") == seat
        del table["moves"]
        for player in table["players"].values():
            for own in OWN[name]:
                assert (player.pop(own) is not None) == (player["seat"] == seat)
            for part in SEEN_OTHERWISE[name]:
                del player[part]
        tables.append(table)
    assert all(table == tables[0] for table in tables)


@every_game
def test_what_can_be_taken_back_has_shown_nobody_anything(game: AnyGame, options: Options, seed: int) -> None:
    """A twin for the seat to move plays along, and looks the same to it as long as all could still be taken back."""
    play = Play(options, seed, game)
    rng = bakufu.Rng(seed)
    state = play.state
    followed = 0
    while awaited := game.to_move(state):
        before, seat = state.copy(), awaited[0]
        other = twin(state, options, seat, rng, game)
        while seat in game.to_move(state):
            moves = game.moves(state, seat)
            move = moves[rng.below(len(moves))] if game.name == "shogun" else play.choose()[1]
            game.play(state, seat, move)
            game.play(other, seat, move)
            if game.irrevocable(before, state):
                break
            assert game.view(other, seat) == game.view(state, seat), play
            followed += 1
    assert followed


@pytest.mark.parametrize("name", SECRETS)
def test_nobody_reads_the_chance_to_come(name: str) -> None:
    """The words of the streams are in no view, and neither is the seed."""
    game = bakufu.load(name)
    state = game.start({}, 987_654_321)
    words = {str(word) for stream in ("lots",) for word in game.save(state)[stream] if word > 10_000}
    assert words
    text = written(game, state, 0) + written(game, state, None)
    assert not [word for word in words | {"987654321"} if word in text]
