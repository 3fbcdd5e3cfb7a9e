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
    """The seats with the most provinces in a region, in turn order, and how many these are."""

    seats: tuple[int, ...]
    provinces: int


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
    regions: dict[str, RegionLead] = {}
    for region in range(len(REGIONS)):
        regions[REGIONS[region]] = RegionLead(tuple(strongest_in(known, region)), max(provinces_in(known, region)))
    return ChambersOutlook(tuple(points), lines, regions)


def one_more_marker(known: State, seat: int) -> OneMoreMarker:
    lines: dict[str, ChamberLine] = {}
    for line in range(len(LINES)):
        counts = markers_in(known, line)
        counts[seat] += 1
        lines[LINES[line]] = _line(LineStanding(known, line, counts))
    return OneMoreMarker(lines)


def _line(now: LineStanding) -> ChamberLine:
    return ChamberLine(tuple(now.counts), tuple(now.leaders), now.neutral, now.each if now.leaders else 0)
