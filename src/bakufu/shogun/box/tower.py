"""The battle tower: cubes fall past three shelves; some stick, and some that were stuck are knocked loose.

The law and its parameters are facts (`facts/tower.toml`). Play uses whole numbers only, so that a seed gives the
same game on every machine: the law's curves are tabulated once with `decimal`, which is exact everywhere.
"""

from __future__ import annotations

from decimal import Context, Decimal, localcontext
from typing import TYPE_CHECKING, Final

from bakufu.kernel.chance import Rng
from bakufu.kernel.errors import BadFacts
from bakufu.kernel.patch import Json
from bakufu.shogun.box.components import CUBES

if TYPE_CHECKING:
    from mypy_extensions import i64

SHELVES: Final = 3
COLOUR_COUNT: Final = 6
ONE: Final = 1 << 16  # fixed point: 1.0
CHANCE_BITS: Final = 16
COLOUR: Final = 7  # the bits of a cube that are its colour
WAS_INSIDE: Final = 8
WEAR: Final = 3  # above the colour
TABLE: Final = 160  # curves are tabulated up to this many cubes and constant beyond
EXCHANGES: Final = 64  # steps of (cubes knocked off / cubes arriving)
MOST_EXCHANGE: Final = 4 * EXCHANGES
MOST_WEAR: Final = 1 << 24  # a cube this firm no longer gets firmer: keeps all products within 63 bits


class TowerLaw:
    """The tabulated law. Odds and pushes are fixed-point numbers; a chance is odds / (1 + odds)."""

    def __init__(self, numbers: Json) -> None:
        try:
            with localcontext(Context(prec=30)):
                self._tabulate(numbers)
        except (ArithmeticError, ValueError) as error:
            raise BadFacts("error-fact-tower", why=repr(error)) from None

    def _tabulate(self, numbers: Json) -> None:
        hold_flow, hold_crowd = Decimal(numbers["hold_flow"]), Decimal(numbers["hold_crowd"])
        knock_flow, knock_crowd = Decimal(numbers["knock_flow"]), Decimal(numbers["knock_crowd"])
        exchange = Decimal(numbers["hold_exchange"])
        flow = [Decimal(max(f, 1)).ln() for f in range(TABLE + 1)]
        self.hold_shelf = [_fixed(Decimal(hold).exp()) for hold in numbers["hold"]]
        self.hold_flow = [_fixed((hold_flow * ln).exp()) for ln in flow]
        self.hold_crowd = [_fixed((hold_crowd * s).exp()) for s in range(TABLE + 1)]
        self.hold_exchange = [_fixed((exchange * x / EXCHANGES).exp()) for x in range(MOST_EXCHANGE + 1)]
        self.hold_old = _fixed(Decimal(numbers["hold_old"]).exp())
        self.knock_shelf = [_fixed(Decimal(knock)) for knock in numbers["knock"]]
        self.knock_flow = [_fixed((knock_flow * ln).exp()) for ln in flow]
        self.knock_crowd = [_fixed((knock_crowd * s).exp()) for s in range(TABLE + 1)]
        if not len(self.hold_shelf) == len(self.knock_shelf) == SHELVES:
            raise ValueError(f"hold and knock need {SHELVES} numbers each")


def _fixed(number: Decimal) -> int:
    whole = int((number * ONE).to_integral_value())
    if not 0 < whole < MOST_WEAR:
        raise ValueError(f"{number:.3g} is out of range")
    return whole


