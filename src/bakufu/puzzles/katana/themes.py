"""What a puzzle of SHOGUN NO KATANA is about."""

from __future__ import annotations

from typing import Final

from bakufu.bots.katana.rest_of_turn import RestOfTurn
from bakufu.bots.katana.samurai import Samurai
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
from bakufu.kernel.chance import Rng
from bakufu.puzzles.manifest import Answer, Laid

CROWDED: Final = 5  # Swords in a Forge that are in each other's way
RARE: Final = 0.5  # of the moves may lead to a delivery if that is what the puzzle is about
AREAS: Final = {MARKET: "market", ACADEMY: "academy", PALACE: "palace", KOMAINU: "komainu"}
THEMES: Final = (
    *("delivery", "jam", "forge", "sword", "market", "academy", "palace", "komainu"),
    *("cards", "pass", "choice"),
)


def theme(seen: View, laid: Laid, answer: Answer) -> str:
    move = answer[0]
    seat = seen.seat
    assert seat is not None, "a spectator decides nothing"
    if _delivers(seen, move) and sum([_delivers(seen, other) for other in seen.moves]) <= RARE * len(seen.moves):
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


def _delivers(seen: View, move: int) -> bool:
    """Whether a Sword is delivered in this turn, if a Hard bot goes on from there."""
    rest = RestOfTurn(seen, "theme")
    rest.follow(move, Samurai(Rng("theme", "samurai")))
    return any(DELIVER <= later < SWAP for later in rest.moves)
