"""Tenno's Court as text: the favors on display, the players' officials, and favors in effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.patch import Json
from bakufu.text.columns import packed
from bakufu.text.shogun.modules.court.words import favour

if TYPE_CHECKING:
    from bakufu.text.shogun.renderer import ShogunRenderer


def board(renderer: ShogunRenderer, table: Json) -> list[str]:
    """Empty if the module isn't played."""
    if "court" not in table or table["over"]:
        return []
    told = table["court"]
    lines = _favours(renderer, told)
    players = [renderer.player(seat) for seat in range(len(told["entrance"]))]
    officials = []
    for seat, player in enumerate(players):
        here = told["entrance"][seat] + told["audience"][seat]
        officials.append(renderer.say("board-officials", player=player, here=here, left=told["officials"][seat]))
    lines += packed(renderer.say("board-court"), officials)
    held = []
    for seat, player in enumerate(players):
        if told["kept"][seat]:
            held.append(renderer.say("board-kept", player=player))
        if told["protected"][seat]:
            actions = renderer.joined([renderer.name("space", action) for action in told["protected"][seat]])
            held.append(renderer.say("board-protected", player=player, actions=actions))
    return lines + (packed(renderer.say("board-favoured"), held) if held else [])


def _favours(renderer: ShogunRenderer, told: Json) -> list[str]:
    lying = [
        renderer.say("board-favour", officials=space["officials"], favour=favour(renderer, space["favour"]["number"]))
        for space in told["favours"]
        if space["favour"] is not None
    ]
    return packed(renderer.say("board-favours"), lying) if lying else []
