"""Names of favors."""

from __future__ import annotations

from bakufu.text.teller import Teller


def favour(teller: Teller, card: int) -> str:
    """The effect of a favor, with its amount."""
    printed = teller.game.facts.table["favour"][str(card)]
    return teller.say(f"name-favour-{printed['kind']}", number=card, amount=printed.get("amount", 0))
