"""Military Leaders as text: leaders and statues on the map, trophies, and statues left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.patch import Json
from bakufu.text.columns import packed

if TYPE_CHECKING:
    from bakufu.text.shogun.teller import ShogunTeller


def board(teller: ShogunTeller, table: Json) -> list[str]:
    """Empty if the module isn't played."""
    if "leaders" not in table:
        return []
    told = table["leaders"]
    players = [teller.player(seat) for seat in range(len(told["provinces"]))]
    lines = packed(teller.say("board-leaders"), _where(teller, players, told["provinces"]))
    statues = [
        teller.say("board-statue", province=teller.name("province", name), statues=teller.cubes(pieces))
        for name, pieces in told["statues"].items()
    ]
    trophies = [
        teller.say("board-trophy", player=player, trophies=sum(pieces.values()))
        for player, pieces in zip(players, told["trophies"], strict=True)
        if pieces
    ]
    left = [
        teller.say("board-statue-left", player=player, statues=statues)
        for player, statues in zip(players, told["left"], strict=True)
    ]
    if statues:
        lines += packed(teller.say("board-statues"), statues)
    if trophies:
        lines += packed(teller.say("board-trophies"), trophies)
    return lines if table["over"] else lines + packed(teller.say("board-statues-left"), left)


def _where(teller: ShogunTeller, players: list[str], provinces: list[str | None]) -> list[str]:
    told = []
    for player, name in zip(players, provinces, strict=True):
        province = "" if name is None else teller.name("province", name)
        told.append(teller.say("board-leader", player=player, there="yes" if name else "no", province=province))
    return told
