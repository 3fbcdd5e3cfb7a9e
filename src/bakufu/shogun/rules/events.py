"""Everything that can happen in SHOGUN, as facts. An outside referee can follow a game from these and the views.

Provinces, cards and colours appear under their names, seats as numbers. Cubes are counted by colour. Events of
the set-up and of winter have modules of their own and are exported from here, so that one module names them all.
"""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.event import Event
from bakufu.shogun.box.components import Building, Cubes, Season
from bakufu.shogun.rules.setup_events import (
    CardTaken,
    ChestsDealt,
    ClaimingBegan,
    ClaimingEnded,
    EventsLaidOut,
    GameBegan,
    OpenCardsBuried,
    OpenCardsLaid,
    ProvinceOccupied,
    ProvincesLeftOut,
    TowerLoaded,
)
from bakufu.shogun.rules.winter_events import (
    GameEnded,
    NoMajority,
    ProvincesFed,
    RevoltChosen,
    RevoltsDrawn,
    RiceLost,
    Scored,
    WinterBegan,
    YearTurned,
)

# Events of other files, so that all can be imported from here.
__all__ = [
    "CardTaken",
    "ChestsDealt",
    "ClaimingBegan",
    "ClaimingEnded",
    "EventsLaidOut",
    "GameBegan",
    "GameEnded",
    "NoMajority",
    "OpenCardsBuried",
    "OpenCardsLaid",
    "ProvinceOccupied",
    "ProvincesFed",
    "ProvincesLeftOut",
    "RevoltChosen",
    "RevoltsDrawn",
    "RiceLost",
    "Scored",
    "TowerLoaded",
    "WinterBegan",
    "YearTurned",
]

# Spring, summer, autumn


@dataclass(frozen=True)
class ActionsLaidOut(Event):
    year: int
    season: Season
    open: tuple[str, ...]


@dataclass(frozen=True)
class SpecialsLaidOut(Event):
    row: tuple[str, ...]


@dataclass(frozen=True)
class CardPlanned(Event):
    seat: int
    space: str
    card: str | None

    def private(self) -> tuple[str, ...]:
        return ("card",)


@dataclass(frozen=True)
class PlansLaid(Event):
    pass


@dataclass(frozen=True)
class EventDrawn(Event):
    card: int
    effect: str


@dataclass(frozen=True)
class BidRevealed(Event):
    seat: int
    card: str
    paid: int


@dataclass(frozen=True)
class BidRanked(Event):
    """The rank of a bid, where the ranking of cards decided it, or a random draw among equal bids (`random`)."""

    seats: tuple[int, ...]
    random: bool


@dataclass(frozen=True)
class PlaceTaken(Event):
    seat: int
    place: int
    special: str


@dataclass(frozen=True)
class OrderDetermined(Event):
    order: tuple[int, ...]
    set_aside: tuple[str, ...]


@dataclass(frozen=True)
class ActionBegan(Event):
    position: int
    action: str


@dataclass(frozen=True)
class ActionRevealed(Event):
    """The next face-down card of the action row is face up from now on."""

    position: int
    action: str


@dataclass(frozen=True)
class CardRevealed(Event):
    seat: int
    action: str
    card: str


@dataclass(frozen=True)
class ActionSkipped(Event):
    """The rule says why: no card, no money, no room, no army to spare. `planned`: the seat intended to skip it."""

    seat: int
    action: str
    province: str | None
    planned: bool


@dataclass(frozen=True)
class Adjusted(Event):
    """An event card, a special card or an empty supply changed an amount."""

    seat: int
    province: str
    action: str
    before: int
    after: int


@dataclass(frozen=True)
class Built(Event):
    """`free_sites` are left in the province."""

    seat: int
    province: str
    building: Building
    paid: int
    free_sites: int


@dataclass(frozen=True)
class MarkerRemoved(Event):
    province: str
    markers: int


@dataclass(frozen=True)
class MarkerPlaced(Event):
    """Under the rule that markers are limited, none was left to be placed."""

    province: str
    markers: int


@dataclass(frozen=True)
class Collected(Event):
    seat: int
    province: str
    action: str
    amount: int
    total: int


@dataclass(frozen=True)
class TrackExceeded(Event):
    """More rice or points than the track on the board shows: the rule says which. All of it counts."""

    seat: int
    total: int


@dataclass(frozen=True)
class Deployed(Event):
    seat: int
    action: str
    province: str
    armies: int
    paid: int


@dataclass(frozen=True)
class ArmiesMoved(Event):
    seat: int
    action: str
    origin: str
    target: str
    armies: int


@dataclass(frozen=True)
class ArmiesStayed(Event):
    seat: int
    province: str


@dataclass(frozen=True)
class RoundEnded(Event):
    year: int
    season: Season
    event: int


@dataclass(frozen=True)
class EventEnded(Event):
    """Autumn is over, and its event does not apply in winter."""

    card: int
    effect: str


# Battles and revolts


@dataclass(frozen=True)
class AttackBegan(Event):
    """`defender` is None for a neutral province."""

    seat: int
    action: str
    origin: str
    province: str
    armies: int
    defender: int | None


@dataclass(frozen=True)
class Reinforced(Event):
    """One more cube for the tower; `seat` is None for farmers."""

    seat: int | None
    province: str
    armies: int


@dataclass(frozen=True)
class FarmersMissing(Event):
    """The supply holds fewer farmers than are called for."""

    province: str
    missing: int


@dataclass(frozen=True)
class RevoltBegan(Event):
    seat: int
    province: str
    armies: int
    markers: int
    farmers: int


@dataclass(frozen=True)
class CubesThrown(Event):
    """What the parties throw in, what joins from the tray, and all that comes out into it."""

    province: str
    thrown: Cubes
    tray: Cubes
    fallen: Cubes
    inside: Cubes


@dataclass(frozen=True)
class BystandersStayed(Event):
    """Cubes of parties that do not fight here; they stay in the tray."""

    cubes: Cubes


@dataclass(frozen=True)
class HelpDenied(Event):
    """A castle or a special card that would help in a battle, but not in a revolt."""

    seat: int
    province: str


@dataclass(frozen=True)
class FarmersCounted(Event):
    """Farmers in the tray: those who `joined` the defender, or are left out of it."""

    province: str
    farmers: int
    joined: bool


@dataclass(frozen=True)
class BattleDecided(Event):
    """`winner` and `loser` are None for farmers or for nobody; `armies` remain in the province."""

    province: str
    winner: int | None
    loser: int | None
    attackers: int
    defenders: int
    lost: Cubes
    armies: int


@dataclass(frozen=True)
class FarmersReturned(Event):
    farmers: int


@dataclass(frozen=True)
class ProvinceTaken(Event):
    seat: int
    province: str
    former: int | None


@dataclass(frozen=True)
class CardSurrendered(Event):
    """`pending`: what it was planned for was still to come."""

    seat: int
    province: str
    space: str
    pending: bool


@dataclass(frozen=True)
class ProvinceRazed(Event):
    former: int
    province: str
    buildings: tuple[Building, ...]
    markers: int
