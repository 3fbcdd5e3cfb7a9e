"""Military Leaders as text: leaders and statues on the map, trophies, and statues left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.patch import Json
from bakufu.text.columns import packed

if TYPE_CHECKING:
    from bakufu.text.shogun.renderer import ShogunRenderer


def board(renderer: ShogunRenderer, table: Json) -> list[str]:
    """Empty if the module isn't played."""
    if "leaders" not in table:
        return []
    told = table["leaders"]
    players = [renderer.player(seat) for seat in range(len(told["provinces"]))]
    lines = packed(renderer.say("board-leaders"), _where(renderer, players, told["provinces"]))
    statues = [
        renderer.say("board-statue", province=renderer.name("province", name), statues=renderer.cubes(pieces))
        for name, pieces in told["statues"].items()
    ]
    trophies = [
        renderer.say("board-trophy", player=player, trophies=sum(pieces.values()))
        for player, pieces in zip(players, told["trophies"], strict=True)
        if pieces
    ]
    left = [
        renderer.say("board-statue-left", player=player, statues=statues)
        for player, statues in zip(players, told["left"], strict=True)
    ]
    if statues:
        lines += packed(renderer.say("board-statues"), statues)
    if trophies:
        lines += packed(renderer.say("board-trophies"), trophies)
    return lines if table["over"] else lines + packed(renderer.say("board-statues-left"), left)


def _where(renderer: ShogunRenderer, players: list[str], provinces: list[str | None]) -> list[str]:
    told = []
    for player, name in zip(players, provinces, strict=True):
        province = "" if name is None else renderer.name("province", name)
        told.append(renderer.say("board-leader", player=player, there="yes" if name else "no", province=province))
    return told
