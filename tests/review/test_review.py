"""Whole reviews, made with next to no effort: what they are made of, and what they say."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bakufu.bots.job import game_of
from bakufu.cli.reports.review import report
from bakufu.katana.box.components import CELL_NAMES, LINES, PLACES
from bakufu.kernel.chance import Rng
from bakufu.kernel.plain import plain
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.replay import replay
from bakufu.review.chart import chart
from bakufu.review.jobs import Game, judge
from bakufu.review.katana.chances import chances
from bakufu.review.manifest import reviewing_of
from bakufu.review.page import page
from bakufu.review.plain_review import plain_review
from bakufu.review.result import HOPELESS, Review, others_of
from bakufu.review.running import Running, run
from bakufu.review.words import Positions, marks, side_by_side, told
from bakufu.shogun.box.components import PROVINCES
from bakufu.text import renderer_of
from bakufu.text.catalogue import languages
from tests.cli.running import run as run_command
from tests.review.quick import nagashino, played, with_little_effort


def two_smiths() -> Record:
    return played("katana", 2)


GAMES: dict[str, Callable[[], Record]] = {"shogun": nagashino, "katana": two_smiths}


@pytest.fixture(scope="module")
def little() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        with_little_effort(patch)
        yield


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest, little: object) -> tuple[Game, Review, list[int]]:
    game = Game.of(GAMES[request.param](), None, "1")
    done: list[int] = []
    return game, run(Running(game), None, done.append), done


def test_every_task_is_reported_as_progress(reviewed: tuple[Game, Review, list[int]]) -> None:
    game, _, done = reviewed
    assert sum(done) == len(Running(game).tasks())


def test_causes_add_up_to_the_change_of_the_chance_to_win(reviewed: tuple[Game, Review, list[int]]) -> None:
    _, review, _ = reviewed
    for seat, player in enumerate(review.players):
        change = review.moments[-1].chances[seat] - review.moments[0].chances[seat]
        assert sum(player.changes.values()) == pytest.approx(change)


def test_chances_of_all_players_add_up_to_one(reviewed: tuple[Game, Review, list[int]]) -> None:
    _, review, _ = reviewed
    for moment in review.moments:
        assert sum(moment.chances) == pytest.approx(1)
    assert [review.moments[-1].chances[seat] for seat in review.winners] == [1 / len(review.winners)] * len(
        review.winners
    )


def test_an_alternative_can_be_played_where_the_decision_was_made(reviewed: tuple[Game, Review, list[int]]) -> None:
    game, review, _ = reviewed
    for judged in review.judged:
        words = told(game, judged)
        assert words.played
        assert (words.played == words.better) == (judged.judgement.best == judged.decision.moves)


def test_plans_are_told_side_by_side(reviewed: tuple[Game, Review, list[int]]) -> None:
    game, review, _ = reviewed
    renderer, positions = renderer_of(game_of(game.name, None), "en"), Positions(game)
    for judged in review.judged:
        words = told(game, judged, positions)
        rows = side_by_side(renderer, game, judged, positions)
        assert len(rows) == (len(judged.decision.moves) if judged.decision.kind == "plan" else 0)
        differing = [row for row in rows if row.change is not None]
        assert rows[: len(differing)] == differing
        assert all((row.played != row.better) == (row in differing) for row in rows)
        if differing:
            assert [row.played_card for row in differing] == [plain(move)["card"] for move in words.played]


def test_marked_places_are_on_the_board(reviewed: tuple[Game, Review, list[int]]) -> None:
    game, review, _ = reviewed
    on_board = {"shogun": {*PROVINCES}, "katana": {*CELL_NAMES, *PLACES, *LINES}}[game.name]
    positions = Positions(game)
    found = [mark for judged in review.judged for mark in marks(game, told(game, judged, positions).played)]
    assert found
    assert {place for mark in found for place in (mark["place"], mark["origin"])} <= on_board | {None}
    assert any(mark["origin"] for mark in found)


def test_every_decision_of_a_player_is_listed_once(reviewed: tuple[Game, Review, list[int]]) -> None:
    _, review, _ = reviewed
    for seat, player in enumerate(review.players):
        others = others_of(review, seat)
        listed = [*player.costly, *player.good, *others]
        assert sorted(one.decision.at for one in listed) == [
            one.decision.at for one in review.judged if one.decision.seat == seat
        ]
        noise = [one.judgement.noise() for one in others]
        assert noise == sorted(noise)
        losses = [one.judgement.loss for one in others if not one.judgement.noise()]
        assert losses == sorted(losses, reverse=True)


def test_shares_of_next_to_nothing_are_left_out(reviewed: tuple[Game, Review, list[int]]) -> None:
    for seat, player in enumerate(reviewed[1].players):
        own = [one for one in reviewed[1].judged if one.decision.seat == seat]
        hopeful = {one.decision.stage for one in own if one.judgement.best_chance >= HOPELESS}
        assert set(player.by_stage) == hopeful


def test_accuracy_is_a_share(reviewed: tuple[Game, Review, list[int]]) -> None:
    for player in reviewed[1].players:
        for share in (player.accuracy, *player.by_kind.values(), *player.by_stage.values()):
            assert 0 < share <= 1


@pytest.mark.parametrize("language", languages())
def test_the_page_needs_no_other_file(reviewed: tuple[Game, Review, list[int]], language: str) -> None:
    game, review, _ = reviewed
    text = page(renderer_of(game_of(game.name, None), language), game, review, range(len(review.points)))
    assert text.count("<section>") == 1 + len(review.points)
    assert "<polyline" in text
    for outside in ("http:", "https:", "src=", "href=", "@import", "url("):
        assert outside not in text


def test_a_decision_is_marked_at_the_chance_that_is_said_of_it(reviewed: tuple[Game, Review, list[int]]) -> None:
    """Not at that of the curve, which knows all cards."""
    game, review, _ = reviewed
    first = review.judged[0]
    judged = replace(first, judgement=replace(first.judgement, chance=0.2))
    players = [replace(player, costly=[], good=[]) for player in review.players]
    players[judged.decision.seat] = replace(players[judged.decision.seat], costly=[judged])
    text = chart(renderer_of(game_of(game.name, None), "en"), replace(review, players=players))
    (mark,) = re.findall(r'<polygon points="[\d.]+,([\d.]+) ', text)
    heights = dict(re.findall(r'y="([\d.]+)" text-anchor="end">(\d+)%', text))
    nearest = min(heights, key=lambda height: abs(float(height) - float(mark)))
    assert heights[nearest] == "20"


def test_plain_values_are_json(reviewed: tuple[Game, Review, list[int]]) -> None:
    game, review, _ = reviewed
    data = json.loads(json.dumps(plain_review(game, review)))
    assert len(data["decisions"]) == len(review.judged)
    for seat, player in enumerate(data["players"]):
        assert all(data["decisions"][number]["seat"] == seat for number in player["costly"] + player["good"])


def test_a_review_of_one_seed_is_always_the_same(little: object) -> None:
    game = Game.of(nagashino(), None, "1")
    decision = Running(game).steps[3].decisions[0]
    assert judge(game, decision) == judge(game, decision)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_could_not_know_changes_no_judgement(little: object, name: str) -> None:
    """A trial of the real position and of an imagined one that looks the same to the player."""
    record = GAMES[name]()
    game, rules = Game.of(record, None, "1"), game_of(name, None)
    decisions = [one for step in Running(game).steps for one in step.decisions]
    for decision in (decisions[2], decisions[len(decisions) // 2]):
        view = rules.view(replay(rules, record, upto=decision.at), decision.seat)
        other = rules.view(rules.imagine(view, Rng("another truth")), decision.seat)
        trials = [reviewing_of(name).trial(seen, b"1", 1.0) for seen in (view, other)]
        found = [trial.alternatives(list(decision.moves)) for trial in trials]
        assert found[0] == found[1]
        assert trials[0].value(list(decision.moves), 0) == trials[1].value(list(decision.moves), 0)


def test_alone_the_chance_is_to_beat_the_ghost(little: object) -> None:
    record = played("katana", 1)
    review = run(Running(Game.of(record, None, "1")), None, lambda done: None)
    beaten = game_of("katana", None).standings(replay(game_of("katana", None), record))[0].place == 1
    assert [len(moment.chances) for moment in review.moments] == [1] * len(review.moments)
    assert all(0 < moment.chances[0] < 1 for moment in review.moments[:-1])
    assert review.moments[-1].chances == [float(beaten)]
    assert len(review.judged) > 20
    assert "rivals" not in review.players[0].changes


def test_points_of_the_ghost_lower_the_chance() -> None:
    state = replay(game_of("katana", None), played("katana", 1), upto=40)
    now = chances(state)
    state.points[1] += 20
    assert chances(state)[0] < now[0]
    state.points[0] += 40
    assert chances(state)[0] > now[0]


def file_of(record: Record, folder: Path) -> Path:
    path = folder / "game.json"
    path.write_text(to_json(record))
    return path


def test_the_report_names_every_player(
    reviewed: tuple[Game, Review, list[int]], capsys: pytest.CaptureFixture[str]
) -> None:
    game, review, _ = reviewed
    renderer = renderer_of(game_of(game.name, None))
    report(renderer, game, review, range(len(review.points)))
    told = capsys.readouterr().out
    assert "Chance to win" in told
    for seat in range(len(review.points)):
        assert f"\n{renderer.player(seat)}: decisions kept" in told
    assert max(len(line) for line in told.splitlines()) <= 80


def test_the_command_prints_and_writes_a_review(little: object, tmp_path: Path) -> None:
    path, html = file_of(nagashino(), tmp_path), tmp_path / "review.html"
    ran = run_command("review", path, "--jobs", 1, "--html", html, "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["points"] == [68, 67, 50]
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_command_says_in_one_line_what_it_cannot_review(tmp_path: Path) -> None:
    cut = replace(nagashino(), moves=nagashino().moves[:100], result=None)
    ran = run_command("review", file_of(cut, tmp_path))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "isn't over" in ran.err
    ran = run_command("review", file_of(nagashino(), tmp_path), "--seat", 4)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    ran = run_command("review", file_of(nagashino(), tmp_path), "--html", tmp_path / "nowhere/review.html")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
