"""Table talk: what of somebody's words is kept."""

from __future__ import annotations

from bakufu.server.refusal import Refusal


def spoken(text: str) -> str:
    """The words without what cannot be seen or stored."""
    words = "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
    if not words:
        raise Refusal("bad-message")
    return words
