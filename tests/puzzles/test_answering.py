"""Answers are judged, and count once: for a rating, a streak, and what comes next."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bakufu.puzzles.library import shipped
from bakufu.puzzles.progress import NEWCOMER, Progress, next_puzzle, progress_in
from bakufu.puzzles.puzzle import Puzzle
from bakufu.shogun.box.components import PROVINCES
from bakufu.table.puzzling import Position, verdict
from tests.cli.running import run, typed
from tests.edition.pages import Page, a_host


def march() -> Puzzle:
    """One with two moves."""
    return next(puzzle for puzzle in shipped("shogun") if len(puzzle.right[0]) == 2)


def wrong_answer(puzzle: Puzzle) -> tuple[int, ...]:
    for first in Position(puzzle, "en").answers():
        found: list[tuple[int, ...]] = [(first["move"], then["move"]) for then in first["then"]]
        for answer in found or [(first["move"],)]:
            if answer not in puzzle.right:
                return answer
    raise AssertionError("every answer is right")


def test_right_and_wrong_answers_are_told_apart() -> None:
    puzzle = march()
    right = verdict(puzzle, puzzle.right[0], Progress(), "en")
    wrong = verdict(puzzle, wrong_answer(puzzle), Progress(), "en")
    assert right is not None
    assert wrong is not None
    assert (right[0]["right"], wrong[0]["right"]) == (True, False)
    assert right[0]["best"] == wrong[0]["best"] != wrong[0]["answer"]
    assert wrong[0]["reasons"]
    assert right[0]["change"] > 0 > wrong[0]["change"]


def test_an_answer_about_a_province_is_picked_on_the_map() -> None:
    """A march by its target, a card of a plan by its province; what is no province by its button."""
    puzzle = march()
    of_marches = {answer["words"]: answer["place"] for answer in Position(puzzle, "en").answers()}
    assert {words for words, place in of_marches.items() if place} <= set(PROVINCES)
    assert all(place in (words, None) for words, place in of_marches.items())
    assert any(of_marches.values())
    plan = next(one for one in shipped("shogun") if one.laid)
    of_cards = {answer["words"]: answer["place"] for answer in Position(plan, "en").answers()}
    assert {words for words, place in of_cards.items() if place is None} == set(of_cards) - set(PROVINCES)


def test_an_answer_of_katana_is_picked_by_its_word_on_the_table() -> None:
    buying = next(one for one in shipped("katana") if one.theme == "choice")
    places = {answer["words"]: answer["place"] for answer in Position(buying, "en").answers()}
    assert (places["Wood"], places["enough"]) == ("wood", None)
    view = Position(buying, "en").rules.view(Position(buying, "en").fold.state, buying.seat)
    assert len({place for place in places.values() if place}) == len(view.moves) - 1


@pytest.mark.parametrize("answer", [(), (4095,), (50, 50, 50)])
def test_what_is_no_answer_is_refused(answer: tuple[int, ...]) -> None:
    assert verdict(march(), answer, Progress(), "en") is None
    assert verdict(march(), march().right[0][:1], Progress(), "en") is None


def test_only_the_first_answer_counts() -> None:
    one, two = shipped("shogun")[:2]
    after = Progress().after(one, True)
    assert (after.streak, after.solved, after.rating > NEWCOMER) == (1, 1, True)
    assert after.after(one, False) == after
    lost = after.after(two, False)
    assert (lost.streak, lost.best, lost.solved, lost.rating < after.rating) == (0, 1, 1, True)
    assert progress_in(lost.as_json()) == lost
    assert progress_in(None) == Progress()


def test_a_harder_puzzle_is_worth_more() -> None:
    puzzles = sorted(shipped("katana"), key=lambda puzzle: puzzle.rating)
    easy, hard = Progress().after(puzzles[0], True), Progress().after(puzzles[-1], True)
    assert hard.rating > easy.rating


def test_the_next_puzzle_fits_and_is_new() -> None:
    puzzles = shipped("katana")
    progress = Progress()
    for _ in range(5):
        puzzle = next_puzzle(puzzles, progress, "forge", "")
        assert puzzle is not None
        assert puzzle.theme == "forge"
        assert puzzle.name not in progress.tried
        progress = progress.after(puzzle, True)
    all_done = Progress(tried=dict.fromkeys([puzzle.name for puzzle in puzzles], True))
    assert next_puzzle(puzzles, all_done, "", "") is None
    failed = Progress(tried=all_done.tried | {puzzles[3].name: False})
    assert next_puzzle(puzzles, failed, "", "") == puzzles[3]


def test_the_edition_asks_judges_and_remembers() -> None:
    async def solve() -> None:
        page = Page(a_host())
        path = "/api/games/katana/puzzles"
        told = await page.get(f"{path}?level=hard")
        name = told["puzzle"]["name"]
        puzzle = next(one for one in shipped("katana") if one.name == name)
        judged = await page.post(f"{path}/{name}", {"moves": list(puzzle.right[0])})
        assert judged["right"]
        again = await page.get(path)
        assert again["progress"] == judged["progress"]
        assert again["progress"]["streak"] == 1
        assert again["puzzle"]["name"] != name

    asyncio.run(solve())


def test_puzzles_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("click.get_app_dir", lambda name: str(tmp_path / name))
    ran = run("puzzles", "--game", "katana", keyboard=typed(["h", "nonsense", "1", "s", "q"]))
    assert ran.code == 0
    assert "Type the number" in ran.out
    assert "Best:" in ran.out
    kept = progress_in((tmp_path / "bakufu/puzzles-katana.json").read_text("utf-8"))
    assert len(kept.tried) == 2
    assert run("puzzles", "--game", "katana", "--theme", "feed").code == 2
