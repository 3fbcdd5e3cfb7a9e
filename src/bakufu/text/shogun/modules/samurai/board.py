"""Samurai as text: the top card of every pile, and the benefits of the viewer's next card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.patch import Json
from bakufu.text.columns import packed, wrapped

if TYPE_CHECKING:
    from bakufu.text.shogun.renderer import ShogunRenderer


def board(renderer: ShogunRenderer, table: Json) -> list[str]:
    """Empty if the module isn't played."""
    if "samurai" not in table or table["over"]:
        return []
    told = table["samurai"]
    tops = [
        renderer.say("board-samurai-card", player=renderer.player(seat), card=card)
        for seat, card in enumerate(told["cards"])
    ]
    lines = packed(renderer.say("board-samurai"), tops)
    seat = table["seat"]
    if seat is None or told["cards"][seat] == len(told["benefits"]):
        return lines
    offers = [
        renderer.say("board-benefit", benefit=benefit, amount=amount)
        for benefit, amount in told["benefits"][told["cards"][seat]].items()
    ]
    return [*lines, *wrapped(renderer.say("board-next-samurai", benefits=renderer.either(offers)))]
