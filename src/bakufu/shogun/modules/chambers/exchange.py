"""The end of a season in the chambers: in each region, the player with the most provinces may exchange a marker for one
of their own.

Then the remaining markers are turned face down, and the first region tile goes to the end of the row.
"""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import NEUTRAL, PROVINCE_COUNT, REGIONS
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.board import holding
from bakufu.shogun.modules.chambers.box import CELL_NAMES, CELLS, FACE_UP, MARKER, TURNED
from bakufu.shogun.modules.chambers.drawing import region_names
from bakufu.shogun.modules.chambers.events import (
    ChamberDeclined,
    ChamberTaken,
    MarkersRanOut,
    MarkersTurned,
    RegionSkipped,
    RegionTileMoved,
    RegionWon,
)
from bakufu.shogun.modules.chambers.numbers import (
    ABOUT_REGION,
    CHAMBER,
    CHAMBERS,
    MARKERS_LEFT,
    REGION_ROW,
    TAKE_CHAMBER,
)
from bakufu.shogun.rules.state import State


def exchange_markers(state: State, events: Events) -> bool:
    """One region tile after the other, from the left."""
    if state.turn_at == len(REGIONS):
        state.turn_at = 0
        _close(state, events)
        return True
    region = state.module_rows[REGION_ROW][state.turn_at]
    seat = _strongest(state, region, events)
    if seat != NEUTRAL and state.module_rows[MARKERS_LEFT][seat]:
        state.ask(TAKE_CHAMBER, seat, [region])
        return False
    if seat != NEUTRAL and events is not None:
        events.append(MarkersRanOut("chambers.markers-are-limited", seat, REGIONS[region]))
    state.turn_at += 1
    return False


def _strongest(state: State, region: int, events: Events) -> int:
    """The seat with the most provinces in a region, the earlier in turn order if several have; NEUTRAL for nobody."""
    best = strongest_in(state, region)
    if not best:
        if events is not None:
            events.append(RegionSkipped("chambers.skip-empty-region", REGIONS[region]))
        return NEUTRAL
    seat = best[0]
    if events is not None:
        rule = "chambers.most-provinces-exchange" if len(best) == 1 else "chambers.tie-by-turn-order"
        events.append(RegionWon(rule, seat, REGIONS[region], provinces_in(state, region)[seat]))
    return seat


def strongest_in(state: State, region: int) -> list[int]:
    """The seats with the most provinces in a region, in turn order; nobody if all its provinces are neutral."""
    counts = provinces_in(state, region)
    most = max(counts)
    return [seat for seat in state.order if most and counts[seat] == most]


def provinces_in(state: State, region: int) -> list[int]:
    """Provinces in a region, by seat."""
    counts = [0] * state.setting.players
    for province in range(PROVINCE_COUNT):
        if state.owner[province] >= 0 and state.setting.board.region[province] == region:
            counts[state.owner[province]] += 1
    return counts


def chamber_moves(state: State, seat: int) -> list[int]:
    return [NOTHING] + [CHAMBER + cell for cell in holding(state, FACE_UP)]


def chamber_refusal(state: State, seat: int, move: int) -> str:
    if move == NOTHING:
        return ""
    if not CHAMBER <= move < CHAMBER + CELLS:
        return NO_SUCH_MOVE
    holds = state.module_rows[CHAMBERS][move - CHAMBER]
    if holds >= MARKER:
        return "chambers.one-marker-a-chamber"
    return "" if holds == FACE_UP else "chambers.face-up-only"


def take_chamber(state: State, seat: int, move: int, events: Events) -> None:
    """The chamber marker leaves the game."""
    region = REGIONS[state.about[ABOUT_REGION]]
    state.answered(seat)
    state.turn_at += 1
    if move == NOTHING:
        if events is not None:
            events.append(ChamberDeclined("chambers.exchange-is-optional", seat, region))
        return
    cell = move - CHAMBER
    state.put(CHAMBERS, cell, MARKER + seat)
    state.add(MARKERS_LEFT, seat, -1)
    if events is not None:
        left = state.module_rows[MARKERS_LEFT][seat]
        events.append(ChamberTaken("chambers.exchange-a-marker", seat, region, CELL_NAMES[cell], left))


def _close(state: State, events: Events) -> None:
    turned = holding(state, FACE_UP)
    for cell in turned:
        state.put(CHAMBERS, cell, TURNED)
    row = state.module_rows[REGION_ROW]
    state.module_rows[REGION_ROW] = row[1:] + row[:1]
    if events is not None:
        events.append(MarkersTurned("chambers.turn-face-down", tuple([CELL_NAMES[cell] for cell in turned])))
        events.append(RegionTileMoved("chambers.tiles-move-up", region_names(state)))
