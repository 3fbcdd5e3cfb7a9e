"""Which of our languages somebody reads: by the wishes of a browser, or by the settings of a system."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bakufu.text.catalogue import LANGUAGE, languages

# Where a system keeps its language, the strongest first; C and POSIX are nobody's language.
PLACES = ("LC_ALL", "LC_MESSAGES", "LANG")
WISH = re.compile(r"([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?))?")
MOST_WISHES = 20


def readable(wishes: Iterable[str]) -> str:
    """The first language of these that we have; of en-GB and zh_CN.UTF-8 the first word counts. English if none is."""
    known = languages()
    words = [re.split(r"[-_.@]", wish.strip().lower(), maxsplit=1)[0] for wish in wishes]
    return next((word for word in words if word in known), LANGUAGE)


def accepted(header: str) -> str:
    """By the wishes of a browser, as in `de-AT, de;q=0.9, en;q=0.5`. What cannot be read is passed over."""
    wishes = [found for part in header.split(",")[:MOST_WISHES] if (found := WISH.fullmatch(part.strip()))]
    weighed = [(float(wish[2] or 1), wish[1]) for wish in wishes]
    return readable(name for weight, name in sorted(weighed, key=lambda wish: -wish[0]) if weight > 0)


def of_the_system(settings: Mapping[str, str]) -> str:
    """By the environment of a process. LANGUAGE may list several, and counts only where there is a locale at all."""
    locale = next((settings[place] for place in PLACES if settings.get(place)), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return LANGUAGE
    return readable([*settings.get("LANGUAGE", "").split(":"), locale])
