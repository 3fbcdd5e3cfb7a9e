"""Finding puzzles in a game, with next to no effort."""

from __future__ import annotations

import pytest

from bakufu.bots import make
from bakufu.bots.chance_player import ChancePlayer
from bakufu.bots.job import game_of
from bakufu.kernel.chance import Rng
from bakufu.puzzles.making import hard_bot, play_game
from bakufu.puzzles.manifest import puzzling_of
from tests.review.quick import with_little_effort

GAMES = ("shogun", "katana")


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_can_be_asked_and_answered(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_little_effort(monkeypatch)
    rules, puzzling = game_of(game, None), puzzling_of(game)
    options, moves = play_game(game, "test")
    assert (options, moves) == play_game(game, "test")
    state = rules.start(options, "test")
    asked: set[int] = set()
    planning = False
    for mover, move in moves[:120]:
        view = rules.view(state, mover)
        kind = int(view.known.decision)
        begun, planning = planning, rules.sealed(state)
        for laid in puzzling.questions(view)[:1] if kind not in asked and not (begun and planning) else []:
            asked.add(kind)
            asking = puzzling.asking(view, laid, b"test")
            for bot in (ChancePlayer(Rng("test", "bot")), make(game, "daimyo:20", "test"), hard_bot(game, "test")):
                answer = puzzling.solve(view, laid, bot)
                assert puzzling.theme(view, laid, answer) in puzzling.themes
                assert 0 < puzzling.odds(view, laid, [answer]) <= 0.5
            for answer in asking.answers[:2]:
                assert 0 <= asking.value(answer, 0) <= 1
                assert asking.value(answer, 0) == asking.value(answer, 0)
                assert isinstance(asking.reasons(answer), list)
        rules.play(state, mover, move)
    assert asked


def test_hard_bots_differ_in_taste() -> None:
    rules = game_of("katana", None)
    state = rules.start({"players": 2}, "taste")
    view = rules.view(state, rules.to_move(state)[0])
    assert len({hard_bot("katana", f"{seed}").decide(view) for seed in range(12)}) > 1
