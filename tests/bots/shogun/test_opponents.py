"""Bots at a table with a learner: they only glance at it and name whole plans, and play the same game as from views."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu import Rng
from bakufu.bots import make
from bakufu.bots.manifest import FarSighted
from bakufu.bots.opponents import Opponents, play_all
from bakufu.kernel.stepping.turns import NOBODY, REFUSED, Turns
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.state import State
from tests.bots.shogun.whole_games import GAME

OWN = 1
OPTIONS: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 4, "side": "moon", "setup": "claim", "modules": NAMES},
)


def level_of(level: str, seat: int) -> Any:
    return make("shogun", level, f"a table/{seat}")


def table(options: dict[str, Any], level: str) -> tuple[State, Opponents]:
    state = GAME.start(options, 5)
    turns = Turns(len(GAME.words), False)
    turns.begin(state)
    seats = range(options["players"])
    bots = [None if seat == OWN else level_of(level, seat) for seat in seats]
    return state, Opponents(turns, bots, [GAME.glance for _ in seats], OWN)


def played_by_views(options: dict[str, Any], level: str) -> tuple[State, list[int]]:
    """The last state of a game in which all others decide from views, move by move, and the learner's moves."""
    rng, state = Rng(1), GAME.start(options, 5)
    bots = {seat: level_of(level, seat) for seat in range(options["players"])}
    made: list[int] = []
    while awaited := GAME.to_move(state):
        seat = ([other for other in awaited if other != OWN] or [OWN])[0]
        moves = GAME.moves(state, seat)
        if seat == OWN:
            made.append(moves[rng.below(len(moves))])
        GAME.play(state, seat, made[-1] if seat == OWN else bots[seat].decide(GAME.view(state, seat)))
    return state, made


@pytest.mark.parametrize("options", OPTIONS, ids=["base", "modules"])
@pytest.mark.parametrize("level", ["ashigaru", "samurai", "random"])
def test_opponents_play_the_same_game_as_from_views(level: str, options: dict[str, Any]) -> None:
    last, moves = played_by_views(options, level)
    state, opponents = table(options, level)
    assert opponents.advance() == OWN
    reached = [play_all([opponents], [move]) for move in moves]
    assert reached[:-1] == [[OWN]] * (len(moves) - 1)
    assert reached[-1] == [NOBODY]
    assert GAME.save(state) == GAME.save(last)


def test_an_illegal_move_of_the_own_seat_is_refused_and_changes_nothing() -> None:
    state, opponents = table(OPTIONS[0], "ashigaru")
    opponents.advance()
    before = GAME.save(state)
    illegal = state.owner.index(OWN + 1)  # somebody else's province card
    assert play_all([opponents], [illegal]) == [REFUSED]
    assert GAME.save(state) == before


@pytest.mark.parametrize("level", ["ashigaru", "samurai"])
def test_a_plan_begun_by_somebody_else_is_named_to_its_end(level: str) -> None:
    state = GAME.start({"players": 3}, 5)
    for _ in range(3):
        GAME.play(state, 0, GAME.moves(state, 0)[-1])
    bot = level_of(level, 0)
    assert isinstance(bot, FarSighted)
    ahead = bot.decide_ahead(GAME.view(state, 0))
    made: list[int] = []
    alone = level_of(level, 0)
    while state.decision == PLAN and 0 in GAME.to_move(state):
        made.append(alone.decide(GAME.view(state, 0)))
        GAME.play(state, 0, made[-1])
    assert ahead == made


@pytest.mark.parametrize("level", ["ashigaru", "samurai"])
def test_other_decisions_are_named_alone(level: str) -> None:
    state = GAME.start({"players": 3, "setup": "claim"}, 5)
    seat = GAME.to_move(state)[0]
    view = GAME.view(state, seat)
    bot = level_of(level, seat)
    assert bot.decide_ahead(view) == [bot.decide(view)]
