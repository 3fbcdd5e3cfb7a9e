"""The file of puzzles: compact, continued after a stop, and refused where it doesn't fit."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bakufu.bots.job import game_of
from bakufu.kernel.chance import Rng
from bakufu.puzzles import workshop
from bakufu.puzzles.puzzle import Puzzle, header, lines, read
from bakufu.puzzles.source import BadPuzzles, Source, source_of
from bakufu.puzzles.workshop import Batch, Workshop
from tests.cli.running import run

RULES = game_of("shogun", None)
OPTIONS: dict[str, object] = {"players": 3}
SEED = "1/7"


def beginning(count: int) -> tuple[tuple[int, int], ...]:
    """Moves of a random game."""
    state, rng = RULES.start(OPTIONS, SEED), Rng("moves")
    found = []
    for _ in range(count):
        awaited = RULES.to_move(state)
        seat = awaited[rng.below(len(awaited))]
        moves = RULES.moves(state, seat)
        found.append((seat, moves[rng.below(len(moves))]))
        RULES.play(state, *found[-1])
    return tuple(found)


MOVES = beginning(120)
SOURCE = source_of(RULES, OPTIONS, SEED, MOVES)
PLAN = (1, 2, 3, -2, 5, 6, 7, 8, 9, 10, 45)
ONE = Puzzle("shogun", SOURCE, 3, 1, (), "battle", ((4, 65), (4, 64)), 0.4, 0.1, 0.01, 5 / 9)
TWO = Puzzle("shogun", SOURCE, 2, 0, PLAN, "feed", ((11,),), 0.3, 0.2, 0.02, 1.0)


def text() -> str:
    return header(RULES) + "".join(lines([ONE, TWO]))


def test_what_is_written_is_read() -> None:
    one, two = read(RULES, text())
    assert (one.source, one.right, one.laid, one.theme) == (SOURCE, ONE.right, (), "battle")
    assert (two.laid, two.right, two.at, two.seat) == (PLAN, TWO.right, 2, 0)
    assert len(text().splitlines()) == 4, "the game is written once"
    assert (one.name, two.name) == (ONE.name, TWO.name)


def test_choices_lead_to_the_moves_that_were_made() -> None:
    state, moves = SOURCE.follow(RULES, len(MOVES))
    assert moves == MOVES
    assert SOURCE.follow(RULES, 7)[1] == MOVES[:7]
    assert RULES.save(state) == RULES.save(replace(ONE, at=len(MOVES)).state(RULES))
    assert len(SOURCE.choices) < 2 * len(MOVES), "less than two bytes for each move"


def test_choices_that_end_too_soon_are_refused() -> None:
    with pytest.raises(BadPuzzles):
        SOURCE.follow(RULES, len(MOVES) + 100)


def test_difficulty_follows_from_how_many_hard_bots_find_it() -> None:
    assert (ONE.level, TWO.level) == ("medium", "easy")
    assert ONE.rating > TWO.rating


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "no puzzles\n",
        "[1]\n",
        '{"puzzles":1,"game":"katana"}\n',
        header(RULES) + '{"choices":"%","options":{},"seed":"1"}\n',
    ],
)
def test_another_file_is_refused(wrong: str) -> None:
    with pytest.raises(BadPuzzles):
        read(RULES, wrong)


def test_puzzles_of_other_rules_are_refused() -> None:
    first = json.loads(header(RULES)) | {"rules": 0}
    with pytest.raises(BadPuzzles, match="another version of the rules"):
        read(RULES, json.dumps(first) + "\n")


def test_a_run_continues_where_another_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text(text() + '{"at":4,"se', "utf-8")
    seeds: list[str] = []

    def found(game: str, seed: str) -> Batch:
        seeds.append(seed)
        return Batch([replace(ONE, source=Source({}, seed, SOURCE.choices), theme="hold")], 2.0)

    monkeypatch.setattr(workshop, "batch", found)
    Workshop(RULES, path, "1").run(4, 1, None, lambda found: None)
    assert seeds == ["1/8", "1/9"]
    assert [puzzle.theme for puzzle in read(RULES, path.read_text("utf-8"))] == ["battle", "feed", "hold", "hold"]
    ran = run("puzzles", "make", "--count", 5, "--out", path, "--jobs", 1)
    assert (ran.code, seeds[-1]) == (0, "1/10")
    assert "5 puzzles" in ran.out


def test_make_needs_a_file(tmp_path: Path) -> None:
    assert run("puzzles", "make").code == 2
    (tmp_path / "other.txt").write_text("text\n", "utf-8")
    ran = run("puzzles", "make", "--out", tmp_path / "other.txt", "--jobs", 1)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
