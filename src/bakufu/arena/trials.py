"""The file of trials and their values, so that an interrupted tuning can be resumed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from bakufu.kernel.errors import BakufuError


class BadTrials(BakufuError):
    """The file is damaged or belongs to another tuning."""


class Trials:
    """One line for the settings, and one per trial, written when it is finished."""

    def __init__(self, path: Path, settings: dict[str, object]) -> None:
        self.path = path
        self.values: dict[int, float] = {}
        if path.exists():
            self._read(settings)
        else:
            self._append(settings)

    def _read(self, settings: dict[str, object]) -> None:
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        try:
            first, *lines = [json.loads(line) for line in whole.splitlines()]
            self.values = {line["trial"]: float(line["value"]) for line in lines}
        except (ValueError, KeyError, TypeError, AttributeError, ArithmeticError, RecursionError):
            raise BadTrials("error-trials-damaged", file=self.path) from None
        if first != settings:
            raise BadTrials("error-trials-other", file=self.path)
        if whole != text:  # the last line was cut off
            with self.path.open("r+b") as handle:
                handle.truncate(len(whole))

    def add(self, trial: int, value: float, point: Sequence[float]) -> None:
        self.values[trial] = value
        self._append({"trial": trial, "value": value, "point": [round(one, 6) for one in point]})

    def _append(self, line: dict[str, object]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
