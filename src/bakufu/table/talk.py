"""Chat at a table: which part of a message is stored."""

from __future__ import annotations

from bakufu.table.refusal import Refusal


def clean_message(text: str) -> str:
    """The text without characters that cannot be seen or stored."""
    cleaned = "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
    if not cleaned:
        raise Refusal("bad-message")
    return cleaned
