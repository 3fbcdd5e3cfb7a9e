"""Every shipped puzzle: its position is reached, its answers are legal, and there are words for it."""

from __future__ import annotations

import pytest

from bakufu.bots.job import game_of
from bakufu.puzzles.library import shipped
from bakufu.puzzles.manifest import puzzling_of
from bakufu.puzzles.progress import Progress
from bakufu.table.puzzling import Position, card, themes

GAMES = ("shogun", "katana")
LARGEST = 150_000  # bytes of a file


@pytest.mark.parametrize("game", GAMES)
def test_every_right_answer_is_legal_and_not_every_answer_is_right(game: str) -> None:
    rules, puzzling = game_of(game, None), puzzling_of(game)
    puzzles = shipped(game)
    assert len(puzzles) >= 300
    for puzzle in puzzles:
        state = puzzle.state(rules)
        assert puzzle.seat in rules.to_move(state)
        puzzling.lay(state, puzzle.seat, puzzle.laid)
        for answer in puzzle.right:
            after = state.copy()
            for move in answer:
                assert not rules.refusal(after, puzzle.seat, move), puzzle.name
                rules.play(after, puzzle.seat, move)
        assert puzzle.theme in puzzling.themes
        assert puzzle.gain >= puzzling.gain, "as it is rounded in the file"
        assert puzzle.gain > 3 * puzzle.error
        assert len({answer[0] for answer in puzzle.right}) < len(rules.moves(state, puzzle.seat))
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_theme_is_told_without_its_solution(game: str) -> None:
    for theme in themes(game, Progress(), "de"):
        puzzle = next(one for one in shipped(game) if one.theme == theme["theme"])
        told = card(puzzle, "de")
        assert told["question"]
        assert told["hint"]
        assert "right" not in told
        position = Position(puzzle, "en")
        for answer in puzzle.right:
            first = next(one for one in told["answers"] if one["move"] == answer[0])
            assert [one["move"] for one in first["then"]] == [] or answer[1] in [one["move"] for one in first["then"]]
            assert position.legal(answer)
