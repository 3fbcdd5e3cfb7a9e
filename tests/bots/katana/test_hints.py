"""Hints: the best three moves of every kind of decision, what the bot would do first, and none better than that."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.bots.job import SavedView, advise
from bakufu.bots.katana.hints import _choice
from bakufu.katana.box.components import MARKET_CARDS, PLACES
from bakufu.katana.box.picks import MARKET_CARD, MONK, PASS
from bakufu.katana.rules.decision_kinds import TAKING_A_CARD, TURN
from tests.bots.katana.whole_games import GAME, bots_for, moments

OPTIONS = {"players": 3}
PALACE = PLACES.index("palace")


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


@pytest.mark.parametrize("players", [1, 3])
def test_at_the_beginning_of_a_game_the_best_choices_differ_by_a_few_points(players: int) -> None:
    """All of them are Swords of the Houses. A move that a search gave up was once worth no more than passing after it,
    which is 20 points less."""
    options = {"players": players}
    game = moments(options, bots_for(["ashigaru"] * players, 1), 1)
    state = next(state for state, _, _ in game if state.decision == TURN)
    view = GAME.view(state, GAME.to_move(state)[0])
    advice = advise(SavedView("katana", None, options, GAME.save_view(view)), "daimyo", "a seed")
    gains = [choice["gain"] for choice in advice["best"]]
    assert len(gains) == 3
    assert gains[0] - gains[-1] < 8.0
    assert advice["against"] is not None
    assert advice["against"]["by"] < 8.0
    assert max(objection["points"] for objection in advice["objections"]) < 100.0


def test_two_cards_with_the_same_face_are_one_choice() -> None:
    game = moments(OPTIONS, bots_for(["ashigaru"] * 3, 2), 2)
    state = next(state for state, _, _ in game if state.decision == TAKING_A_CARD).copy()
    state.market_row[1] = state.market_row[0]
    state.market_row[2] = next(face for face in range(MARKET_CARDS) if face != state.market_row[0])
    view = GAME.view(state, GAME.to_move(state)[0])
    assert len(view.moves) == 3
    advice = advise(SavedView("katana", None, OPTIONS, GAME.save_view(view)), "daimyo:3", "a seed")
    faces = [state.market_row[choice["moves"][0] - MARKET_CARD] for choice in advice["best"]]
    assert len(faces) == len(set(faces)) == 2


def test_a_monk_is_shown_where_its_place_is() -> None:
    """On a board, Workers and Monks go to the same things."""
    for pick, shown in ((PALACE, ["palace"]), (MONK + PALACE, ["monk-palace", "palace"]), (PASS, ["pass-1"])):
        assert [ref["name"] for ref in _choice(pick, 0.0)["refs"]] == shown
