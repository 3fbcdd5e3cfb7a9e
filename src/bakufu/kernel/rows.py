"""Rows of a state, each stated once: its name, its length, who may know it and how it is observed.

A game lists its rows in a table. Saving, laying out an empty table and the fields of an observation are read off that
table here. Copying, blanking and observing run many thousand times per second: `python -m handbook` writes their source
from the same table. Nothing here knows what a row means.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.flow import NO_DECISION, Flow
from bakufu.kernel.saving import Rows
from bakufu.kernel.stepping.observing import LARGEST, Field

# What a row holds.
NUMBER: Final = "number"
LIST: Final = "list"
LISTS: Final = "lists"  # a list of lists, of which the inner ones are only ever replaced
STREAM: Final = "stream"  # of chance: nobody may know it

OPEN: Final = ""  # everybody may know the row
AS_IT_IS: Final = ""  # the field holds the row as the seat knows it
CAPPED: Final = "at_most"
NUMBERS: Final = "numbers"  # the field with all single numbers


@dataclass(frozen=True)
class Observed:
    """A field of the observation: its slots are as many as the product of the sizes that `by` names.

    `through` names the game's function of the state and the row, as far as it is known, that gives the field's numbers.
    """

    name: str
    meaning: str
    by: tuple[str, ...]
    least: int = 0
    counted: bool = False
    through: str = AS_IT_IS

    def field(self, sizes: Mapping[str, int]) -> Field:
        slots = _product(self.by, sizes) + (1 if self.counted else 0)
        return Field(self.name, slots, self.meaning, -self.least, self.counted)


@dataclass(frozen=True)
class Row:
    """One row. Made by the functions below, which say what goes together."""

    name: str
    kind: str
    meaning: str
    by: tuple[str, ...] = ()  # names of the sizes whose product is its length; none for a list of changing length
    start: int = 0
    whole: bool = False  # only ever replaced, so that copies share it
    known: str = OPEN  # the game's function of the state and the row that leaves what all may know
    counted: bool = False  # how many numbers it has is told among the single numbers
    observed: tuple[Observed, ...] = ()


def number(name: str, meaning: str, start: int = 0) -> Row:
    """A single number, open to all."""
    return Row(name, NUMBER, meaning, start=start)


def fixed(name: str, meaning: str, by: tuple[str, ...], start: int = 0, least: int = 0, capped: bool = False) -> Row:
    """An open list that keeps its length. What is capped may grow beyond what a byte holds."""
    told, through = (f"{meaning}, up to {LARGEST}", CAPPED) if capped else (meaning, AS_IT_IS)
    return Row(name, LIST, meaning, by, start, observed=(Observed(name, told, by, least, through=through),))


def encoded(name: str, meaning: str, by: tuple[str, ...], observed: tuple[Observed, ...]) -> Row:
    """An open list that keeps its length, observed in another form."""
    return Row(name, LIST, meaning, by, observed=observed)


def changing(name: str, meaning: str, most: tuple[str, ...], least: int = 0, known: str = OPEN) -> Row:
    """A list of changing length that is only ever replaced."""
    return Row(name, LIST, meaning, whole=True, known=known, observed=(Observed(name, meaning, most, least, True),))


def pile(name: str, meaning: str, known: str) -> Row:
    """A list of which all know no more than its length."""
    return Row(name, LIST, meaning, whole=True, known=known, counted=True)


def lists(name: str, meaning: str, by: tuple[str, ...], observed: tuple[Observed, ...], known: str = OPEN) -> Row:
    """A list for each of something, each of them only ever replaced."""
    return Row(name, LISTS, meaning, by, known=known, observed=observed)


def stream(name: str, meaning: str) -> Row:
    return Row(name, STREAM, meaning)


_TASKS: Final = "tasks still to do, the next one last"
# What the flow of every game keeps; `Flow` declares and copies it.
FLOW_NUMBERS: Final = (
    number("step", "where in the sequence of play the game is"),
    number("decision", "the kind of decision that is asked", NO_DECISION),
)
FLOW_LISTS: Final = (
    fixed("awaited", "by seat: 1 if it has to decide", ("seat",)),
    changing("about", "what the decision is about", ("about",)),
    Row("stack", LIST, _TASKS, observed=(Observed("stack", _TASKS, ("task",), counted=True),)),  # changed in place
)
OF_THE_FLOW: Final = tuple([row.name for row in FLOW_NUMBERS + FLOW_LISTS])


def saved_rows(table: tuple[Row, ...]) -> Rows:
    """The names by which a state is saved: all of them."""
    return Rows(*[tuple([row.name for row in table if row.kind == kind]) for kind in (NUMBER, LIST, LISTS, STREAM)])


def lay_out(state: object, table: tuple[Row, ...], sizes: Mapping[str, int], seed: Seed) -> None:
    """Give a new state every row as it is before anything is laid out, and streams of chance from the seed."""
    for row in table:
        kind = row.kind
        if kind == LIST:
            setattr(state, row.name, [row.start] * _product(row.by, sizes) if row.by else [])
        elif kind == NUMBER:
            setattr(state, row.name, row.start)
        elif kind == LISTS:
            setattr(state, row.name, [[] for _ in range(_product(row.by, sizes))])
        else:
            setattr(state, row.name, Rng(seed, row.name))


def observed_numbers(table: tuple[Row, ...]) -> list[str]:
    """The single numbers of an observation: the seat, those of the state, and the lengths of the piles."""
    return ["seat", *[row.name for row in table if row.kind == NUMBER], *[row.name for row in table if row.counted]]


def observed_fields(table: tuple[Row, ...], sizes: Mapping[str, int]) -> list[Field]:
    """What an observation is made of, in the order of the table."""
    names = observed_numbers(table)
    numbers = Field(NUMBERS, len(names), "one number each: " + ", ".join(names), bias=1)
    return [numbers, *[field.field(sizes) for row in table for field in row.observed]]


def at_most(state: Flow, amounts: list[int]) -> list[int]:
    """Amounts that may be more than a byte holds."""
    for amount in amounts:
        if amount > LARGEST:
            return [min(amount, LARGEST) for amount in amounts]
    return amounts


def _product(by: tuple[str, ...], sizes: Mapping[str, int]) -> int:
    length = 1
    for name in by:
        length *= sizes[name]
    return length
