"""Favours of Tenno's Court by name."""

from __future__ import annotations

from bakufu.text.teller import Teller


def favour(teller: Teller, card: int) -> str:
    """What a favour does, with the amount on its card."""
    printed = teller.game.facts.table["favour"][str(card)]
    return teller.say(f"name-favour-{printed['kind']}", number=card, amount=printed.get("amount", 0))
