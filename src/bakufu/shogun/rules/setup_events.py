"""What happens while a game is set up, as facts. All other events of the base game are in `events.py`."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.event import Event
from bakufu.shogun.box.components import Cubes
from bakufu.shogun.box.options import Setup, Side


@dataclass(frozen=True)
class GameBegan(Event):
    players: int
    side: Side
    setup: Setup


@dataclass(frozen=True)
class ProvincesLeftOut(Event):
    provinces: tuple[str, ...]


@dataclass(frozen=True)
class ChestsDealt(Event):
    each: int
    bank: int


@dataclass(frozen=True)
class ClaimingBegan(Event):
    seat: int


@dataclass(frozen=True)
class OpenCardsLaid(Event):
    provinces: tuple[str, ...]


@dataclass(frozen=True)
class OpenCardsBuried(Event):
    seat: int
    provinces: tuple[str, ...]


@dataclass(frozen=True)
class CardTaken(Event):
    seat: int
    province: str


@dataclass(frozen=True)
class ProvinceOccupied(Event):
    """`fixed`: by the preset setup, not claimed."""

    seat: int
    province: str
    armies: int
    fixed: bool


@dataclass(frozen=True)
class ClaimingEnded(Event):
    neutral: tuple[str, ...]


@dataclass(frozen=True)
class TowerLoaded(Event):
    thrown: Cubes
    fallen: Cubes
    inside: Cubes


@dataclass(frozen=True)
class EventsLaidOut(Event):
    cards: tuple[int, ...]
