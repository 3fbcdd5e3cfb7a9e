"""Names that look like others: which scripts may be mixed, which characters nobody sees, and what a name looks like.

The data is Unicode's (UTS 39), from confusable_homoglyphs. It takes a moment to load, so that is done on first use.
"""

from __future__ import annotations

import unicodedata
from functools import cache

LONGEST = 120
# Scripts that are written together: "highly restrictive" in UTS 39. Each name uses those of one line, or one script.
TOGETHER = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
ANY_SCRIPT = frozenset({"COMMON", "INHERITED"})
# Letters and marks that take no ink, though Unicode counts them as printable: fillers, joiners, variation selectors.
UNSEEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180f"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
MOST_MARKS = 2  # on one letter


def invisible(name: str) -> bool:
    """Whether there is something in it that nobody sees, or marks that cover the lines around it."""
    if not UNSEEN.isdisjoint(name):
        return True
    marks = [unicodedata.category(letter) in ("Mn", "Me") for letter in unicodedata.normalize("NFD", name)]
    return marks[:1] == [True] or any(all(marks[at : at + MOST_MARKS + 1]) for at in range(len(marks) - MOST_MARKS))


def mixed(name: str) -> bool:
    """Whether it mixes scripts that nobody writes together, such as a Cyrillic letter among Latin ones."""
    from confusable_homoglyphs import categories

    scripts = frozenset(categories.unique_aliases(name)) - ANY_SCRIPT
    return len(scripts) > 1 and not any(scripts <= allowed for allowed in TOGETHER)


def lookalike(name: str) -> str:
    """The same for all names that look the same, capital letters or not: `AIice` and `Alice`, `raul` and `rаul`."""
    return _skeleton(_skeleton(name).casefold())[:LONGEST]


def _skeleton(text: str) -> str:
    """What UTS 39 compares: every character replaced by the simplest one that looks like it."""
    looks = "".join(_prototype(letter) for letter in unicodedata.normalize("NFKD", text))
    return unicodedata.normalize("NFD", looks)


@cache
def _prototype(letter: str) -> str:
    from confusable_homoglyphs.confusables import confusables_data as known

    # The data has each pair in both directions: a prototype is known with all that look like it, those only with it.
    others = known.get(letter, [])
    if len(others) != 1:
        return letter
    other: str = others[0]["c"]
    return min(letter, other) if len(known.get(other, [])) == 1 else other
