"""The pieces of the open table as JSON has them; `open_table.py` fills them in. Seats are numbers, cards and provinces
go by their names."""

from __future__ import annotations

from typing import TypedDict

from bakufu.shogun.box.components import Building, Colour, Cubes, Region
from bakufu.shogun.box.options import Setup, Side


class ShogunOptions(TypedDict):
    players: int
    side: Side
    setup: Setup
    modules: list[str]


class Province(TypedDict):
    """`region`, `tax`, `rice` and `sites` are printed there; `free_sites` are those without a building."""

    owner: int | None
    in_play: bool
    region: Region
    tax: int
    rice: int
    sites: int
    armies: int
    buildings: list[Building]
    free_sites: int
    revolt_markers: int


class Player(TypedDict):
    """`hand`: a seat's own cards that are not in its plan; null for others. `plan` is by space: a province, "chest-0"
    to "chest-4", "unplanned", "empty", "face-down" or "surrendered"."""

    seat: int
    colour: Colour
    chests: int
    rice: int
    points: int
    supply: int
    province_cards: int
    hand: list[str] | None
    plan: dict[str, str]
    shown: list[str]
    ready: bool


class Tower(TypedDict):
    tray: Cubes
    inside: Cubes


class Supply(TypedDict):
    farmers: int
    chests: int
    revolt_markers: int
    castles: int
    temples: int
    theatres: int


class Actions(TypedDict):
    """A face-down card is null."""

    row: list[str | None]
    at: int
    turn: int


class SpecialCard(TypedDict):
    place: int
    special: str
    seat: int | None


class EventCard(TypedDict):
    """`amounts` are the numbers printed with the effect."""

    card: int
    effect: str
    amounts: list[int]
    rice_loss: int


class EventCards(TypedDict):
    current: EventCard | None
    open: list[EventCard]
    gone: list[EventCard]
    pile: int


class Claiming(TypedDict):
    """`seen` are the open cards that each seat saw on its last turn."""

    open: list[str]
    seen: list[list[str]]
    pile: int
    buried: list[str]
    groups: list[list[int]]


class Battle(TypedDict):
    """`defender` is null for a neutral province."""

    attacker: int
    defender: int | None
    province: str
    attackers: int
    defenders: int
