"""The numbers that records, snapshots and trained players hold: of moves, decisions, tasks, spaces, rows and observed
fields. `numbers.json` freezes them.

`python -m tests.shogun.modules.frozen` adds those of a new module, before its first release. Nothing that is there may
move.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import bakufu
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.views.observation import observed_fields

FILE = Path(__file__).with_name("numbers.json")
GAME: Any = bakufu.load("shogun")
SETUPS = ("fixed", "claim")


def frozen() -> Any:
    return json.loads(FILE.read_text(encoding="utf-8"))


def subsets() -> list[tuple[str, ...]]:
    """The base game, each module alone, and all of them: those of today, and those that are frozen."""
    old = [tuple(key.split(",")) for key in frozen()["rows"] if "," in key]
    return list(dict.fromkeys([(), *[(module,) for module in NAMES], *old, NAMES]))


def numbers() -> dict[str, Any]:
    """What the file should hold. Steps, rows and fields are by the modules that are played, and by setup."""
    setting = GAME.setting({"modules": NAMES})
    steps, rows, observed = {}, {}, {}
    for modules in subsets():
        key = ",".join(modules)
        rows[key] = [list(row) for row in GAME.setting({"players": 3, "modules": modules}).module_rows]
        for setup in SETUPS:
            played = GAME.setting({"players": 3, "setup": setup, "modules": modules})
            steps[f"{setup} {key}".strip()] = [step.__name__ for step in played.sequence]
            observed[f"{setup} {key}".strip()] = [
                [field.name, field.slots, field.bias, field.counted] for field in observed_fields(played)
            ]
    return {
        "words": list(GAME.words),
        "decisions": [decision.name for decision in setting.decisions],
        "tasks": list(setting.task_names),
        "about": {setting.decisions[kind].name: list(names) for kind, names in sorted(setting.about.items())},
        "spaces": list(setting.space_names),
        "steps": steps,
        "rows": rows,
        "observed": observed,
    }


def kept(old: Any, new: Any) -> bool:
    """Whether all that is frozen is still there, in its place: lists and tables may only grow."""
    if isinstance(old, dict):
        return all(key in new and kept(value, new[key]) for key, value in old.items())
    if isinstance(old, list):
        return bool(new[: len(old)] == old)
    return bool(old == new)


def written(data: dict[str, Any]) -> str:
    """One line for each list."""
    parts = [f'  "{name}": {_written(value)}' for name, value in data.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _written(value: Any) -> str:
    if isinstance(value, list):
        return json.dumps(value)
    rows = [f'    "{key}": {json.dumps(held)}' for key, held in value.items()]
    return "{\n" + ",\n".join(rows) + "\n  }"


if __name__ == "__main__":
    found = numbers()
    assert kept(frozen(), found), "something that is frozen has moved"
    FILE.write_text(written(found), encoding="utf-8")
