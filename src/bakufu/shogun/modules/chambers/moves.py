"""The moves in this module."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.contract import Move
from bakufu.kernel.errors import NO_SUCH_MOVE, IllegalMove
from bakufu.shogun.box.components import REGIONS, Region
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.box import CELLS
from bakufu.shogun.modules.chambers.numbers import ABOUT_REGION, CHAMBER
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.state import State


@dataclass(frozen=True)
class TakeChamber(Move):
    region: Region
    chamber: str | None  # None: no marker is exchanged


def take_chamber(state: State, seat: int, move: int) -> Move:
    if move != NOTHING and not CHAMBER <= move < CHAMBER + CELLS:
        raise IllegalMove(NO_SUCH_MOVE)
    return TakeChamber(REGIONS[state.about[ABOUT_REGION]], None if move == NOTHING else WORDS[move])
