"""Whole games with Tenno's Court: accounts hold, views can be read back, patches are patches, nothing gets stuck."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.shogun.accounts import SCARCE_BOX, audit, pieces

import bakufu
from bakufu.kernel.patch import merge_patch
from bakufu.kernel.playout import random_game, random_turn
from bakufu.shogun.box.components import SEASONS
from bakufu.shogun.modules.court.numbers import ENTRANCE, FAVOURED_BUILDING, OFFICIALS, TAKE_FAVOUR
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.events import CubesThrown, RoundEnded
from bakufu.shogun.rules.state import State
from tests.shogun.accounts import check_accounts
from tests.shogun.rules.test_refusals import check_names, check_refusals
from tests.shogun.table import GAME

pytestmark = pytest.mark.whole_games

BOARDS = (("sun", "fixed"), ("sun", "claim"), ("moon", "claim"))
TABLES: list[dict[str, Any]] = [
    {"players": players, "side": side, "setup": setup, "modules": ["court"]}
    for players in (3, 4, 5)
    for side, setup in BOARDS
]
every_table = pytest.mark.parametrize("options", TABLES, ids=lambda table: "-".join(str(v) for v in table.values()))
ALL = {"players": 4, "modules": list(NAMES)}
COURT = range(TAKE_FAVOUR, FAVOURED_BUILDING + 1)


def moments(options: dict[str, Any], seed: int, events: list[Any] | None = None) -> Iterator[State]:
    rng = bakufu.Rng(seed, "players")
    state = GAME.start(options, seed, events)
    yield state
    while not state.over():
        random_turn(state, rng, events)
        yield state


@every_table
def test_every_piece_is_somewhere_and_every_decision_has_its_moves(options: dict[str, Any]) -> None:
    asked = set()
    for number, state in enumerate(moments(options, 31)):
        check_accounts(state)
        assert bool(GAME.to_move(state)) != state.over()
        if state.decision in COURT or number % 25 == 0:
            asked.add(state.decision)
            check_refusals(state)
            check_names(state)
    assert TAKE_FAVOUR in asked


@every_table
def test_views_are_read_back_and_changes_are_patches(options: dict[str, Any]) -> None:
    viewers = [None, *range(options["players"])]
    before: list[Any] = []
    for number, state in enumerate(moments(options, 32)):
        if state.decision not in COURT and number % 40:
            continue
        after = [GAME.view(state, seat) for seat in viewers]
        tables = [bakufu.plain(view) for view in after]
        for view, table in zip(after, tables, strict=True):
            assert GAME.read_view(json.loads(json.dumps(table))) == view
        if before:
            there = [merge_patch(bakufu.plain(old), table) for old, table in zip(before, tables, strict=True)]
            assert GAME.changes(before, after) == there
        before = after


@pytest.mark.parametrize("options", [*TABLES[::4], ALL], ids=lambda table: str(table["players"]))
def test_saved_games_and_copies_play_on_alike(options: dict[str, Any]) -> None:
    for state in moments(options, 33):
        if state.decision not in COURT:
            continue
        saved = json.dumps(GAME.save(state))
        copy = state.copy()
        restored = GAME.restore(options, json.loads(saved))
        random_game(copy, bakufu.Rng(7))
        assert json.dumps(GAME.save(state)) == saved
        random_game(restored, bakufu.Rng(7))
        assert GAME.save(restored) == GAME.save(copy)
        if state.year == 2:
            break


@pytest.mark.parametrize("options", [*TABLES[::4], ALL], ids=lambda table: str(table["players"]))
def test_an_imagined_court_looks_like_the_one_that_is_seen(options: dict[str, Any]) -> None:
    rng = bakufu.Rng(34)
    for number, state in enumerate(moments(options, 34)):
        if state.decision not in COURT and number % 60:
            continue
        for seat in (None, 0):
            seen = GAME.view(state, seat)
            imagined = GAME.imagine(seen, rng)
            assert GAME.view(imagined, seat) == seen
            check_accounts(imagined)
    random_game(imagined, rng)
    assert imagined.over()
    check_accounts(imagined)


@every_table
def test_the_chronicle_knows_what_the_court_brought(options: dict[str, Any]) -> None:
    events: list[Any] = []
    *_, state = moments(options, 35, events)
    # How kind the tower was takes long to reckon, and is no matter of the court.
    told = GAME.chronicle(options, [(1, [event for event in events if not isinstance(event, CubesThrown)])])
    last = told.rounds[-1]
    seats = range(options["players"])
    assert last.points == tuple(state.points)
    assert last.chests == tuple(state.chests)
    assert last.rice == tuple(state.rice)
    assert last.provinces == tuple(state.owner.count(seat) for seat in seats)
    armies = [sum(state.armies[p] for p in range(45) if state.owner[p] == seat) for seat in seats]
    assert last.armies == tuple(armies)
    scored = [sum(score.points for score in told.scoring if score.seat == seat) for seat in seats]
    assert scored == state.points
    assert [(score.year, score.season) for score in told.scoring if score.source == "favours"] == favoured_in(events)


def favoured_in(events: list[Any]) -> list[tuple[int, str]]:
    """The year and the season of each favor for points, by the seasons that were over before."""
    found, over = [], 0
    for event in events:
        if isinstance(event, RoundEnded):
            over += 1
        elif event.rule == "court.favour-gives-points":
            found.append((over // 3 + 1, SEASONS[over % 3]))
    return found


def test_all_modules_play_together_to_the_end() -> None:
    for state in moments(ALL, 36):
        check_accounts(state)
    assert state.over()
    assert [a + b for a, b in zip(state.module_rows[ENTRANCE], state.module_rows[OFFICIALS], strict=True)] == [7] * 4


def test_nothing_is_taken_from_an_empty_supply(tmp_path: Path) -> None:
    """With a box that is barely enough, favours bring what there is, or nothing."""
    file = tmp_path / "scarce.toml"
    file.write_text(SCARCE_BOX + "[court]\nofficials = 5\n", encoding="utf-8")
    game = bakufu.load("shogun", file)
    told = set()
    for seed in range(4):
        events: list[Any] = []
        rng = bakufu.Rng(seed)
        state = game.start({"players": 5, "setup": "claim", "modules": ["court"]}, seed, events)
        while not state.over():
            random_turn(state, rng, events)
            check_accounts(state)
            assert audit(state, pieces(game.facts.table)) == []
        told |= {event.rule for event in events}
    assert {"court.supplies-are-limited", "court.favour-in-vain", "court.officials-are-limited"} <= told
