"""What happens with leaders, statues and trophies. Improved amounts are reported by `Adjusted` of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.event import Event
from bakufu.shogun.box.components import Building


@dataclass(frozen=True)
class LeaderPlaced(Event):
    seat: int
    province: str


@dataclass(frozen=True)
class LeadersSummoned(Event):
    """In the first spring leaders are about to be placed, in this order."""

    order: tuple[int, ...]


@dataclass(frozen=True)
class LeaderMoved(Event):
    seat: int
    origin: str
    target: str


@dataclass(frozen=True)
class LeaderStayed(Event):
    seat: int
    province: str


@dataclass(frozen=True)
class LeaderLost(Event):
    seat: int
    province: str


@dataclass(frozen=True)
class LeadersRested(Event):
    """The winter is over, and these leaders do not move."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class LeaderStoodAside(Event):
    """The armies of this province fight, and the leader there adds nothing to them."""

    seat: int
    province: str


@dataclass(frozen=True)
class LeadersAway(Event):
    """Leaders that aren't on the board: they are about to return, or never will. The rule says which."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class PriceLowered(Event):
    seat: int
    province: str
    building: Building
    before: int
    after: int


@dataclass(frozen=True)
class StatueRaised(Event):
    seat: int
    province: str
    left: int


@dataclass(frozen=True)
class StatueDeclined(Event):
    seat: int
    province: str


@dataclass(frozen=True)
class StatuesStayed(Event):
    province: str
    statues: int


@dataclass(frozen=True)
class TrophiesTaken(Event):
    seat: int
    province: str
    seats: tuple[int, ...]  # whose statues they were
    statues: int
    trophies: int  # all that the player has now
