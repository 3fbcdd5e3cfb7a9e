"""The numbers of moves, decisions, tasks, rows and observed fields: records, snapshots and trained players hold them.

The file lists them as they are. A new module appends; nothing that is there may move.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import bakufu
from bakufu.shogun.views.observation import observed_fields

GOLDEN: dict[str, Any] = json.loads(Path(__file__).with_name("numbers.json").read_text(encoding="utf-8"))
GAME: Any = bakufu.load("shogun")
MODULES = ("court", "samurai", "leaders", "chambers")
SUBSETS: list[tuple[str, ...]] = [(), *[(module,) for module in MODULES], MODULES]


def test_moves_keep_their_numbers() -> None:
    assert list(GAME.words)[: len(GOLDEN["words"])] == GOLDEN["words"]


def test_decisions_and_tasks_keep_their_numbers_in_every_game() -> None:
    for modules in SUBSETS:
        setting = GAME.setting({"modules": modules})
        decisions = [decision.name for decision in setting.decisions]
        assert decisions[: len(GOLDEN["decisions"])] == GOLDEN["decisions"]
        assert list(setting.task_names)[: len(GOLDEN["tasks"])] == GOLDEN["tasks"]


def test_what_a_decision_is_about_keeps_its_names() -> None:
    setting = GAME.setting({"modules": MODULES})
    about = {setting.decisions[kind].name: list(names) for kind, names in sorted(setting.about.items())}
    assert {name: about[name] for name in GOLDEN["about"]} == GOLDEN["about"]


def test_spaces_keep_their_numbers() -> None:
    assert list(GAME.setting({"modules": MODULES}).space_names) == GOLDEN["spaces"]


def test_steps_keep_their_numbers() -> None:
    for modules in SUBSETS:
        for setup in ("fixed", "claim"):
            steps = [step.__name__ for step in GAME.setting({"setup": setup, "modules": modules}).sequence]
            assert steps == GOLDEN["steps"][f"{setup} {','.join(modules)}".strip()]


def test_rows_of_the_modules_keep_their_numbers() -> None:
    """A row is known by its contents before the game begins, in the games that have it."""
    for modules in SUBSETS:
        rows = GAME.setting({"players": 3, "modules": modules}).module_rows
        golden = GOLDEN["rows"][",".join(modules)]
        assert rows[: len(golden)] == golden
        assert not any(rows[len(golden) :])


def test_observations_keep_their_layout() -> None:
    for modules in SUBSETS:
        for setup in ("fixed", "claim"):
            fields = observed_fields(GAME.setting({"players": 3, "setup": setup, "modules": modules}))
            layout = [[field.name, field.slots, field.bias, field.counted] for field in fields]
            assert layout == GOLDEN["observed"][f"{setup} {','.join(modules)}".strip()]
