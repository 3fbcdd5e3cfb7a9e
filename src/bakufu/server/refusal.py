"""Refusals of the service itself: a code for programs, one line for people, and an HTTP status."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bakufu.kernel.errors import BakufuError
from bakufu.text.catalogue import LANGUAGE, Catalogue, Value

_catalogue = lru_cache(Catalogue)


def line(code: str, **variables: Value) -> str:
    """What people are told, from the catalogue."""
    return _catalogue(LANGUAGE).say(f"server-{code}", **variables)


class Refusal(BakufuError):
    """Something a person may not do. Nothing has changed. The variables are those of the code's line."""

    def __init__(self, code: str, status: int = 400, **variables: Value) -> None:
        super().__init__(line(code, **variables))
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
