"""Errors as one line of text in any language."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache

from bakufu.kernel.errors import BakufuError
from bakufu.text.catalogue import LANGUAGE, Catalogue, Value

_catalogue = lru_cache(Catalogue)
MOST_NAMES = 12
LARGEST = 10**15  # numbers of this size are formatted; larger ones can only come from a hostile file
LONGEST = 300  # characters of a variable


def sentence(error: BakufuError, language: str = LANGUAGE) -> str:
    """What the error says. Other errors among its variables are rendered in the same language."""
    given: dict[str, Value] = {name: _word(value, language) for name, value in error.variables.items()}
    if "wrong" in error.variables:
        given |= _names(error.variables["wrong"], error.variables.get("known", ()))
    return _catalogue(language).say(error.words, **given)


def _word(value: object, language: str) -> Value:
    if isinstance(value, BakufuError):
        return sentence(value, language)
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < LARGEST:
        return value
    return _shown(str(value))


def _shown(text: str) -> str:
    """Part of an error may come from a file or from somebody else: no control character reaches a terminal."""
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def _names(wrong: object, known: object) -> dict[str, Value]:
    """The closest match, and the known names."""
    names = list(known) if isinstance(known, tuple) else []
    near = get_close_matches(str(wrong), names, 1)
    shown = ", ".join(names[:MOST_NAMES]) + (", ..." if len(names) > MOST_NAMES else "")
    return {"wrong": _shown(repr(wrong)), "known": shown, "near": "".join(near), "meant": "yes" if near else "no"}
