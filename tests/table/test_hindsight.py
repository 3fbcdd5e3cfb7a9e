"""Hindsight: a log read again tells every viewer what they saw, keeps the chronicle, and can be gone on from."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from bakufu.bots.job import game_of
from bakufu.client.patch import patched
from bakufu.kernel.standing import standings
from bakufu.server.tables.hindsight_jobs import chronicle, history
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.past.hindsight import Past, cut, decisive, effective_entries
from bakufu.table.projection import step_for, table_view
from tests.table.test_projection import something, without_nulls

STEPS = 150
OPTIONS: dict[str, Any] = {"players": 4, "setup": "claim"}


def some_log(seed: int) -> list[Entry]:
    """A log with everything in it that logs have: talk, plans replaced and taken up, moves taken back, bots sitting
    in."""
    rng, fold = Random(seed), Fold(game_of("shogun", None), OPTIONS, str(seed))
    log: list[Entry] = []
    while len(log) < STEPS:
        kind, seat, data = something(fold, rng)
        entry = Entry(len(log) + 1, kind, seat, data, By.BOT, 1000 * len(log))
        fold.apply(entry)
        log.append(entry)
    return log


@pytest.fixture(scope="module", params=range(2))
def past(request: pytest.FixtureRequest) -> Past:
    log = some_log(request.param)
    assert {Kind.UNDO, Kind.UNSEAL, Kind.TALK, Kind.AWAY} <= {entry.kind for entry in log}
    return Past("shogun", None, OPTIONS, str(request.param), 0, log)


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_patches_lead_from_the_first_view_to_every_other(past: Past, viewer: int | None) -> None:
    told = json.loads(history(past, viewer))
    fold = past.fold()
    view = told["view"]
    assert without_nulls(view) == without_nulls(json.loads(json.dumps(table_view(fold, viewer))))
    assert told["events"][0]["type"] == "game-began"
    assert len(told["steps"]) == STEPS
    for entry, step in zip(past.entries, told["steps"], strict=True):
        events = fold.apply(entry)
        view = patched(view, step["patch"])
        assert without_nulls(view) == without_nulls(table_view(fold, viewer))
        plain_step = step_for(entry, events, viewer, None)
        assert (step["seq"], step["events"]) == (plain_step.seq, plain_step.events)


def test_nobody_is_told_the_plans_of_others(past: Past) -> None:
    """Neither by the events nor by the patches."""
    told = json.loads(history(past, 0))
    for step in told["steps"]:
        for event in step["events"]:
            assert event["type"] != "card-planned" or event["seat"] == 0 or event["card"] is None
        assert step["seat"] == 0 or not step["patch"].get("table", {}).get("my_plan")


def test_effective_entries_leads_to_the_same_table(past: Past) -> None:
    for length in range(0, STEPS, 7):
        there = past.fold()
        counting = effective_entries(there, past.entries[:length])
        again = past.fold()
        for seq, (entry, _) in enumerate(counting, 1):
            again.apply(Entry(seq, entry.kind, entry.seat, entry.data, entry.by, entry.at))
        assert not again.sealed
        assert again.moves == there.moves
        assert again.game.save(again.state) == there.game.save(there.state)
        kinds = {entry.kind for entry, _ in counting}
        assert kinds <= {Kind.MOVES, Kind.SEAL}


def test_a_chronicle_forgets_what_was_taken_back(past: Past) -> None:
    """The same as that of a game in which nobody ever hesitated."""
    counting = effective_entries(past.fold(), past.entries)
    numbers = {seq: entry.seq for seq, (entry, _) in enumerate(counting, 1)}
    straight = [
        Entry(seq, entry.kind, entry.seat, entry.data, entry.by, entry.at) for seq, (entry, _) in enumerate(counting, 1)
    ]
    whole = json.loads(chronicle(past))
    again = json.loads(chronicle(Past("shogun", None, OPTIONS, past.seed, 0, straight)))
    for name in ("rounds", "luck"):
        for row in again[name]:
            if "seq" in row:
                row["seq"] = numbers[row["seq"]]
    assert whole == again
    assert list(whole) == ["standings", "verdict", "decided", "decisive", "rounds", "scoring", "luck"]


def test_what_the_winner_scored_most_more_for_is_decisive() -> None:
    scored = [
        (0, "provinces", 9),
        (1, "provinces", 6),
        (0, "castle", 1),
        (0, "castle", 4),
        (1, "temple", 8),
        (2, "castle", 9),
    ]
    scoring = [{"seat": seat, "source": source, "points": points} for seat, source, points in scored]
    lines = decisive(scoring, standings([14, 14, 9], [3, 2, 0]))
    assert [(line["source"], line["points"], line["ahead"]) for line in lines] == [
        ("castle", 5, 5),
        ("provinces", 9, 3),
    ]
    assert decisive(scoring, standings([14, 14, 9], [3, 3, 0])) == []


def test_a_cut_game_goes_on_from_there(past: Past) -> None:
    for length in (0, 1, STEPS // 2, STEPS):
        there = past.fold()
        for entry in past.entries[:length]:
            there.apply(entry)
        beginning = Past(past.game, None, past.options, past.seed, 0, past.entries[:length])
        found = cut(beginning, 77)
        assert [entry.seq for entry in found.entries] == list(range(1, len(found.entries) + 1))
        assert {entry.at for entry in found.entries} <= {77}
        assert all(entry.command is None for entry in found.entries)
        assert found.awaited == there.game.to_move(there.state)


def test_a_half_laid_plan_is_left_out() -> None:
    log = some_log(0)
    fold = Fold(game_of("shogun", None), OPTIONS, "0")
    for entry in log:
        fold.apply(entry)
        if len(fold.sealed) == 2:
            break
    found = cut(Past("shogun", None, OPTIONS, "0", 0, log[: fold.seq]), 0)
    assert found.awaited == (0, 1, 2, 3)
    assert len(found.entries) < fold.seq
