"""The language of the command line, and what commands say in it."""

from __future__ import annotations

from functools import cache

import click

from bakufu.text.catalogue import LANGUAGE, Catalogue, Value


def language() -> str:
    """The one asked for with --language or BAKUFU_LANGUAGE."""
    context = click.get_current_context(silent=True)
    chosen = context.find_root().params.get("language") if context else None
    return chosen or LANGUAGE


@cache
def _catalogue(language: str, game: str | None = None) -> Catalogue:
    return Catalogue(language, game)


def say(id: str, /, **variables: Value) -> str:
    return _catalogue(language()).say(id, **variables)


def knows(id: str, /) -> bool:
    """Whether there is anything to say."""
    return _catalogue(language()).has(id)


def say_of(game: str, id: str, /, **variables: Value) -> str:
    """What is said of one game only."""
    return _catalogue(language(), game).say(id, **variables)
