"""Names of favors."""

from __future__ import annotations

from bakufu.text.renderer import Renderer


def favour(renderer: Renderer, card: int) -> str:
    """The effect of a favor, with its amount."""
    printed = renderer.game.facts.table["favour"][str(card)]
    return renderer.say(f"name-favour-{printed['kind']}", amount=printed.get("amount", 0))
