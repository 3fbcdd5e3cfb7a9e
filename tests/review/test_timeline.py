"""Which moves of a record are one decision."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bakufu.bots.job import game_of
from bakufu.kernel.records.replay import replay
from bakufu.review.jobs import Game, NoReview, steps_of
from bakufu.review.timeline import Decision
from tests.review.quick import nagashino, played


def decisions(game: Game) -> list[Decision]:
    return [one for step in steps_of(game) for one in step.decisions]


def test_a_plan_is_one_decision_of_each_player_made_at_the_same_time() -> None:
    steps = steps_of(Game.of(nagashino(), None, "1"))
    planning = [step for step in steps if step.decisions[0].kind == "plan"]
    assert len(planning) == 6
    for step in planning:
        assert [decision.seat for decision in step.decisions] == [0, 1, 2]
        assert {len(decision.moves) for decision in step.decisions} == {11}
        assert step.until - step.at == 33
    assert [step.decisions[0].stage for step in planning] == [
        f"{season}-{year}" for year in (1, 2) for season in ("spring", "summer", "autumn")
    ]


def test_where_armies_go_and_how_many_is_one_decision() -> None:
    record = nagashino()
    marches = [one for one in decisions(Game.of(record, None, "1")) if one.kind == "battle" and len(one.moves) == 2]
    assert len(marches) > 20
    game = game_of("shogun", None)
    for march in marches:
        assert record.moves[march.at : march.at + 2] == tuple((march.seat, move) for move in march.moves)
        assert game.to_move(replay(game, record, upto=march.at)) == (march.seat,)


def test_moves_without_an_alternative_are_no_decisions() -> None:
    record = nagashino()
    game = game_of("shogun", None)
    for decision in decisions(Game.of(record, None, "1")):
        state = replay(game, record, upto=decision.at)
        assert len(game.moves(state, decision.seat)) > 1 or len(decision.moves) > 1


def test_claiming_provinces_is_not_judged() -> None:
    found = decisions(Game.of(played("shogun", 3, setup="claim"), None, "1"))
    assert {one.judged for one in found if one.kind == "claim"} == {False}
    assert {one.judged for one in found if one.kind == "plan"} == {True}


def test_a_turn_of_katana_is_one_decision_until_something_is_revealed() -> None:
    record = played("katana", 3)
    game = game_of("katana", None)
    found = decisions(Game.of(record, None, "1"))
    assert max(len(one.moves) for one in found if one.kind == "turn") > 1
    for decision in found:
        state = replay(game, record, upto=decision.at)
        for move in decision.moves[:-1]:
            before = state.copy()
            game.play(state, decision.seat, move)
            assert not game.irrevocable(before, state)


def test_luck_is_named_by_what_happened() -> None:
    lucks = {step.luck for step in steps_of(Game.of(nagashino(), None, "1"))}
    assert lucks == {"tower", "cards", "order", ""}


def test_a_game_that_is_not_over_is_refused() -> None:
    record = nagashino()
    cut = replace(record, moves=record.moves[:100], result=None)
    with pytest.raises(NoReview, match="isn't over"):
        steps_of(Game.of(cut, None, "1"))
