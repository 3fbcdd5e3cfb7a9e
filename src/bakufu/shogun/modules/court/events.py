"""What happens at Tenno's Court, as facts. Favours appear under the numbers of their cards."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.event import Event
from bakufu.shogun.modules.court.favour_cards import FavourKind


@dataclass(frozen=True)
class OfficialsSent(Event):
    """For armies that fell out of the first load; `entrance` are in the entrance hall now."""

    seat: int
    officials: int
    entrance: int


@dataclass(frozen=True)
class FavoursLaidOut(Event):
    """From the most expensive space to the cheapest."""

    favours: tuple[int, ...]


# Converting armies


@dataclass(frozen=True)
class CourtOpened(Event):
    order: tuple[int, ...]


@dataclass(frozen=True)
class ArmiesConverted(Event):
    """The card was revealed, a province or a dice tower card; `entrance` are in the entrance hall now."""

    seat: int
    space: str
    card: str
    officials: int
    entrance: int


@dataclass(frozen=True)
class LastArmyLeft(Event):
    """A conversion took all armies of a province but one, even if its player no longer wanted that."""

    seat: int
    province: str


@dataclass(frozen=True)
class NothingConverted(Event):
    """The card was revealed, and the rule says why it has no effect."""

    seat: int
    space: str
    card: str


# The audience


@dataclass(frozen=True)
class AudienceBegan(Event):
    """The seats that have an audience, in this order."""

    order: tuple[int, ...]


@dataclass(frozen=True)
class AudienceMissed(Event):
    """Players without an official in the entrance hall."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class AudienceTied(Event):
    """Players with the same number of officials, in the order of their audiences."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class OfficialsEntered(Event):
    seat: int
    officials: int


@dataclass(frozen=True)
class FavoursTooDear(Event):
    """Too few officials for any favour that is left."""

    seat: int
    officials: int


@dataclass(frozen=True)
class FavourTaken(Event):
    seat: int
    favour: int
    officials: int


@dataclass(frozen=True)
class FavourDeclined(Event):
    seat: int


@dataclass(frozen=True)
class AudienceEnded(Event):
    """All favours are taken; `seats` came too late."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class FavoursRemoved(Event):
    """Nobody took these, and they leave the game."""

    favours: tuple[int, ...]


@dataclass(frozen=True)
class OfficialsReturned(Event):
    """From the audience hall back to the entrance hall."""

    seat: int
    officials: int


# What favours do


@dataclass(frozen=True)
class FavourBrought(Event):
    """Chests, rice, or armies in the tray, as the `kind` of the card says; `total` is what the player has of it now."""

    seat: int
    kind: FavourKind
    amount: int
    total: int


@dataclass(frozen=True)
class FavourShort(Event):
    """The supply holds less than the card promises."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True)
class FavourInVain(Event):
    """Nothing that the card does is possible now."""

    seat: int
    favour: int


@dataclass(frozen=True)
class FavourLost(Event):
    """The card leaves the game without having done anything."""

    seat: int
    favour: int


@dataclass(frozen=True)
class EventRemoved(Event):
    seat: int
    card: int
    effect: str


@dataclass(frozen=True)
class EventLeft(Event):
    seat: int
    effect: str


@dataclass(frozen=True)
class FavourKept(Event):
    seat: int


@dataclass(frozen=True)
class MarkerParried(Event):
    seat: int
    province: str


@dataclass(frozen=True)
class ArmiesGranted(Event):
    """Into one of the seat's provinces, or into a neutral one, which it takes by this: the rule says which."""

    seat: int
    province: str
    armies: int


@dataclass(frozen=True)
class ProtectionGranted(Event):
    """Nobody may attack this player with these actions this season."""

    seat: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class ProtectionEnded(Event):
    seat: int
