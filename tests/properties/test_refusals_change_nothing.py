"""An illegal move is refused by a rule of the ledger, and leaves no trace."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bakufu
from bakufu.kernel.event import Event
from tests.properties.random_play import AnyGame, Options, Play, every_game, moments

STRIDE = 20
MOST_PICKS = 372  # of any game
picks = st.one_of(st.integers(0, MOST_PICKS - 1), st.integers(-5, MOST_PICKS + 8), st.integers(-(2**80), 2**80))
seats = st.one_of(st.integers(-2, 6), st.integers(-(2**80), 2**80))


@settings(max_examples=60)
@given(play=moments(), tries=st.lists(st.tuples(seats, picks), min_size=10, max_size=40))
def test_illegal_moves_name_their_rule_and_leave_no_trace(play: Play, tries: list[tuple[int, int]]) -> None:
    game, state = play.game, play.state
    before = game.save(state)
    awaited = game.to_move(state)
    for seat, move in tries + [(seat, move) for seat in awaited for _, move in tries]:
        if move in game.moves(state, seat):
            continue
        events: list[Event] = []
        with pytest.raises(bakufu.IllegalMove) as refused:
            game.play(state, seat, move, events)
        assert refused.value.rule in game.ledger
        assert refused.value.rule == game.refusal(state, seat, move)
        assert (refused.value.rule == "table.not-awaited") == (seat not in awaited)
        assert events == []
        assert game.save(state) == before


@every_game
def test_what_is_offered_is_exactly_what_is_not_refused(game: AnyGame, options: Options, seed: int) -> None:
    for state in Play(options, seed, game).looks(STRIDE):
        for seat in range(options["players"]):
            allowed = [move for move in range(len(game.words)) if not game.refusal(state, seat, move)]
            assert sorted(game.moves(state, seat)) == allowed


@given(play=moments())
def test_a_described_move_can_be_encoded_again(play: Play) -> None:
    game, state = play.game, play.state
    for seat in game.to_move(state):
        for move in game.moves(state, seat):
            assert game.encode(state, seat, game.describe(state, seat, move)) == move
