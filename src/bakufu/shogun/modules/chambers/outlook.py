"""Who leads in the lines of the chamber board and in the regions, and what one more marker would change."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.advice.analysis import Analysis
from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.modules.chambers.board import LINES
from bakufu.shogun.modules.chambers.exchange import provinces_in, strongest_in
from bakufu.shogun.modules.chambers.lines import LineStanding, markers_in
from bakufu.shogun.rules.state import State


@dataclass(frozen=True)
class ChamberLine:
    """Markers by seat, those of the neutral player last; the seats with the most, whether the neutral player ties with
    them, and what each of these seats would score."""

    counts: tuple[int, ...]
    leaders: tuple[int, ...]
    neutral: bool
    each: int


@dataclass(frozen=True)
class RegionLead:
    """The seats with the most provinces in a region, in turn order, and how many these are. `first` is whose turn it
    would be to exchange a marker: None for nobody, and for a tie while there is no turn order."""

    seats: tuple[int, ...]
    provinces: int
    first: int | None


@dataclass(frozen=True)
class ChambersOutlook(Analysis):
    """`points` is what each seat would score for the lines now."""

    points: tuple[int, ...]
    lines: dict[str, ChamberLine]
    regions: dict[str, RegionLead]


@dataclass(frozen=True)
class OneMoreMarker(Analysis):
    """Every line as it would stand with one more marker of the seat that is asked."""

    lines: dict[str, ChamberLine]


def outlook(known: State) -> ChambersOutlook:
    points = [0] * known.setting.players
    lines: dict[str, ChamberLine] = {}
    for line in range(len(LINES)):
        now = LineStanding(known, line, markers_in(known, line))
        lines[LINES[line]] = _line(now)
        for seat in now.leaders:
            points[seat] += now.each
    regions = {REGIONS[region]: _lead(known, region) for region in range(len(REGIONS))}
    return ChambersOutlook(tuple(points), lines, regions)


def _lead(known: State, region: int) -> RegionLead:
    most = max(provinces_in(known, region))
    if known.order:
        seats = strongest_in(known, region)
        return RegionLead(tuple(seats), most, seats[0] if seats else None)
    # Players plan before they know the turn order.
    seats = [seat for seat, count in enumerate(provinces_in(known, region)) if most and count == most]
    return RegionLead(tuple(seats), most, seats[0] if len(seats) == 1 else None)


def one_more_marker(known: State, seat: int) -> OneMoreMarker:
    lines: dict[str, ChamberLine] = {}
    for line in range(len(LINES)):
        counts = markers_in(known, line)
        counts[seat] += 1
        lines[LINES[line]] = _line(LineStanding(known, line, counts))
    return OneMoreMarker(lines)


def _line(now: LineStanding) -> ChamberLine:
    return ChamberLine(tuple(now.counts), tuple(now.leaders), now.neutral, now.each if now.leaders else 0)
