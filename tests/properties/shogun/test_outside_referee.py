"""An outside referee follows whole games by views and events alone and finds nothing to object to.

Games of the base game: of modules the referee knows nothing, see `referee/__init__.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

import bakufu
from tests.properties.random_play import GAME, Options, Play, every_table, seeds
from tests.properties.shogun.referee import Referee

Json = dict[str, Any]


def told(events: list[Any]) -> list[Json]:
    return [bakufu.plain(bakufu.redact(event, None)) for event in events]


def shown(play: Play) -> Json:
    return GAME.view(play.state, None).to_plain()


def referee_for(play: Play) -> Referee:
    table = GAME.facts.table
    return Referee(shown(play), table["border"]["land"], table["sea"][play.options["side"]])


def attend(referee: Referee, play: Play, tell: Callable[[Json], Json | None] = lambda event: event) -> None:
    """The referee follows a whole game, told by somebody who may lie or be silent."""
    heard = 0
    for _ in play.states():
        for event in map(tell, told(play.events[heard:])):
            if event is not None:
                referee.hear(event)
        heard = len(play.events)
        referee.look(shown(play))


@every_table
@settings(max_examples=6)
@given(seed=seeds)
def test_a_referee_who_sees_only_the_open_table_agrees_with_every_move(options: Options, seed: int) -> None:
    play = Play(options, seed)
    referee = referee_for(play)
    attend(referee, play)
    assert referee.heard == len(play.events)
    assert play.state.over()


def test_a_referee_counts_the_farmers_that_are_missing() -> None:
    """The general supply rarely runs out: this is one of the games in which it does."""
    play = Play({"players": 4, "side": "sun", "setup": "claim"}, 6456)
    attend(referee_for(play), play)
    assert any(event["type"] == "farmers-missing" for event in told(play.events))


LIES = [
    ("chests-dealt", "each"),
    ("province-occupied", "armies"),
    ("bid-revealed", "paid"),
    ("place-taken", "place"),
    ("action-began", "position"),
    ("action-revealed", "position"),
    ("action-skipped", "seat"),
    ("adjusted", "after"),
    ("built", "paid"),
    ("collected", "amount"),
    ("collected", "total"),
    ("marker-placed", "markers"),
    ("deployed", "armies"),
    ("armies-moved", "armies"),
    ("attack-began", "armies"),
    ("revolt-began", "farmers"),
    ("battle-decided", "armies"),
    ("farmers-returned", "farmers"),
    ("province-taken", "seat"),
    ("province-razed", "markers"),
    ("rice-lost", "lost"),
    ("provinces-fed", "unsupplied"),
    ("revolts-drawn", "by"),
    ("scored", "points"),
    ("year-turned", "markers_removed"),
]


@pytest.mark.parametrize(("kind", "number"), LIES)
def test_the_referee_notices_a_lie_by_one(kind: str, number: str) -> None:
    lies: list[Json] = []

    def lie(event: Json) -> Json:
        if event["type"] != kind or lies:
            return event
        lies.append({**event, number: event[number] + 1})
        return lies[0]

    play = Play({"players": 4, "side": "sun", "setup": "claim"}, 3)
    with pytest.raises(AssertionError):
        attend(referee_for(play), play, lie)
    assert lies
    assert not play.state.over()


@pytest.mark.parametrize(
    "kind", ["action-revealed", "marker-placed", "battle-decided", "farmers-returned", "province-razed", "scored"]
)
def test_the_referee_notices_what_is_left_out(kind: str) -> None:
    play = Play({"players": 5, "side": "moon", "setup": "claim"}, 4)
    with pytest.raises(AssertionError):
        attend(referee_for(play), play, lambda event: None if event["type"] == kind else event)
    assert not play.state.over()


@pytest.mark.parametrize("colour", ["blue", "farmers"])
def test_the_referee_notices_a_cube_too_many(colour: str) -> None:
    def lie(event: Json) -> Json:
        if event["type"] == "cubes-thrown":
            return {**event, "fallen": {**event["fallen"], colour: event["fallen"].get(colour, 0) + 1}}
        return event

    play = Play({"players": 3, "side": "sun", "setup": "fixed"}, 5)
    with pytest.raises(AssertionError, match="made or eaten"):
        attend(referee_for(play), play, lie)
