"""The samurai on the open table, and the way back from there."""

from __future__ import annotations

from typing import Annotated, TypedDict

from bakufu.kernel.patch import Json
from bakufu.kernel.shapes import Keyed
from bakufu.shogun.module import Part
from bakufu.shogun.modules.samurai.box import BENEFITS, CARDS
from bakufu.shogun.modules.samurai.numbers import SAMURAI
from bakufu.shogun.modules.samurai.piles import KINDS, offered
from bakufu.shogun.rules.state import State

Offered = Annotated[dict[str, int], Keyed("Benefits", BENEFITS, False)]


class Samurai(TypedDict):
    """Each seat's top card, 0 for the empty banner; what cards 1 to 3 offer."""

    cards: list[int]
    benefits: list[Offered]


def tell(known: State) -> Samurai:
    shown = [
        {BENEFITS[kind]: offered(known, card, kind) for kind in range(KINDS) if offered(known, card, kind)}
        for card in range(1, CARDS + 1)
    ]
    return {"cards": list(known.module_rows[SAMURAI]), "benefits": shown}


def read(known: State, data: Json) -> None:
    known.module_rows[SAMURAI] = tuple(data["samurai"]["cards"])


PART = Part("samurai", Samurai, ("module_rows",), lambda seat, known, moves: tell(known))
