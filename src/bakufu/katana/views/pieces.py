"""The pieces of the open table as JSON has them; `open_pieces.py`, `open_players.py` and `open_table.py` fill them in.

Sides are seats, and in a solo game the Ghost after the only seat. Swords go by their numbers, the one for the Shogun by
"katana".
"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from bakufu.katana.box.components import HOUSES, LINES, CardEffect, GhostCard, Line, Resource, Room, Stock
from bakufu.katana.box.options import RoomSetup
from bakufu.katana.rules.honor import HONORS
from bakufu.kernel.shapes import Keyed, Words

FLAGS: Final[tuple[str, ...]] = (*HOUSES, "starting")
LINES_LEFT: Final[tuple[str, ...]] = ("row", "column", "points")
HONOR_KINDS: Final[tuple[str, ...]] = tuple(HONORS)
HonorKind = Annotated[str, Words("HonorKind", HONOR_KINDS)]
Flag = Annotated[str, Words("Flag", FLAGS)]
# What a delivery still gives: the benefits of its row and column, and points that may be doubled.
LineLeft = Annotated[str, Words("LineLeft", LINES_LEFT)]
ByHouse = Annotated[dict[str, int], Keyed("ByHouse", HOUSES)]


class KatanaOptions(TypedDict):
    players: int
    rooms: RoomSetup


class SwordTile(TypedDict):
    """A Sword tile as it is printed."""

    sword: str
    recipe: list[Resource]
    points: int
    coins: int
    strength: int


class SwordMade(TypedDict):
    """A Sword that somebody makes or has made. `placed` is how many Resources of the recipe are on it, `gave` what it
    has given to the Project."""

    sword: str
    recipe: list[Resource]
    points: int
    strength: int
    placed: int
    decorated: list[Resource]
    sashimono: Flag | None
    gave: Stock


class CardBenefit(TypedDict):
    coins: int
    points: int
    resource: Resource | None


class Card(TypedDict):
    """`resources` are those of an exchange, `monk` is what a Monk costs with the card."""

    card: int
    effect: CardEffect
    cost: int
    benefit: CardBenefit
    resources: NotRequired[list[Resource]]
    room: NotRequired[Room]
    monk: NotRequired[int]


class Honor(TypedDict):
    """`of` is a House, a Resource, or the number that makes one thing."""

    honor: int
    kind: HonorKind
    points: int
    of: str | int | None


class Figure(TypedDict):
    """A Worker or Monk on the board."""

    side: int
    monk: bool


class HouseSpace(TypedDict):
    sword: SwordTile | None
    figure: Figure | None


class HouseView(TypedDict):
    spaces: dict[str, HouseSpace]
    card: Card | None
    cards: int


Houses = Annotated[dict[str, HouseView], Keyed("Houses", HOUSES)]


class Market(TypedDict):
    row: list[Card]
    deck: int
    figures: list[Figure]
    spaces: int
    prices: Stock


class Academy(TypedDict):
    figures: list[Figure]
    spaces: int


class Palace(TypedDict):
    """The Rooms from left to right, and by seat those with a Family Member."""

    rooms: list[Room]
    family: dict[str, list[Room]]
    figures: list[Figure]
    spaces: int


class Activated(TypedDict):
    """A Sword of the activated line; of a SHOGUN NO KATANA also whose it is."""

    sword: str
    seat: int | None
    moved: bool


class Interrupted(TypedDict):
    delivering: str
    lines: list[LineLeft]


class Action(TypedDict):
    """The current action: whose Moment it is, and what is still to do in it. `interrupted` are deliveries that wait for
    the current one, the first one first."""

    actor: int
    monk: bool
    line: Line | None
    active: list[Activated]
    extra_moves: int
    offering: int | None
    doubled_coins: bool
    earned: int
    decorators: list[Resource]
    rooms: list[Room]
    room_again: bool
    cards: int
    giving: str | None
    asked: list[int]
    delivering: str | None
    lines: list[LineLeft]
    interrupted: list[Interrupted]


Forge = dict[str, SwordMade | None]  # by space, "1a" to "4e"
Under = Annotated[dict[str, list[Card]], Keyed("Under", LINES)]


class Ghost(TypedDict):
    """`aside` is null while nobody knows which cards they are; `aside_seen` are those set aside when they were last
    seen: since then some went into the deck unseen."""

    points: int
    workers: int
    blocked: int
    on_board: int
    passed: bool
    washitsu: list[SwordMade]
    delivered: int
    sashimono: ByHouse
    honors: list[Honor]
    katana_value: int
    family: int
    deck: int
    gone: list[GhostCard]
    aside: list[GhostCard] | None
    aside_cards: int
    aside_seen: list[GhostCard]
