"""Cautions: what a player would probably regret about a move of the turn, said before it is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bakufu.katana.box.components import CELLS, NO_SWORD, ROUNDS
from bakufu.katana.box.picks import PASS, PASSES, WORDS
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import delivery_points
from bakufu.katana.rules.swords.movement import complete

IDLE: Final = "idle"  # a figure at a line where nothing would move
JAM: Final = "jam"  # a Sword that lacks Resources the seat can't pay for; `count` Coins are missing
WAITING: Final = "waiting"  # passing with `count` points in complete Swords, which wait for the next round
LOST: Final = "lost"  # the same in the last round
CAUTIONS: Final[tuple[str, ...]] = (IDLE, JAM, WAITING, LOST)


@dataclass(frozen=True)
class Caution:
    """What is wrong, and the number that goes with it."""

    kind: str
    count: int


def passing(known: State, seat: int) -> dict[str, Caution]:
    """Of all ways to pass, by their words."""
    swords = [sword for sword in known.forge[seat * CELLS : (seat + 1) * CELLS] if sword != NO_SWORD]
    points = sum([sum(delivery_points(known, sword)) for sword in swords if complete(known, sword)])
    if not points:
        return {}
    caution = Caution(LOST if known.round == ROUNDS else WAITING, points)
    return {WORDS[PASS + slot]: caution for slot in range(min(PASSES, len(known.honor_row)))}
