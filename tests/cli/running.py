"""Running the command in this process, and a keyboard that reads the screen and answers as a simple person would."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

from bakufu.cli.main import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


def run(*args: object, keyboard: io.TextIOBase | None = None) -> Ran:
    """One run of `bakufu` with these words; without a keyboard nothing is typed."""
    out, err = io.StringIO(), io.StringIO()
    if isinstance(keyboard, Person):
        keyboard.screen = out
    before = sys.stdin
    sys.stdin = keyboard or io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main([str(arg) for arg in args])
    finally:
        sys.stdin = before
    return Ran(code, out.getvalue(), err.getvalue())


def typed(lines: Iterable[str]) -> io.StringIO:
    return io.StringIO("".join(f"{line}\n" for line in lines))


class Person(io.StringIO):
    """Types `first`, line by line; after that it plans with `done` and takes the first option it reads."""

    def __init__(self, first: Iterable[str] = ()) -> None:
        super().__init__()
        self.first = list(first)
        self.screen = io.StringIO()
        self.answers = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # so do the stubs of `io`
        self.answers += 1
        assert self.answers < 2000, "the game does not end"
        return (self.first.pop(0) if self.first else self._answer()) + "\n"

    def _answer(self) -> str:
        shown = self.screen.getvalue()
        if shown.endswith("plan> "):
            return "done"
        question = shown.rpartition("?\n")[2]
        found = re.search(r"^Options: (\w+)|^ +(\d+) ", question, re.MULTILINE)
        assert found, f"no option to read in {question!r}"
        return found[1] or found[2]
