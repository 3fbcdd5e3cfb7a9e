"""What happens in this module. Chambers are called by row and column, "a1" to "f6"; lines "row-a" or "column-1"."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.event import Event
from bakufu.shogun.box.components import Region


@dataclass(frozen=True)
class RegionTilesLaid(Event):
    regions: tuple[Region, ...]


@dataclass(frozen=True)
class MarkersDrawn(Event):
    chambers: tuple[str, ...]


@dataclass(frozen=True)
class RegionWon(Event):
    """The seat has the most provinces there and may exchange a marker."""

    seat: int
    region: Region
    count: int


@dataclass(frozen=True)
class RegionSkipped(Event):
    region: Region


@dataclass(frozen=True)
class MarkersRanOut(Event):
    """The seat could exchange a marker but has none left."""

    seat: int
    region: Region


@dataclass(frozen=True)
class ChamberTaken(Event):
    """`left` are the markers that the seat has not used yet."""

    seat: int
    region: Region
    chamber: str
    left: int


@dataclass(frozen=True)
class ChamberDeclined(Event):
    seat: int
    region: Region


@dataclass(frozen=True)
class MarkersTurned(Event):
    chambers: tuple[str, ...]


@dataclass(frozen=True)
class RegionTileMoved(Event):
    """The row as it is now."""

    regions: tuple[Region, ...]


@dataclass(frozen=True)
class NeutralLeads(Event):
    """The neutral player has the most markers in a line, alone or with others."""

    line: str
    count: int


@dataclass(frozen=True)
class LineScored(Event):
    seat: int
    line: str
    count: int
    amount: int
    total: int
