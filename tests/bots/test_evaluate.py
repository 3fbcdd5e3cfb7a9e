"""`evaluate`: Daimyo's judgement of a position, for searches of others."""

from __future__ import annotations

from typing import Any

import pytest

import bakufu
from bakufu.bots import evaluate, make
from bakufu.games import AnyGame
from bakufu.kernel.rows import replaced


def played(game: AnyGame, players: int, seed: int, moves: int) -> Any:
    """A state after this many moves of Ashigaru, or at the end."""
    state = game.start({"players": players}, seed)
    bots = [make(game.name, "ashigaru", f"{seed}/{seat}") for seat in range(players)]
    while moves and (awaited := game.to_move(state)):
        game.play(state, awaited[0], bots[awaited[0]].decide(game.view(state, awaited[0])))
        moves -= 1
    return state


@pytest.mark.parametrize(("name", "players"), [("shogun", 3), ("katana", 1), ("katana", 3)])
def test_at_the_end_it_is_the_points_and_before_an_estimate_of_them(name: str, players: int) -> None:
    game = bakufu.load(name)
    end = played(game, players, 1, -1)
    points = {row.seat: row.points for row in game.standings(end)}
    assert evaluate(name, game.view(end, 0)) == pytest.approx([points[seat] for seat in range(players)], abs=1)
    for moves in (0, 40):
        estimate = evaluate(name, game.view(played(game, players, 1, moves), 0))
        assert len(estimate) == players
        assert all(-20 < value < 150 for value in estimate)


def test_every_seat_and_spectators_get_the_same_estimate() -> None:
    """What a view hides has no bearing on it; so determinizations of a view have the same value."""
    game = bakufu.load("shogun")
    state = played(game, 3, 2, 60)
    estimates = [evaluate("shogun", game.view(state, seat)) for seat in (0, 1, 2, None)]
    assert estimates == [estimates[0]] * 4
    imagined = game.imagine(game.view(state, 0), bakufu.Rng(1))
    assert evaluate("shogun", game.view(imagined, 0)) == estimates[0]


def test_taking_a_province_with_buildings_is_worth_something() -> None:
    game = bakufu.load("shogun")
    state = game.start({"players": 3}, 1)
    before = evaluate("shogun", game.view(state, 0))
    theirs = state.owner.index(1)
    state.owner = replaced(state.owner, theirs, 0)
    after = evaluate("shogun", game.view(state, 0))
    assert after[0] > before[0]
    assert after[1] < before[1]
