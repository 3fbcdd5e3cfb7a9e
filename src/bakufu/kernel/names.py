"""How names are spelled: classes as kebab-case words, and the nearest known name for a typing error."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches


def kebab(name: str) -> str:
    """`CardPlanned` as `card-planned`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def one_of(wrong: object, known: Iterable[str]) -> str:
    """The tail of an error message: what was meant, perhaps, and what is possible."""
    names = list(known)
    near = get_close_matches(str(wrong), names, 1)
    if near:
        return f"did you mean {near[0]}?"
    shown = ", ".join(names[:12]) + (", ..." if len(names) > 12 else "")
    return f"possible: {shown}"
