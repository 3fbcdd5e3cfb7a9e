"""What happens in this module."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.event import Event
from bakufu.shogun.modules.samurai.box import Benefit


@dataclass(frozen=True)
class SamuraiStayed(Event):
    """Provinces in this many regions were not enough."""

    seat: int
    count: int


@dataclass(frozen=True)
class SamuraiAdvanced(Event):
    """Provinces in this many regions turned up this card."""

    seat: int
    count: int
    card: int


@dataclass(frozen=True)
class BenefitReceived(Event):
    """`total` is what the seat has now; of armies, what it has in the tray."""

    seat: int
    card: int
    benefit: Benefit
    amount: int
    total: int


@dataclass(frozen=True)
class PilesRearranged(Event):
    year: int
