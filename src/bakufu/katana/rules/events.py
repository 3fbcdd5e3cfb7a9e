"""Everything that can happen in SHOGUN NO KATANA, as facts. Nothing here is private: only decks are hidden.

Swords, cards, places, lines and Resources appear under their names, seats as numbers; the Ghost has the number after
the only seat. A card's name is its number, as in the facts.
"""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.katana.box.components import GhostCard, House, Line, Resource, Resources, Room
from bakufu.kernel.event import Event

# Setup


@dataclass(frozen=True)
class GameBegan(Event):
    players: int
    rooms: tuple[Room, ...]
    first: int


@dataclass(frozen=True)
class SwordsLaidOut(Event):
    swords: dict[str, str]  # by space


@dataclass(frozen=True)
class HonorsRevealed(Event):
    honors: tuple[int, ...]


@dataclass(frozen=True)
class StartingSwordsRevealed(Event):
    swords: tuple[str, ...]


@dataclass(frozen=True)
class StartingSwordTaken(Event):
    seat: int
    sword: str
    space: str
    coins: int


# Turns


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int
    first: int


@dataclass(frozen=True)
class FigurePlaced(Event):
    seat: int
    place: str
    monk: bool
    paid: int


@dataclass(frozen=True)
class Passed(Event):
    seat: int
    honor: int


@dataclass(frozen=True)
class SwordTaken(Event):
    seat: int
    sword: str
    space: str  # of the Forge
    coins: int


@dataclass(frozen=True)
class SashimonoTaken(Event):
    seat: int
    house: House
    sword: str | None  # that has it; None: in the Sashimono area


@dataclass(frozen=True)
class CardTaken(Event):
    seat: int
    card: int
    source: str  # a House, or "market"


@dataclass(frozen=True)
class ResourceBought(Event):
    seat: int
    resource: Resource
    coins: int


@dataclass(frozen=True)
class ResourceGained(Event):
    seat: int
    resource: Resource
    number: int


@dataclass(frozen=True)
class CoinsGained(Event):
    seat: int
    coins: int


@dataclass(frozen=True)
class SwordMoved(Event):
    seat: int
    sword: str
    origin: str
    target: str
    resource: Resource


@dataclass(frozen=True)
class SwordsSwapped(Event):
    seat: int
    swords: tuple[str, ...]
    spaces: tuple[str, ...]


@dataclass(frozen=True)
class DecoratorAdvanced(Event):
    seat: int
    resource: Resource
    coins: int  # what a decoration earns now


@dataclass(frozen=True)
class ResourceDecorated(Event):
    seat: int
    sword: str
    resource: Resource
    coins: int


@dataclass(frozen=True)
class FamilyPlaced(Event):
    seat: int
    rooms: tuple[Room, ...]


@dataclass(frozen=True)
class RoomUsed(Event):
    seat: int
    room: Room


@dataclass(frozen=True)
class FirstPlayerNext(Event):
    seat: int


# Deliveries and cards


@dataclass(frozen=True)
class SwordDelivered(Event):
    seat: int
    sword: str
    printed: int
    decorations: int
    round_points: int
    total: int


@dataclass(frozen=True)
class PointsDoubled(Event):
    seat: int
    sword: str
    points: int


@dataclass(frozen=True)
class LineGave(Event):
    seat: int
    line: Line
    doubled: bool
    coins: int
    resources: Resources
    points: int


@dataclass(frozen=True)
class WorkerFreed(Event):
    seat: int


@dataclass(frozen=True)
class ProjectGrew(Event):
    seat: int
    resources: tuple[Resource, ...]


@dataclass(frozen=True)
class CardPlayed(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class BenefitBought(Event):
    seat: int
    card: int
    line: Line
    coins: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class ResourcesExchanged(Event):
    seat: int
    given: Resource
    taken: Resource
    number: int


@dataclass(frozen=True)
class ProjectChanged(Event):
    seat: int
    resource: Resource
    added: bool


@dataclass(frozen=True)
class KatanaInPlay(Event):
    seat: int
    composition: tuple[Resource, ...]
    space: str


# Restore


@dataclass(frozen=True)
class FirstPlayerChanged(Event):
    seat: int


# The Ghost


@dataclass(frozen=True)
class GhostDrew(Event):
    card: GhostCard


@dataclass(frozen=True)
class GhostScored(Event):
    """`placed`: with a Worker in that area, which may be full."""

    seat: int
    card: GhostCard
    points: int
    placed: bool


@dataclass(frozen=True)
class GhostTookSword(Event):
    seat: int
    sword: str
    house: House
    points: int


@dataclass(frozen=True)
class GhostFoundNoSpace(Event):
    card: GhostCard


@dataclass(frozen=True)
class GhostDiscarded(Event):
    card: int
    source: str


@dataclass(frozen=True)
class GhostPlacedFamily(Event):
    members: int


@dataclass(frozen=True)
class GhostDeckChanged(Event):
    removed: GhostCard | None
    added: GhostCard | None  # None: put in without looking


# The end


@dataclass(frozen=True)
class Scored(Event):
    """One line of the final scoring; `rule` says which, `about` what: an Honor card's number, a Sword, or nothing."""

    seat: int
    points: int
    about: str | None


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]
