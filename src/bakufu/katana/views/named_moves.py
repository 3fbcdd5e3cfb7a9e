"""The named moves: one class for each thing that may be picked, with fields that a browser or a person can read.

Each knows the word of its pick, so encoding is one lookup (`moves.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.katana.box.components import CardEffect, GhostCard, House, Line, Resource, Room
from bakufu.kernel.contract import Move


@dataclass(frozen=True)
class Picked(Move):
    """A move of this game. An illegal move may have fields without a value: the rules say why, not this file."""

    def word(self) -> str:
        """The word of its pick."""
        raise NotImplementedError


@dataclass(frozen=True)
class PlaceFigure(Picked):
    place: str
    monk: bool
    sword: str | None  # that is there

    def word(self) -> str:
        return "monk-" + self.place if self.monk else self.place


@dataclass(frozen=True)
class PassWith(Picked):
    slot: int
    honor: int | None

    def word(self) -> str:
        return f"pass-{self.slot}"


@dataclass(frozen=True)
class Enough(Picked):
    def word(self) -> str:
        return "enough"


@dataclass(frozen=True)
class Quiet(Picked):
    def word(self) -> str:
        return "quiet"


@dataclass(frozen=True)
class MoveSword(Picked):
    space: str
    sword: str | None
    resource: Resource | None  # the next one of its recipe
    target: str | None

    def word(self) -> str:
        return "move-" + self.space


@dataclass(frozen=True)
class DeliverSword(Picked):
    space: str
    sword: str | None

    def word(self) -> str:
        return "deliver-" + self.space


@dataclass(frozen=True)
class SwapSwords(Picked):
    space: str  # the upper one
    below: str
    sword: str | None
    sword_below: str | None

    def word(self) -> str:
        return "swap-" + self.space


@dataclass(frozen=True)
class DecorateResource(Picked):
    space: str
    sword: str | None
    resource: Resource
    coins: int

    def word(self) -> str:
        return f"decorate-{self.space}-{self.resource}"


@dataclass(frozen=True)
class PlayCard(Picked):
    card: int
    effect: CardEffect

    def word(self) -> str:
        return f"play-{self.card}"


@dataclass(frozen=True)
class BuyBenefit(Picked):
    card: int
    cost: int

    def word(self) -> str:
        return f"buy-{self.card}"


@dataclass(frozen=True)
class ChooseLine(Picked):
    line: Line

    def word(self) -> str:
        return "at-" + self.line


@dataclass(frozen=True)
class ArrangeFamily(Picked):
    places: tuple[int, ...]  # of the Rooms, from the left
    rooms: tuple[Room, ...]

    def word(self) -> str:
        return "family-" + "".join([str(place) for place in self.places])


@dataclass(frozen=True)
class UseRoom(Picked):
    room: Room

    def word(self) -> str:
        return "room-" + self.room


@dataclass(frozen=True)
class AdvanceDecorator(Picked):
    resource: Resource
    coins: int  # what a decoration earns before the step

    def word(self) -> str:
        return "decorator-" + self.resource


@dataclass(frozen=True)
class BuyResource(Picked):
    resource: Resource
    price: int

    def word(self) -> str:
        return self.resource


@dataclass(frozen=True)
class ComposeResource(Picked):
    resource: Resource

    def word(self) -> str:
        return self.resource


@dataclass(frozen=True)
class TakeSashimono(Picked):
    house: House

    def word(self) -> str:
        return "sashimono-" + self.house


@dataclass(frozen=True)
class TakeCard(Picked):
    slot: int
    card: int | None

    def word(self) -> str:
        return f"card-{self.slot}"


@dataclass(frozen=True)
class TakeStartingSword(Picked):
    slot: int
    sword: str | None

    def word(self) -> str:
        return f"sword-{self.slot}"


@dataclass(frozen=True)
class ExchangeResources(Picked):
    way: str  # "first-for-second" or "second-for-first"
    number: int
    given: Resource | None
    taken: Resource | None

    def word(self) -> str:
        return f"{self.way}-{self.number}"


@dataclass(frozen=True)
class TakeBenefits(Picked):
    end: str  # "row" or "column"
    doubled: bool
    line: Line | None

    def word(self) -> str:
        return f"take-{self.end}-doubled" if self.doubled else f"take-{self.end}"


@dataclass(frozen=True)
class GrowProject(Picked):
    resources: tuple[Resource, ...]

    def word(self) -> str:
        return "-".join(["project", *self.resources])


@dataclass(frozen=True)
class ComposeKatana(Picked):
    def word(self) -> str:
        return "compose"


@dataclass(frozen=True)
class AddToProject(Picked):
    resource: Resource

    def word(self) -> str:
        return "add-" + self.resource


@dataclass(frozen=True)
class DropFromProject(Picked):
    resource: Resource

    def word(self) -> str:
        return "drop-" + self.resource


@dataclass(frozen=True)
class ChooseGhostCard(Picked):
    card: GhostCard

    def word(self) -> str:
        return "ghost-" + self.card


@dataclass(frozen=True)
class DoublePoints(Picked):
    def word(self) -> str:
        return "double"
