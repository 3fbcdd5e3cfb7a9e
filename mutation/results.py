"""Results, kept in a JSON file after every fault, so that a run can be continued."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from mutation.faults import Fault

SURVIVED = ""
NO_PLACE = "no place"  # the text isn't in the tree that is looked at


@dataclass(frozen=True)
class Result:
    """`suite` is the one that noticed the fault, SURVIVED if none of the first `tried` did; `test` failed first."""

    digest: str
    suite: str
    test: str
    seconds: float
    tried: int


class Results:
    def __init__(self, file: Path) -> None:
        self.file = file
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self._found = {name: Result(**row) for name, row in kept.items()}

    def of(self, fault: Fault) -> Result | None:
        """What is known of a fault, unless it has been changed since."""
        found = self._found.get(fault.name)
        return found if found is not None and found.digest == fault.digest() else None

    def note(self, fault: Fault, result: Result) -> None:
        self._found[fault.name] = result
        self.file.parent.mkdir(parents=True, exist_ok=True)
        rows = {name: asdict(self._found[name]) for name in sorted(self._found)}
        self.file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
