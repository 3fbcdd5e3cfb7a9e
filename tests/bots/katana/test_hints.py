"""Hints: the best three moves of every kind of decision, what the bot would do first, and none better than that."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.bots.job import SavedView, advise
from tests.bots.katana.whole_games import GAME, bots_for, moments

OPTIONS = {"players": 3}


@pytest.fixture(scope="module", params=["ashigaru", "samurai", "daimyo:3"])
def hints(request: pytest.FixtureRequest) -> list[tuple[Any, Any]]:
    """What was possible, and the advice, at the first moment of a game for each kind of decision."""
    found: dict[int, tuple[Any, Any]] = {}
    for state, seat, _ in moments(OPTIONS, bots_for(["ashigaru"] * 3, 2), 2):
        view = GAME.view(state, seat)
        if state.decision not in found and len(view.moves) > 1:
            saved = SavedView("katana", None, OPTIONS, GAME.save_view(view))
            found[state.decision] = (view, advise(saved, request.param, "a seed"))
    return list(found.values())


def test_they_begin_with_what_the_bot_does(hints: list[tuple[Any, Any]]) -> None:
    assert len(hints) >= 10
    for view, advice in hints:
        assert advice["best"][0]["moves"] == advice["moves"]
        assert all(choice["moves"][0] in view.moves for choice in advice["best"])


def test_there_are_at_most_three_and_all_are_different(hints: list[tuple[Any, Any]]) -> None:
    for view, advice in hints:
        shown = [tuple(choice["moves"]) for choice in advice["best"]]
        assert len(set(shown)) == len(shown)
        assert len(shown) <= min(3, len(view.moves))


def test_nothing_promises_more_than_what_the_bot_does(hints: list[tuple[Any, Any]], request: Any) -> None:
    """But for Ashigaru's moods, which are no promise."""
    for _, advice in hints:
        gains = [choice["gain"] for choice in advice["best"]]
        if "ashigaru" not in request.node.name:
            assert gains == sorted(gains, reverse=True)
        assert max(gains) - gains[0] <= 1.0
