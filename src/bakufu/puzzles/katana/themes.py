"""What a puzzle of SHOGUN NO KATANA is about."""

from __future__ import annotations

from typing import Final

from bakufu.katana.box.components import (
    ACADEMY,
    CELLS,
    FORGE,
    KOMAINU,
    MARKET,
    NO_SWORD,
    PALACE,
    SPACE_COUNT,
)
from bakufu.katana.box.picks import DELIVER, LINE, MONK, MOVE, PASS, PASSES, PLAY, SWAP
from bakufu.katana.views.view import View
from bakufu.puzzles.manifest import Answer, Laid

CROWDED: Final = 6  # Swords in a Forge that are in each other's way
AREAS: Final = {MARKET: "market", ACADEMY: "academy", PALACE: "palace", KOMAINU: "komainu"}
THEMES: Final = (
    *("delivery", "jam", "forge", "sword", "market", "academy", "palace", "komainu"),
    *("cards", "pass", "choice"),
)


def theme(seen: View, laid: Laid, answer: Answer) -> str:
    move = answer[0]
    seat = seen.seat
    assert seat is not None, "a spectator decides nothing"
    if DELIVER <= move < SWAP:
        return "delivery"
    if PASS <= move < PASS + PASSES:
        return "pass"
    if PLAY <= move < LINE:
        return "cards"
    place = move % MONK
    if move < PASS and place < SPACE_COUNT:
        return "sword"
    if move < PASS and place < FORGE:
        return AREAS[place]
    if move < PASS or MOVE <= move < DELIVER:
        swords = CELLS - seen.known.forge[seat * CELLS : (seat + 1) * CELLS].count(NO_SWORD)
        return "jam" if swords >= CROWDED else "forge"
    return "choice"
