"""Planning is simultaneous: the order in which seats lay their cards makes no difference to anybody."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import bakufu
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.events import CardPlanned
from bakufu.shogun.rules.state import State
from tests.properties.random_play import GAME, AnyGame, Options, Play, every_shogun, games, seeds
from tests.properties.shogun.twins import spaces_in

Pick = tuple[int, int]


@st.composite
def plannings(draw: st.DrawFn) -> Play:
    """The beginning of planning in one of the six seasons."""
    play = Play(draw(games), draw(seeds))
    for _ in range(draw(st.integers(0, 5))):
        play.until(PLAN)
        while play.state.decision == PLAN:
            play.go_on()
    assert play.until(PLAN)
    return play


def plan_alone(state: State, seat: int, rng: bakufu.Rng) -> list[int]:
    """What a seat would lay if nobody else did anything."""
    alone = state.copy()
    picks = []
    for _ in range(state.setting.spaces):
        moves = GAME.moves(alone, seat)
        picks.append(moves[rng.below(len(moves))])
        GAME.play(alone, seat, picks[-1])
    assert not alone.awaited[seat]
    return picks


def interleaved(plans: list[list[int]], rng: bakufu.Rng) -> list[Pick]:
    """All picks in some order that keeps the order of each seat."""
    turns = [seat for seat, plan in enumerate(plans) for _ in plan]
    rng.shuffle(turns)
    nexts = [iter(plan) for plan in plans]
    return [(seat, next(nexts[seat])) for seat in turns]


def played(state: State, picks: list[Pick]) -> tuple[dict[str, Any], list[Any], list[Any]]:
    """The state after these picks, the cards that were planned by seat, and all that happened besides."""
    state = state.copy()
    events: list[Any] = []
    for seat, move in picks:
        GAME.play(state, seat, move, events)
    planned = [event for event in events if isinstance(event, CardPlanned)]
    rest = [event for event in events if not isinstance(event, CardPlanned)]
    return GAME.save(state), sorted(planned, key=lambda event: event.seat), rest


@settings(max_examples=60)
@given(play=plannings(), luck=seeds)
def test_any_order_of_picks_gives_the_same_state_and_events(play: Play, luck: int) -> None:
    rng = bakufu.Rng(luck)
    plans = [plan_alone(play.state, seat, rng) for seat in range(play.options["players"])]
    one_by_one = [(seat, move) for seat, plan in enumerate(plans) for move in plan]
    backwards = [(seat, move) for seat, plan in reversed(list(enumerate(plans))) for move in plan]
    expected = played(play.state, one_by_one)
    assert played(play.state, backwards) == expected
    for _ in range(3):
        assert played(play.state, interleaved(plans, rng)) == expected


@settings(max_examples=40)
@given(play=plannings())
def test_one_seats_pick_never_changes_anothers_moves(play: Play) -> None:
    state = play.state
    while state.decision == PLAN:
        offered = {seat: GAME.moves(state, seat) for seat in GAME.to_move(state)}
        mover, move = play.choose()
        GAME.play(state, mover, move)
        if state.decision == PLAN:
            del offered[mover]
            assert {seat: GAME.moves(state, seat) for seat in offered} == offered


@every_shogun
def test_everyone_is_awaited_while_planning(game: AnyGame, options: Options, seed: int) -> None:
    play = Play(options, seed, game)
    assert play.until(PLAN)
    spaces = spaces_in(options)
    laid = dict.fromkeys(range(options["players"]), 0)
    while play.state.decision == PLAN:
        assert GAME.to_move(play.state) == tuple(seat for seat, cards in laid.items() if cards < spaces)
        mover, move = play.choose()
        GAME.play(play.state, mover, move)
        laid[mover] += 1
    assert set(laid.values()) == {spaces}
