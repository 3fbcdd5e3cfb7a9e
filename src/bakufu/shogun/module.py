"""A module: all that one expansion adds to the base game. The rules of the base game know none.

They know only places where something may be added: steps of the sequence, spaces and cards of the plan, adjustments of
amounts and prices, shields against attacks, and things to do when armies fight or a province is claimed or lost.

A module has two declarations in its folder. `box.py` lists what gets a number: rows of the state, printed amounts,
decisions, tasks and picks. `manifest.py` says what the rules do with them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from bakufu.kernel.advice.analysis import Analysis
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Events
from bakufu.kernel.flow import Decision, Step, Task
from bakufu.kernel.patch import Json
from bakufu.kernel.rows import Row

if TYPE_CHECKING:
    # The state imports the setting, which imports this.
    from bakufu.shogun.box.setting import Setting
    from bakufu.shogun.rules.state import State


@dataclass(frozen=True)
class Effect:
    """The effect of one card on one space, as things are now. `rule` is the rule that prevents it, or "".

    `chests`, `rice` and `armies` are gains, or costs if negative. If the only obstacle is what the seat owns now, they
    are what the action would gain and cost. For a march, `armies` is how many could go. `least` and `most` are the
    range of the amount, depending on which of the displayed events is drawn, and `events` are the effects that could
    change the action. `farmers` is how many would revolt, and `revolt` is the probability of losing the province then,
    in thousandths; None if there would be no revolt. `sites` are those that a building leaves free.
    """

    rule: str
    chests: int = 0
    rice: int = 0
    armies: int = 0
    least: int = 0
    most: int = 0
    events: tuple[str, ...] = ()
    farmers: int = 0
    revolt: int | None = None
    sites: int = 0


@dataclass(frozen=True)
class Funds:
    """How much a seat has `before` and `after` the cards of a plan of what a module pays with. `least` is what the
    cheapest thing on offer costs, and `rule` why the seat can't afford even that, or ""."""

    before: int
    after: int
    least: int
    rule: str


# (state, seat, province, action, amount, events) -> amount
Adjust = Callable[["State", int, int, int, int, Events], int]
# (state, seat, action, province) -> the rule that forbids this seat to attack there with this action, or ""
Shield = Callable[["State", int, int, int], str]
# (state, province, events) -> whether a revolt marker was kept away
Parry = Callable[["State", int, Events], bool]
# (state, seat, space, card) -> what a card of this seat would do on a space of the module, as far as it knows
SpaceForecast = Callable[["State", int, int, int], Effect]
# (known) -> what the module's own things are worth as they stand, the same for everybody
Worth = Callable[["State"], Analysis]
# (known, seat) -> what the options of a decision of the module would mean for the seat that is asked
Preview = Callable[["State", int], Analysis]
# (known, seat, plan) -> by space of the module, the rule by which a card of this plan does nothing there
Vain = Callable[["State", int, dict[int, int]], dict[int, str]]
# (known, seat, plan) -> what the plan adds to what the module pays with, by name; nothing where it adds none
Pays = Callable[["State", int, dict[int, int]], dict[str, Funds]]
# (state, seat, province, events): the seat fights with armies of the province, has claimed it, or lost it
Happening = Callable[["State", int, int, Events], None]
# (state, seat, move) -> the move with names
Describe = Callable[["State", int, int], Move]
# (known, data): fills the rows of a state from the plain values of the open table
Read = Callable[["State", Json], None]
# (facts) -> amounts as a row of whole numbers
Printed = Callable[[Json], list[int]]


@dataclass(frozen=True)
class Box:
    """What a module adds that gets a number, in the order of the numbers. `numbers.py` hands them out.

    `rows` are open lists, observed as they are. `sizes` has the sizes by which they are ordered, in addition to those
    of the base game in `rules/rows.py`, and `begins` the first contents of rows that don't begin with the same number
    everywhere. `decisions` has the names of what `State.about` holds while a decision is asked, as in
    `decision_kinds.py`. `printed` has rows of amounts from the facts, fixed before the game.
    """

    rows: tuple[Row, ...] = ()
    sizes: Mapping[str, Callable[[Setting], int]] = field(default_factory=dict)
    begins: Mapping[str, Callable[[Setting], list[int]]] = field(default_factory=dict)
    decisions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    tasks: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()
    printed: Mapping[str, Printed] = field(default_factory=dict)


class Part:
    """One value of the open table: its name, its shape in JSON, the rows of the state it reads, and how it is written
    for a seat. The shape is a type; the schema of views is made from these."""

    def __init__(
        self, name: str, shape: object, reads: tuple[str, ...], tell: Callable[[int | None, State, list[int]], Any]
    ) -> None:
        self.name = name
        self.shape = shape
        self.reads = reads
        self.tell = tell


class Books(Protocol):
    """The accounts of the chronicle that modules may write to."""

    points: list[int]  # by seat, like chests and rice
    chests: list[int]
    rice: list[int]
    owner: dict[str, int]  # by province, like armies
    armies: dict[str, int]

    def score(self, seat: int, rule: str, points: int) -> None: ...


class Module:
    """Everything is optional but the name and the box."""

    def __init__(self, name: str, box: Box) -> None:
        self.name = name
        self.box = box
        self.check: Callable[[Json], None] = check_nothing  # what corrected facts must keep
        # Steps to insert, each with the step of the base sequence that it comes before or after.
        self.before: tuple[tuple[Step, Step], ...] = ()
        self.after: tuple[tuple[Step, Step], ...] = ()
        # The decisions of the box in its order, and their moves with names, one for each.
        self.decisions: tuple[Decision, ...] = ()
        self.describe: tuple[Describe, ...] = ()
        self.tasks: tuple[Task, ...] = ()  # of the box in its order
        self.spaces: tuple[str, ...] = ()
        self.space_forecast: SpaceForecast = no_forecast  # cards on those spaces
        self.vain: Vain = nothing_in_vain  # of a whole plan, whose cards on those spaces share the same resources
        self.pays: Pays = nothing_to_pay  # of a whole plan, too
        self.cards: tuple[int, ...] = ()  # picks that are cards of every player, besides provinces and chests; bid as 0
        self.declines = ""  # the rule by which such a card skips an action
        self.improves: tuple[Adjust, ...] = ()  # amounts, after events and special cards
        self.cheapens: tuple[Adjust, ...] = ()  # prices
        self.shields: tuple[Shield, ...] = ()
        self.parries: tuple[Parry, ...] = ()
        self.on_battle: tuple[Happening, ...] = ()  # for each party, with the province its armies come from
        self.on_claim: tuple[Happening, ...] = ()
        self.on_loss: tuple[Happening, ...] = ()
        self.parts: tuple[Part, ...] = ()  # of the open table
        self.read: Read = read_nothing  # the rows of a state, from those parts
        self.worth: tuple[Worth, ...] = ()  # at most one
        self.previews: dict[str, Preview] = {}  # by name of the decision
        # How the chronicle accounts for each class of event.
        self.writing: dict[type, Callable[[Books, Any], None]] = {}
        self.scores: dict[str, str] = {}  # by rule: what its points are scored for, in one word


def check_nothing(table: Json) -> None:
    pass


def no_forecast(state: State, seat: int, space: int, card: int) -> Effect:
    return Effect("")


def nothing_in_vain(known: State, seat: int, plan: dict[int, int]) -> dict[int, str]:
    return {}


def nothing_to_pay(known: State, seat: int, plan: dict[int, int]) -> dict[str, Funds]:
    return {}


def read_nothing(known: State, data: Json) -> None:
    pass
