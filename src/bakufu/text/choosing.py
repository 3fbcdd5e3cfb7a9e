"""Choosing a language: from a browser's Accept-Language header, or from the system's settings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bakufu.text.catalogue import LANGUAGE, languages

# Environment variables with the system's language, by precedence; C and POSIX are not languages.
PLACES = ("LC_ALL", "LC_MESSAGES", "LANG")
WISH = re.compile(r"([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?))?")
MOST_WISHES = 20


def readable(wishes: Iterable[str]) -> str:
    """The first of these languages with a catalog, or English. Of en-GB or zh_CN.UTF-8, only the first part counts."""
    known = languages()
    words = [re.split(r"[-_.@]", wish.strip().lower(), maxsplit=1)[0] for wish in wishes]
    return next((word for word in words if word in known), LANGUAGE)


def accepted(header: str) -> str:
    """From an Accept-Language header like `de-AT, de;q=0.9, en;q=0.5`. Invalid parts are ignored."""
    wishes = [found for part in header.split(",")[:MOST_WISHES] if (found := WISH.fullmatch(part.strip()))]
    weighed = [(float(wish[2] or 1), wish[1]) for wish in wishes]
    return readable(name for weight, name in sorted(weighed, key=lambda wish: -wish[0]) if weight > 0)


def of_the_system(settings: Mapping[str, str]) -> str:
    """From environment variables. LANGUAGE may list several languages, and counts only if a locale is set."""
    locale = next((settings[place] for place in PLACES if settings.get(place)), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return LANGUAGE
    return readable([*settings.get("LANGUAGE", "").split(":"), locale])
