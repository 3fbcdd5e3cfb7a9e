"""The referee's own table: what anybody can write down who watches the game. It knows nothing of the program's state.

Its numbers come from the rulebook; what is printed on the board is read off the first view.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

ARMIES = 62
STARTING_CHESTS = {3: 18, 4: 15, 5: 12}
GROUPS = {3: [5, 4, 4, 3, 3, 2, 2, 2, 2], 4: [5, 4, 4, 3, 3, 2, 2, 2], 5: [5, 4, 4, 3, 3, 2, 2]}
SUPPLY = {"farmers": 20, "chests": 135, "revolt_markers": 42, "castles": 28, "temples": 26, "theatres": 26}
FARMERS = "farmers"
SPACES = (
    "castle", "temple", "theatre", "rice", "tax", "deploy-5", "deploy-3", "deploy-1", "battle-a", "battle-b", "bid",
)  # fmt: skip

# Decisions in the middle of an action, after which the referee still waits for what comes of it.
IN_AN_ACTION = ("deploy-armies", "move-to", "march-to", "march-armies", "reinforce")


def require(holds: object, otherwise: str) -> None:
    """A referee objects in words."""
    if not holds:
        raise AssertionError(otherwise)


@dataclass
class Province:
    """What is printed on it, and what lies on it."""

    region: str
    tax: int
    rice: int
    sites: int
    in_play: bool
    owner: int | None = None
    armies: int = 0
    markers: int = 0
    buildings: set[str] = field(default_factory=set)


@dataclass
class Acting:
    """The action that is being carried out."""

    seat: int
    action: str
    province: str


class Table:
    def __init__(self, view: Json, land: list[list[str]], sea: list[list[str]]) -> None:
        self.colours: list[str] = [player["colour"] for player in view["players"].values()]
        self.seats = range(len(self.colours))
        self.setup: str = view["options"]["setup"]
        self.by_sea = {frozenset(route) for route in sea}
        self.adjacent = self.by_sea | {frozenset(border) for border in land}
        printed = ("region", "tax", "rice", "sites", "in_play")
        self.provinces = {name: Province(*[row[value] for value in printed]) for name, row in view["provinces"].items()}
        self.chests = [0 for _ in self.seats]
        self.rice = [0 for _ in self.seats]
        self.points = [0 for _ in self.seats]
        self.armies = [ARMIES for _ in self.seats]  # in the supply
        self.supply = dict(SUPPLY)
        self.tray: dict[str, int] = {}
        self.inside: dict[str, int] = {}

        self.year, self.season = 1, "spring"
        self.open_events: list[int] = []
        self.gone_events: list[int] = []
        self.event: int | None = None
        self.effect: str | None = None
        self.order: list[int] = []
        self.special: dict[int, str] = {}  # by seat
        self.acting: Acting | None = None
        self.revealed: dict[int, dict[str, str]] = {}  # by seat: province cards that were seen, and their space
        self.surrendered: set[tuple[int, str]] = set()  # seat and space
        self.revolt_farmers: int | None = None  # in winter: what the provisions table adds
        self.revolting: list[str] = []
        self.due: list[tuple[str, ...]] = []  # what has to happen next: one of these kinds of events, then of those

    def of(self, seat: int) -> list[str]:
        return [name for name, province in self.provinces.items() if province.owner == seat]

    def pay(self, seat: int, chests: int) -> None:
        require(self.chests[seat] >= chests, f"seat {seat} pays {chests} and owns {self.chests[seat]}")
        self.chests[seat] -= chests
        self.supply["chests"] += chests

    def station(self, seat: int, province: str, armies: int) -> None:
        """Armies from the supply to the board."""
        require(self.armies[seat] >= armies, f"seat {seat} has no {armies} armies in supply")
        self.armies[seat] -= armies
        self.provinces[province].armies += armies

    def actor(self, seat: int, province: str, *actions: str) -> None:
        """This seat carries out one of these actions in this province now."""
        acting = self.acting
        require(
            acting and (acting.seat, acting.province) == (seat, province) and acting.action in actions,
            f"{acting} is carried out, not {actions} by {seat} in {province}",
        )

    def settle(self, kind: str) -> None:
        """An event of this kind happened: it may be what was due."""
        if self.due and kind in self.due[0]:
            self.due.pop(0)

    def compare(self, view: Json) -> None:
        """The open table as shown is the table as written down."""
        for name, province in self.provinces.items():
            shown = view["provinces"][name]
            lying: object = (shown["owner"], shown["armies"], shown["revolt_markers"], sorted(shown["buildings"]))
            written: object = (province.owner, province.armies, province.markers, sorted(province.buildings))
            require(lying == written, f"{name} shows {lying}, should be {written}")
        for seat, player in enumerate(view["players"].values()):
            lying = [player[key] for key in ("chests", "rice", "points", "supply", "province_cards")]
            written = [self.chests[seat], self.rice[seat], self.points[seat], self.armies[seat], len(self.of(seat))]
            require(lying == written, f"seat {seat} shows {lying}, should be {written}")
        pairs = {
            "tower": (view["tower"], {"tray": self.tray, "inside": self.inside}),
            "supply": (view["supply"], self.supply),
            "order": (view["order"], self.order),
            "time": ((view["year"], view["season"]), (self.year, self.season)),
            "events": (cards(view["events"]["open"]), sorted(self.open_events)),
            "events gone": (cards(view["events"]["gone"]), sorted(self.gone_events)),
            "event": (view["events"]["current"] and view["events"]["current"]["card"], self.event),
            "revolting": (sorted(view["revolting"]), sorted(self.revolting)),
        }
        for name, (shown, written) in pairs.items():
            require(shown == written, f"{name} shows {shown}, should be {written}")
        if view["decision"] not in IN_AN_ACTION:
            require(not self.due, f"{self.due} did not happen")


def cards(events: Iterable[Json]) -> list[int]:
    return sorted(event["card"] for event in events)


def sum_of(*cubes: dict[str, int]) -> dict[str, int]:
    """Cubes by colour, added; absent colours are left out."""
    total: dict[str, int] = {}
    for counts in cubes:
        for colour, number in counts.items():
            total[colour] = total.get(colour, 0) + number
    return {colour: number for colour, number in total.items() if number}
