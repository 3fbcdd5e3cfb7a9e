"""What is wrong with a sentence, whatever it says."""

from __future__ import annotations

SIGNS = ("{", "}", "$", "  ", " .", " ,", " ;", "None", "-id")


def clean(text: str) -> bool:
    """A sentence without braces, doubled blanks, or names of the code."""
    return bool(text.strip()) and not any(sign in text for sign in SIGNS)
