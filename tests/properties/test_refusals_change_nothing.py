"""An illegal move is refused by a rule of the ledger, and leaves no trace."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bakufu
from bakufu.shogun.picks import PICKS
from tests.properties.random_play import GAME, Options, Play, every_game, moments

STRIDE = 20
picks = st.one_of(st.integers(0, PICKS - 1), st.integers(-5, PICKS + 8), st.integers(-(2**80), 2**80))
seats = st.one_of(st.integers(-2, 6), st.integers(-(2**80), 2**80))


@settings(max_examples=60)
@given(play=moments(), tries=st.lists(st.tuples(seats, picks), min_size=10, max_size=40))
def test_illegal_moves_name_their_rule_and_leave_no_trace(play: Play, tries: list[tuple[int, int]]) -> None:
    state = play.state
    before = GAME.save(state)
    awaited = GAME.to_move(state)
    for seat, move in tries + [(seat, move) for seat in awaited for _, move in tries]:
        if move in GAME.moves(state, seat):
            continue
        events: list[object] = []
        with pytest.raises(bakufu.IllegalMove) as refused:
            GAME.play(state, seat, move, events)
        assert refused.value.rule in GAME.ledger
        assert refused.value.rule == GAME.refusal(state, seat, move)
        assert (refused.value.rule == "table.not-awaited") == (seat not in awaited)
        assert events == []
        assert GAME.save(state) == before


@every_game
def test_what_is_offered_is_exactly_what_is_not_refused(options: Options, seed: int) -> None:
    for state in Play(options, seed).looks(STRIDE):
        for seat in range(options["players"]):
            allowed = [move for move in range(PICKS) if not GAME.refusal(state, seat, move)]
            assert sorted(GAME.moves(state, seat)) == allowed


@given(play=moments())
def test_a_described_move_can_be_encoded_again(play: Play) -> None:
    state = play.state
    for seat in GAME.to_move(state):
        for move in GAME.moves(state, seat):
            assert GAME.encode(state, seat, GAME.describe(state, seat, move)) == move
