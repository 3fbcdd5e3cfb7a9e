"""The outlook: what Honor cards, Sashimonos and Swords score for each side now, calculated by the rules."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.katana.box.components import CELL_NAMES, CELLS, NO_SWORD, SPACE_COUNT, SPACES
from bakufu.katana.rules.honor import honor_points
from bakufu.katana.rules.scoring import sashimono_points, sides
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import delivery_points
from bakufu.katana.rules.swords.movement import complete, first_space
from bakufu.katana.views.view import View
from bakufu.kernel.advice.analysis import Outlook


@dataclass(frozen=True)
class SideOutlook:
    """One side; the Ghost comes after the seats.

    `place` is its rank among all sides. `honors` are the points of its own Honor cards and of the open ones, by number.
    `sashimono` are the points of its sets. `deliveries` are what its complete Swords would score now, without any card,
    by space of the Forge.
    """

    place: int
    honors: dict[str, int]
    sashimono: int
    deliveries: dict[str, int]


@dataclass(frozen=True)
class KatanaOutlook(Outlook):
    """`begins` is the space of a Forge on which each Sword of the Houses would begin, by its place on the board."""

    sides: tuple[SideOutlook, ...]
    begins: dict[str, str]


def outlook(view: View) -> KatanaOutlook:
    known = view.known
    begins: dict[str, str] = {}
    for space in range(SPACE_COUNT):
        sword = known.sword_at[space]
        if sword != NO_SWORD:
            begins[SPACES[space]] = CELL_NAMES[first_space(known, sword)]
    places = {row.seat: row.place for row in sides(known)}
    return KatanaOutlook(tuple([_side(known, side, places[side]) for side in range(known.setting.sides)]), begins)


def _side(known: State, side: int, place: int) -> SideOutlook:
    cards = [*known.honor_row, *known.honors[side]]
    honors = {str(card + 1): honor_points(known, side, card) for card in cards}
    deliveries = _deliveries(known, side) if side < known.setting.players else {}
    return SideOutlook(place, honors, sashimono_points(known, side), deliveries)


def _deliveries(known: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for cell in range(CELLS):
        sword = known.forge[seat * CELLS + cell]
        if sword != NO_SWORD and complete(known, sword):
            found[CELL_NAMES[cell]] = sum(delivery_points(known, sword))
    return found
