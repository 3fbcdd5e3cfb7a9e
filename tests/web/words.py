"""The words of the page, by name: tests look for what people read, and know it from the catalogues."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

from fluent.runtime import FluentBundle

from bakufu.text.catalogue import LANGUAGE, Value, folders, parsed

_language = ContextVar("language", default=LANGUAGE)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Whoever looks at the page reads this language."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """What is said of all games is there on every page; a game's own words go before it."""
    bundle = FluentBundle([language], use_isolating=False)
    for place in folders(language, game):
        for file in [file for file in place.iterdir() if file.name.endswith(".ftl")]:
            bundle.add_resource(parsed(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def speaker(game: str) -> Callable[..., str]:
    """Who says a message by its name, of this game or of all."""

    def say(id: str, /, **variables: Value) -> str:
        bundle = _bundle(_language.get(), game)
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, id
        text, errors = bundle.format_pattern(pattern, variables)
        assert not errors, errors
        return str(text)

    return say


say = speaker("shogun")
