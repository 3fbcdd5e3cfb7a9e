"""Names of people: which are valid, and when two are the same."""

from __future__ import annotations

import unicodedata

from bakufu.server.people.lookalikes import invisible, mixed
from bakufu.table.refusal import Refusal

LONGEST_NAME = 24
LONGEST_KEY = 40  # a few letters become several in lower case


def good_name(name: str) -> str:
    """The name as it is shown."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or len(name_key(name)) > LONGEST_KEY:
        raise Refusal("bad-name", most=LONGEST_NAME)
    if invisible(name):
        raise Refusal("invisible-name")
    if mixed(name):
        raise Refusal("mixed-name")
    return name


def name_key(name: str) -> str:
    """The normalized form for comparing and searching; accepts any input."""
    plain = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return "".join(letter for letter in plain if letter.isprintable())
