"""The samurai on the open table, and the way back from there."""

from __future__ import annotations

from bakufu.shogun.module import Json, Part
from bakufu.shogun.modules.samurai.box import BENEFITS, CARDS
from bakufu.shogun.modules.samurai.numbers import SAMURAI
from bakufu.shogun.modules.samurai.piles import KINDS, offered
from bakufu.shogun.rules.state import State


def tell(known: State) -> Json:
    shown = [
        {BENEFITS[kind]: offered(known, card, kind) for kind in range(KINDS) if offered(known, card, kind)}
        for card in range(1, CARDS + 1)
    ]
    return {"cards": known.extra[SAMURAI][:], "benefits": shown}


def read(known: State, data: Json) -> None:
    known.extra[SAMURAI] = list(data["samurai"]["cards"])


PART = Part("samurai", ("extra",), lambda seat, known, moves: tell(known))
