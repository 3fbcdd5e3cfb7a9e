"""Refusals of the service itself: a code for programs, one line for people, and an HTTP status."""

from __future__ import annotations

import msgspec

from bakufu.kernel.errors import BakufuError
from bakufu.text.errors import sentence


class Refusal(BakufuError):
    """Something a person may not do. Nothing has changed. The variables are those of the code's line, `server-` and
    the code in the catalogues."""

    def __init__(self, code: str, status: int = 400, **variables: object) -> None:
        super().__init__(f"server-{code}", **variables)
        self.code = code
        self.status = status


class TooOften(Refusal):
    """`wait`: after so many seconds it can be tried again."""

    def __init__(self, code: str, wait: int) -> None:
        super().__init__(code, 429)
        self.wait = wait


class Problem(msgspec.Struct, omit_defaults=True):
    """Every refusal over HTTP. `code` never changes and is for programs, `message` is for people."""

    code: str
    message: str
    problems: list[str] = []  # what is wrong with which part of the request


def problem(refusal: Refusal, language: str, problems: list[str] | None = None) -> Problem:
    """A refusal as its reader understands it."""
    return Problem(refusal.code, sentence(refusal, language), problems or [])
