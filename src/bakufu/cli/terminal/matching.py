"""Matches input against names: whole words, initials, or an unambiguous beginning."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def plain_letters(text: str) -> str:
    """Text without case, accents, spaces and hyphens: `Deploy 5` and `deploy-5` are equal."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum() or letter == "?")


def initials(text: str) -> str:
    return "".join(part[0] for part in re.split(r"[^\w?]+", text.casefold()) if part)


def matches(typed: str, words: Iterable[tuple[str, T]]) -> list[T]:
    """The matching things: one if the input is clear, several if it is ambiguous."""
    wanted = plain_letters(typed)
    if not wanted:
        return []
    pairs = list(words)
    exact = [thing for word, thing in pairs if plain_letters(word) == wanted]
    short = [thing for word, thing in pairs if initials(word) == wanted and len(wanted) > 1]
    begun = [thing for word, thing in pairs if plain_letters(word).startswith(wanted)]
    return _once(exact or short or begun)


def _once(things: Sequence[T]) -> list[T]:
    found: list[T] = []
    for thing in things:
        if thing not in found:
            found.append(thing)
    return found
