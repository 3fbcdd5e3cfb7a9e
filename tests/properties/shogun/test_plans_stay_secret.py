"""Plans stay secret: what others lay face down is in no view and in no event, until it is revealed."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import bakufu
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.events import CardPlanned, PlansLaid
from bakufu.shogun.rules.state import State
from tests.properties.random_play import GAME, Options, Play, games, moments, seeds
from tests.properties.shogun.twins import plan_otherwise, spaces_in
from tests.properties.twins import twin


def written(state: State, seat: int | None) -> str:
    return json.dumps(bakufu.plain(GAME.view(state, seat)))


@settings(max_examples=40)
@given(play=moments(("shogun",)))
def test_face_down_cards_are_in_no_view_of_others(play: Play) -> None:
    """Each card that a plain view shows on a space of another seat has been revealed there."""
    state = play.state
    planning = state.decision == PLAN
    for seat in play.everyone():
        for player in bakufu.plain(GAME.view(state, seat))["players"].values():
            if player["seat"] == seat:
                continue
            assert len(player["plan"]) == spaces_in(play.options)
            for number, card in enumerate(player["plan"].values()):
                revealed = not planning and state.shown[player["seat"] * len(player["plan"]) + number]
                assert revealed or card in ("face-down", "unplanned", "empty")


@given(options=games, seed=seeds)
def test_a_planned_card_is_told_to_its_planner_only(options: Options, seed: int) -> None:
    play = Play(options, seed)
    while play.go_on():
        pass
    planned = [event for event in play.events if isinstance(event, CardPlanned)]
    assert len(planned) == 6 * spaces_in(options) * options["players"]
    for event in play.events:
        for seat in play.everyone():
            heard = bakufu.redact(event, seat)
            if isinstance(event, CardPlanned) and event.seat != seat:
                assert heard == CardPlanned(event.rule, event.seat, event.space, None)
            else:
                assert heard == event


def heard(events: list[Any], seat: int | None) -> list[Any]:
    return [bakufu.redact(event, seat) for event in events]


@settings(max_examples=40)
@given(options=games, seed=seeds, rounds=st.integers(0, 5), luck=seeds)
def test_planning_sounds_the_same_whatever_others_plan(options: Options, seed: int, rounds: int, luck: int) -> None:
    """Up to the moment when the plans are revealed; while others pick other cards, and chance has other plans too."""
    play = Play(options, seed)
    for _ in range(rounds):
        play.until(PLAN)
        while play.state.decision == PLAN:
            play.go_on()
    assert play.until(PLAN)
    rng = bakufu.Rng(luck)
    places = play.everyone()
    seat = places[rng.below(len(places))]
    other = twin(play.state, options, seat, rng)
    other.plan = play.state.plan[:]  # nobody has begun
    here: list[Any] = []
    there: list[Any] = []
    while play.state.decision == PLAN:
        mover, move = play.choose()
        GAME.play(play.state, mover, move, here)
        if mover != seat:
            moves = GAME.moves(other, mover)
            move = moves[rng.below(len(moves))]
        GAME.play(other, mover, move, there)
        if play.state.decision == PLAN:
            assert written(other, seat) == written(play.state, seat)
    laid = here.index(PlansLaid("plan.secret"))
    assert heard(here[: laid + 1], seat) == heard(there[: laid + 1], seat)
    assert here[:laid] != there[:laid]


@settings(max_examples=60)
@given(options=games, seed=seeds, skipped=st.integers(0, 5), luck=seeds)
def test_a_face_down_card_is_felt_by_nobody_until_it_is_revealed(
    options: Options, seed: int, skipped: int, luck: int
) -> None:
    """Two games with the same luck and other face-down cards of one seat: equal to all others up to the reveal."""
    play = Play(options, seed)
    for _ in range(skipped + 1):
        play.until(PLAN)
        while play.state.decision == PLAN:
            play.go_on()
    rng = bakufu.Rng(luck)
    secretive = rng.below(options["players"])
    data = GAME.save(play.state)
    plan_otherwise(data, options, secretive, rng)
    other = GAME.restore(options, data)
    changed = [space for space in range(len(play.state.plan)) if play.state.plan[space] != other.plan[space]]
    assume(changed)
    others = [seat for seat in play.everyone() if seat != secretive]
    season = play.state.season
    while play.state.season == season and not any(play.state.shown[s] or other.shown[s] for s in changed):
        for seat in others:
            assert written(other, seat) == written(play.state, seat)
        here: list[Any] = []
        there: list[Any] = []
        mover, move = play.choose()
        GAME.play(play.state, mover, move, here)
        GAME.play(other, mover, move, there)
        names = {play.state.setting.space_names[space % spaces_in(options)] for space in changed}
        unrevealed = min(_before_reveal(events, names, secretive) for events in (here, there))
        for seat in others:
            assert heard(here[:unrevealed], seat) == heard(there[:unrevealed], seat)


def _before_reveal(events: list[Any], names: set[str], seat: int) -> int:
    """How many of these events come before one of the changed spaces of this seat is revealed."""
    for number, event in enumerate(events):
        space = getattr(event, "action", None) or getattr(event, "space", None)
        if getattr(event, "seat", None) == seat and space in names:
            return number
    return len(events)