def throw(law: TowerLaw, shelves: list[list[int]], thrown: list[int], rng: Rng) -> list[int]:
    """Throw cubes (counts by colour) in. Changes the shelves; returns what comes out, by colour.

    A cube on a shelf is one number: its colour, and above it its wear, the push it has withstood there so far.
    On the way down, cubes that were inside before carry a mark above the colour: they stick less.
    """
    flow: list[int] = []
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        left: i64 = thrown[colour]
        while left > 0:
            flow.append(colour)
            left -= 1
        colour += 1
    shelf: i64 = 0
    while shelf < SHELVES and flow:
        staying: list[int] = []
        passing: list[int] = []
        arriving: i64 = len(flow)
        crowd: i64 = len(shelves[shelf])
        f: i64 = arriving if arriving < TABLE else TABLE
        s: i64 = crowd if crowd < TABLE else TABLE
        push: i64 = (law.knock_shelf[shelf] * law.knock_flow[f]) >> 16
        push = (push * law.knock_crowd[s]) >> 16
        knocked: i64 = _knock_loose(shelves[shelf], push, staying, passing, rng)
        exchange: i64 = knocked * EXCHANGES // arriving
        if exchange > MOST_EXCHANGE:
            exchange = MOST_EXCHANGE
        odds: i64 = (law.hold_shelf[shelf] * law.hold_flow[f]) >> 16
        odds = (odds * law.hold_crowd[s]) >> 16
        odds = (odds * law.hold_exchange[exchange]) >> 16
        _stick(flow, odds, (odds * law.hold_old) >> 16, staying, passing, rng)
        shelves[shelf] = staying
        flow = passing
        shelf += 1
    fallen = [0] * COLOUR_COUNT
    for cube in flow:
        fallen[cube & COLOUR] += 1
    return fallen


def _knock_loose(lying: list[int], push: i64, staying: list[int], passing: list[int], rng: Rng) -> i64:
    """Cubes lying on a shelf are pushed: the longer one has withstood it, the firmer it is stuck. Returns how many
    fell."""
    knocked: i64 = 0
    for lies in lying:
        cube: i64 = lies
        wear: i64 = cube >> WEAR
        if rng.half() * (ONE + wear + push) < push << CHANCE_BITS:
            passing.append((cube & COLOUR) | WAS_INSIDE)
            knocked += 1
        else:
            wear += push
            if wear > MOST_WEAR:
                wear = MOST_WEAR
            staying.append((wear << WEAR) | (cube & COLOUR))
    return knocked


def _stick(flow: list[int], odds: i64, odds_old: i64, staying: list[int], passing: list[int], rng: Rng) -> None:
    """Cubes arriving at a shelf stick there, without wear, or pass on."""
    for arrives in flow:
        cube: i64 = arrives
        chance: i64 = odds_old if cube & WAS_INSIDE else odds
        if rng.half() * (ONE + chance) < chance << CHANCE_BITS:
            staying.append(cube & COLOUR)
        else:
            passing.append(cube)


def inside(shelves: list[list[int]]) -> list[int]:
    """Cubes in the tower by color: everybody can count them."""
    counts = [0] * len(CUBES)
    for lying in shelves:
        for cube in lying:
            counts[cube & COLOUR] += 1
    return counts


def load(law: TowerLaw, cubes: list[int], shelves: list[list[int]], rng: Rng) -> None:
    """Load an empty tower with these cubes as they could be stuck there, given only how many of each color are inside.

    Anonymous cubes are thrown until the tower holds enough; then they are given colors at random.
    """
    needed = sum(cubes)
    for _ in range(400):
        held = sum([len(shelf) for shelf in shelves])
        if held >= needed:
            break
        throw(law, shelves, [max(3, (needed - held) // 2 + 4), 0, 0, 0, 0, 0], rng)
    colours = [colour for colour in range(COLOUR_COUNT) for _ in range(cubes[colour])]
    places = [(shelf, i) for shelf in range(SHELVES) for i in range(len(shelves[shelf]))]
    order = list(range(max(len(places), needed)))
    rng.shuffle(order)
    laid: list[list[int]] = [[], [], []]
    for i, colour in enumerate(colours):
        shelf, index = places[order[i]] if order[i] < len(places) else (order[i] % SHELVES, -1)
        laid[shelf].append((shelves[shelf][index] if index >= 0 else 0) & ~COLOUR | colour)
    for shelf in range(SHELVES):
        shelves[shelf] = laid[shelf]
