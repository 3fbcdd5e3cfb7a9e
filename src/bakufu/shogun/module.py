"""A module: all that one expansion adds to the base game, in one manifest. The rules of the base game know none.

They know only places where something may be added: steps of the sequence, spaces and cards of the plan, adjustments of
amounts and prices, shields against attacks, and things to do when armies fight or a province is claimed or lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.kernel.event import Events
from bakufu.kernel.flow import Decision, Step, Task
from bakufu.kernel.study import Effect

Json = dict[str, Any]
# The rules of the game hand over their own state, which imports the setting, which imports this.
AnyState = Any
AnySetting = Any
AnyBooks = Any

# (state, seat, province, action, amount, events) -> amount
Adjust = Callable[[AnyState, int, int, int, int, Events], int]
# (state, seat, action, province) -> the rule that forbids this seat to attack there with this action, or ""
Shield = Callable[[AnyState, int, int, int], str]
# (state, province, events) -> whether a revolt marker was kept away
Parry = Callable[[AnyState, int, Events], bool]
# (state, seat, space, card) -> what a card of this seat would do on a space of the module, as far as it knows
Foresee = Callable[[AnyState, int, int, int], Effect]
# (state, seat, province, events): the seat fights with armies of the province, has claimed it, or lost it
Happening = Callable[[AnyState, int, int, Events], None]


class Module:
    """Everything is optional but the name. Lists stay in the order in which the modules are numbered."""

    def __init__(self, name: str) -> None:
        self.name = name
        # Rows of the state, by their number in `modules/rows.py`, as they are before the game begins.
        self.rows: Callable[[AnySetting], dict[int, list[int]]] = no_rows
        # Printed amounts, by their number in `modules/printed.py`, from the table of facts; and what facts must keep.
        self.printed: Callable[[Json], dict[int, list[int]]] = nothing_printed
        self.check: Callable[[Json], None] = check_nothing
        # Steps to insert, each with the step of the base sequence that it comes before or after.
        self.before: tuple[tuple[Step, Step], ...] = ()
        self.after: tuple[tuple[Step, Step], ...] = ()
        self.decisions: tuple[Decision, ...] = ()
        self.describe: tuple[Callable[[AnyState, int, int], Any], ...] = ()  # their moves with names, one for each
        self.about: dict[int, tuple[str, ...]] = {}  # as in `decision_kinds.py`
        self.tasks: tuple[Task, ...] = ()
        self.task_names: tuple[str, ...] = ()
        self.spaces: tuple[str, ...] = ()
        self.foresees: Foresee = foresee_nothing  # cards on those spaces
        self.cards: tuple[int, ...] = ()  # of every player, beside provinces and chests; a 0 as a bid
        self.declines = ""  # the rule by which such a card on an action means that it is not carried out
        self.improves: tuple[Adjust, ...] = ()  # amounts, after events and special cards
        self.cheapens: tuple[Adjust, ...] = ()  # prices
        self.shields: tuple[Shield, ...] = ()
        self.parries: tuple[Parry, ...] = ()
        self.on_battle: tuple[Happening, ...] = ()  # for each party, with the province its armies come from
        self.on_claim: tuple[Happening, ...] = ()
        self.on_loss: tuple[Happening, ...] = ()
        self.parts: tuple[Any, ...] = ()  # of the open table
        self.read: Callable[[AnyState, Json], None] = read_nothing  # the rows of a state, from those parts
        # What the books of the chronicle write down, by class of event.
        self.writing: dict[type, Callable[[AnyBooks, Any], None]] = {}


def no_rows(setting: AnySetting) -> dict[int, list[int]]:
    return {}


def nothing_printed(table: Json) -> dict[int, list[int]]:
    return {}


def check_nothing(table: Json) -> None:
    pass


def foresee_nothing(state: AnyState, seat: int, space: int, card: int) -> Effect:
    return Effect("")


def read_nothing(known: AnyState, data: Json) -> None:
    pass
