"""Hints: the best three moves of every kind of decision, what the bot would do first, and none better than that."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.bots.job import SavedView, advise
from bakufu.shogun.box.components import BATTLE_B, CHEST_CARD
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import MARCH_TO, MOVE_TO, PLAN
from tests.bots.shogun.whole_games import GAME, bots_for, moments

CLAIMED: dict[str, Any] = {"players": 3, "side": "moon", "setup": "claim", "modules": list(NAMES)}
LEVEL = "samurai"


@pytest.fixture(scope="module")
def hints() -> dict[int, list[tuple[Any, Any]]]:
    """By kind of decision: what was possible, and the advice, at the first moments of one game that ask for it."""
    found: dict[int, list[tuple[Any, Any]]] = {}
    for state, seat, _ in moments(CLAIMED, bots_for([LEVEL] * 3, 2), 2):
        asked = found.setdefault(state.decision, [])
        if len(asked) < 2:
            view = GAME.view(state, seat)
            asked.append((view, advise(SavedView("shogun", None, CLAIMED, GAME.save_view(view)), LEVEL, "a seed")))
    return found


def test_every_kind_of_decision_has_hints_that_begin_with_what_the_bot_does(hints: dict[int, Any]) -> None:
    assert len(hints) >= 15
    for asked in hints.values():
        for view, advice in asked:
            assert advice["best"][0]["moves"] == advice["moves"]
            assert all(choice["moves"][0] in view.moves for choice in advice["best"])


def test_there_are_three_of_them_where_there_are_three_moves(hints: dict[int, Any]) -> None:
    for decision, asked in hints.items():
        for view, advice in asked:
            shown = [tuple(choice["moves"]) for choice in advice["best"]]
            assert len(set(shown)) == len(shown)
            assert decision in (PLAN, MARCH_TO, MOVE_TO) or len(shown) == min(3, len(view.moves))


def test_nothing_promises_more_than_what_the_bot_does(hints: dict[int, Any]) -> None:
    for asked in hints.values():
        for _, advice in asked:
            gains = [choice["gain"] for choice in advice["best"]]
            assert gains == sorted(gains, reverse=True)


def test_other_plans_are_whole_plans_within_the_rules(hints: dict[int, Any]) -> None:
    for view, advice in hints[PLAN]:
        assert len(advice["best"]) == 3
        for choice in advice["best"]:
            state = view.known.copy()
            for move in choice["moves"]:
                assert GAME.refusal(state, view.seat, move) == ""
                GAME.play(state, view.seat, move)
            assert not state.awaited[view.seat]


def test_a_plan_gains_what_its_cards_bring(hints: dict[int, Any]) -> None:
    _, advice = hints[PLAN][0]
    first = advice["best"][0]
    assert first["gain"] > 5.0
    assert sum(card < CHEST_CARD for card in first["moves"][: BATTLE_B + 1]) > 3
