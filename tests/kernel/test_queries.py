"""Queries that every game answers: refusals, and what is asked wrongly."""

from __future__ import annotations

from typing import Any

import pytest

import bakufu
from bakufu.kernel.errors import NO_SUCH_MOVE

SELDOM = 5


@pytest.mark.parametrize("name", ["shogun", "katana"])
def test_refusals_are_those_of_the_rules(name: str) -> None:
    """Every move is legal, refused by the rule that is told, or means nothing in this decision."""
    game: Any = bakufu.load(name)
    rng = bakufu.Rng(2, "players")
    state = game.start({"players": 3}, 2)
    told = moves = 0
    while awaited := game.to_move(state):
        seat = awaited[0]
        legal = game.moves(state, seat)
        if moves % SELDOM == 0:
            rules = game.analyze(game.view(state, seat), "refusals").rules
            for number, word in enumerate(game.words):
                rule = game.refusal(state, seat, number)
                assert rules.get(word, "") == ("" if rule == NO_SUCH_MOVE else rule)
                assert (rule == "") == (number in legal)
            told += len(rules)
        game.play(state, seat, legal[rng.below(len(legal))])
        moves += 1
    assert told
    assert game.analyze(game.view(state, 0), "refusals").rules == {}


@pytest.mark.parametrize("name", ["shogun", "katana"])
def test_nobody_else_is_told_of_refusals(name: str) -> None:
    game: Any = bakufu.load(name)
    state = game.start({"players": 3, **({"setup": "claim"} if name == "shogun" else {})}, 2)
    (awaited,) = game.to_move(state)
    for seat in (None, (awaited + 1) % 3):
        assert game.analyze(game.view(state, seat), "refusals").rules == {}


@pytest.mark.parametrize("name", ["shogun", "katana"])
def test_a_query_is_asked_about_what_it_knows(name: str) -> None:
    game: Any = bakufu.load(name)
    view = game.view(game.start({"players": 3}, 2), 0)
    with pytest.raises(bakufu.BadOption, match="refusals"):
        game.analyze(view, "refusals", about="Kii")
