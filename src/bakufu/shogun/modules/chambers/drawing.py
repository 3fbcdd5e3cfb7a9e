"""The region tiles in a row, and the markers that are drawn from the bag as a season begins."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.modules.chambers.board import holding
from bakufu.shogun.modules.chambers.box import CELL_NAMES, FACE_UP, IN_THE_BAG
from bakufu.shogun.modules.chambers.events import MarkersDrawn, RegionTilesLaid
from bakufu.shogun.modules.chambers.numbers import CHAMBERS, MARKERS_DRAWN, REGION_ROW
from bakufu.shogun.rules.layout import shuffled
from bakufu.shogun.rules.state import State


def lay_region_tiles(state: State, events: Events) -> bool:
    state.module_rows[REGION_ROW] = tuple(shuffled(state, len(REGIONS)))
    if events is not None:
        events.append(RegionTilesLaid("chambers.shuffle-regions", region_names(state)))
    return True


def region_names(state: State) -> tuple[str, ...]:
    """The region tiles from the left."""
    return tuple([REGIONS[region] for region in state.module_rows[REGION_ROW]])


def draw_markers(state: State, events: Events) -> bool:
    """Each marker has a space of its own, so a draw is one of the spaces that have none yet."""
    bag = holding(state, IN_THE_BAG)
    drawn: list[int] = []
    (number,) = state.setting.printed[MARKERS_DRAWN]
    for _ in range(number):
        drawn.append(bag.pop(state.decks.below(len(bag))))
    for cell in drawn:
        state.put(CHAMBERS, cell, FACE_UP)
    if events is not None:
        events.append(MarkersDrawn("chambers.draw-markers", tuple([CELL_NAMES[cell] for cell in sorted(drawn)])))
    return True
