"""What happens in winter and when the game ends, as facts. All other events of the base game are in `events.py`."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.event import Event
from bakufu.shogun.box.components import Region


@dataclass(frozen=True)
class WinterBegan(Event):
    """`rice_loss` is what everybody loses, as far as they have it."""

    year: int
    order: tuple[int, ...]
    rice_loss: int


@dataclass(frozen=True)
class RiceLost(Event):
    seat: int
    card: int
    lost: int
    rice: int


@dataclass(frozen=True)
class ProvincesFed(Event):
    seat: int
    provinces: int
    rice: int
    unsupplied: int


@dataclass(frozen=True)
class RevoltsDrawn(Event):
    seat: int
    by: int
    provinces: tuple[str, ...]
    farmers: int


@dataclass(frozen=True)
class RevoltChosen(Event):
    seat: int
    province: str


@dataclass(frozen=True)
class Scored(Event):
    seat: int
    source: str
    region: Region | None
    points: int
    total: int


@dataclass(frozen=True)
class NoMajority(Event):
    source: str
    regions: tuple[Region, ...]


@dataclass(frozen=True)
class YearTurned(Event):
    year: int
    markers_removed: int


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    points: tuple[int, ...]
