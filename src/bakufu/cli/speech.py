"""The language of the command line, and its messages."""

from __future__ import annotations

import os
from contextvars import ContextVar
from functools import cache

from bakufu.kernel.errors import BakufuError
from bakufu.text.catalogue import Catalogue, Value, checked_language
from bakufu.text.choosing import of_the_system
from bakufu.text.errors import sentence

_chosen: ContextVar[str | None] = ContextVar("language", default=None)


def speak(language: str | None) -> None:
    """Set the language; None means the system's language."""
    _chosen.set(None)
    _chosen.set(None if language is None else checked_language(language))


def language() -> str:
    """The language chosen with --language or BAKUFU_LANGUAGE, otherwise the system's."""
    return _chosen.get() or of_the_system(os.environ)


@cache
def _catalogue(language: str, game: str | None = None) -> Catalogue:
    return Catalogue(language, game)


def say(id: str, /, **variables: Value) -> str:
    return _catalogue(language()).say(id, **variables)


def knows(id: str, /) -> bool:
    """Whether the message exists."""
    return _catalogue(language()).has(id)


def say_of(game: str, id: str, /, **variables: Value) -> str:
    """A message of one game."""
    return _catalogue(language(), game).say(id, **variables)


def say_error(error: BakufuError) -> str:
    """An error as text."""
    return sentence(error, language())
