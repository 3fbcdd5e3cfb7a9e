"""The effect of a card on a space of Tenno's Court."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.shogun.box.components import CHEST_CARD
from bakufu.shogun.module import Effect
from bakufu.shogun.numbers import WORDS

if TYPE_CHECKING:
    from bakufu.text.shogun.renderer import ShogunRenderer


def converted(renderer: ShogunRenderer, card: int, effect: Effect) -> str:
    """How many armies become officials, or why none do; "" for a card that only declines."""
    if effect.rule:
        return renderer.say("effect-cannot-convert", rule=effect.rule.replace(".", "-"))
    if not effect.armies:
        return ""
    if card >= CHEST_CARD:
        return renderer.say("effect-convert-tray", armies=-effect.armies)
    return renderer.say("effect-convert", armies=-effect.armies, province=renderer.name("province", WORDS[card]))
