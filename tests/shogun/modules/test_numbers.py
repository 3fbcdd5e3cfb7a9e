"""The numbers of moves, decisions, tasks, rows and observed fields stay: records and trained players hold them."""

from __future__ import annotations

import pytest

from tests.shogun.modules.frozen import FILE, GAME, frozen, kept, numbers, subsets, written

GOLDEN = frozen()


@pytest.mark.parametrize("what", GOLDEN)
def test_frozen_numbers_stay(what: str) -> None:
    assert kept(GOLDEN[what], numbers()[what])


def test_steps_and_observations_of_a_game_do_not_even_grow() -> None:
    found = numbers()
    for what in ("steps", "observed"):
        assert {key: found[what][key] for key in GOLDEN[what]} == GOLDEN[what]


@pytest.mark.parametrize("modules", subsets(), ids=",".join)
def test_decisions_and_tasks_have_the_same_numbers_in_every_game(modules: tuple[str, ...]) -> None:
    setting = GAME.setting({"modules": modules})
    found = numbers()
    assert [decision.name for decision in setting.decisions] == found["decisions"]
    assert list(setting.task_names) == found["tasks"]


def test_the_file_is_as_it_is_written() -> None:
    assert written(GOLDEN) == FILE.read_text(encoding="utf-8")


def test_what_moves_is_noticed() -> None:
    assert kept({"a": ["x"]}, {"a": ["x", "y"], "b": []})
    assert not kept({"a": ["x"]}, {"a": ["y", "x"]})
    assert not kept({"a": []}, {"b": []})
