"""Rows of a state, each stated once: its name, its length, who may know it and how it is observed.

A game lists its rows in a table. Empty states and the fields of an observation are built from that table here. Copying,
saving, redacting and observing run many thousands of times per second: `python -m handbook` writes their source from
the same table. Nothing here knows what a row means.

Copies must be cheap, because search makes one for each try. What changes often is a list, and a copy has its own. What
changes seldom is a tuple, and copies share it: rules put another one in its place, made by `replaced` or `changed_by`.
That nobody changes a shared row in place is for mypy to see, and a program that tries stops with an error.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import NO_DECISION, Flow
from bakufu.kernel.stepping.observing import LARGEST, Field

# What a row holds.
NUMBER: Final = "number"
LIST: Final = "list"
LISTS: Final = "lists"  # a list of lists, of which the inner ones are only ever replaced
TUPLE: Final = "tuple"
TUPLES: Final = "tuples"  # a list of tuples
STREAM: Final = "stream"  # of random numbers: nobody may know it

OPEN: Final = ""  # everybody may know the row
ALWAYS: Final = ""  # observations of every game have the row
AS_IT_IS: Final = ""  # the field holds the row as the seat knows it
CAPPED: Final = "at_most"
ABOVE: Final = "above"
NUMBERS: Final = "numbers"  # the field with all single numbers


@dataclass(frozen=True)
class Observed:
    """A field of the observation: its slots are as many as the product of the sizes that `by` names.

    `through` names the game's function of the state and the row that gives the field's numbers: in `encodings.py`, or
    in `secrecy.py` if the row has a secret.
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
    whole: bool = False  # a list, but only ever replaced, so that copies share it
    known: str = OPEN  # the function of `secrecy.py` that leaves what may be known
    private: bool = False  # a seat may know more than others: `known` is a function of the seat, too
    counted: bool = False  # its length is observed among the single numbers
    final: bool = False  # a move that changes it can't be undone, although it is open
    only: str = ALWAYS  # the attribute of the setting that says whether observations have it
    saved: str = ""  # its name in saved states if that is another; of rows that share one, only one is ever in use
    observed: tuple[Observed, ...] = ()


def number(name: str, meaning: str, start: int = 0, final: bool = False, saved: str = "") -> Row:
    """A single number, open to all."""
    return Row(name, NUMBER, meaning, start=start, final=final, saved=saved)


def fixed(name: str, meaning: str, by: tuple[str, ...], start: int = 0, least: int = 0, final: bool = False) -> Row:
    """An open list that keeps its length."""
    return Row(name, LIST, meaning, by, start, final=final, observed=(Observed(name, meaning, by, least),))


def shared(name: str, meaning: str, by: tuple[str, ...], start: int = 0, least: int = 0) -> Row:
    """An open row that keeps its length and changes so seldom that copies share it."""
    return Row(name, TUPLE, meaning, by, start, observed=(Observed(name, meaning, by, least),))


def capped(name: str, meaning: str, by: tuple[str, ...]) -> Row:
    """An open list that keeps its length, of amounts that may grow beyond what a byte holds."""
    told = Observed(name, f"{meaning}, up to {LARGEST}", by, through=CAPPED)
    return Row(name, LIST, meaning, by, observed=(told,))


def encoded(name: str, meaning: str, by: tuple[str, ...], observed: tuple[Observed, ...]) -> Row:
    """An open list that keeps its length, observed in another form."""
    return Row(name, LIST, meaning, by, observed=observed)


def private(name: str, meaning: str, by: tuple[str, ...], start: int, least: int, known: str) -> Row:
    """A list that keeps its length, of which each seat knows its own part."""
    told = Observed(name, meaning, by, least)
    return Row(name, LIST, meaning, by, start, known=known, private=True, observed=(told,))


def growing(name: str, meaning: str, most: tuple[str, ...], least: int = 0) -> Row:
    """An open list of changing length, changed in place."""
    return Row(name, LIST, meaning, observed=(Observed(name, meaning, most, least, True),))


def changing(
    name: str, meaning: str, most: tuple[str, ...], least: int = 0, known: str = OPEN, final: bool = False
) -> Row:
    """A list of changing length that is only ever replaced."""
    told = Observed(name, meaning, most, least, True)
    return Row(name, LIST, meaning, whole=True, known=known, final=final, observed=(told,))


def pile(name: str, meaning: str, known: str) -> Row:
    """A list of which everybody knows only the length."""
    return Row(name, LIST, meaning, whole=True, known=known, counted=True)


def lists(name: str, meaning: str, by: tuple[str, ...], observed: tuple[Observed, ...] = (), known: str = OPEN) -> Row:
    """A list for each of something, each of them only ever replaced."""
    return Row(name, LISTS, meaning, by, known=known, observed=observed)


def stream(name: str, meaning: str) -> Row:
    return Row(name, STREAM, meaning)


def only(condition: str, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Rows that are observed only where this attribute of the setting is true."""
    return tuple([replace(row, only=condition) for row in rows])


# What the flow of every game keeps; `Flow` declares and copies it.
FLOW_NUMBERS: Final = (
    number("step", "where in the sequence of play the game is", final=True),
    number("decision", "the kind of decision that is asked", NO_DECISION),
)


def flow_lists(least: int = 0) -> tuple[Row, ...]:
    """`least` is the least number that a decision of the game is about."""
    return (
        fixed("awaited", "by seat: 1 if it has to decide", ("seat",)),
        changing("about", "what the decision is about", ("about",), least),
        growing("stack", "tasks still to do, the next one last", ("task",)),
    )


OF_THE_FLOW: Final = tuple([row.name for row in FLOW_NUMBERS + flow_lists()])


def names(table: tuple[Row, ...], kind: str) -> tuple[str, ...]:
    """The rows that hold this."""
    return tuple([row.name for row in table if row.kind == kind])


def replaced(row: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """A shared row with this number in one place: the row itself if it has the number there already."""
    if row[at] == number:
        return row
    changed = list(row)
    changed[at] = number
    return tuple(changed)


def changed_by(row: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """A shared row with this added to the number in one place."""
    return replaced(row, at, row[at] + number)


def beginning(row: Row, sizes: Mapping[str, int]) -> list[int]:
    """The numbers of a row before the setup."""
    return [row.start] * _product(row.by, sizes) if row.by else []


def lay_out(state: object, table: tuple[Row, ...], sizes: Mapping[str, int]) -> None:
    """Give a new state every row as it is before the setup, and empty streams of random numbers."""
    for row in table:
        kind = row.kind
        if kind == NUMBER:
            setattr(state, row.name, row.start)
        elif kind == STREAM:
            setattr(state, row.name, Rng(None))
        elif kind == LIST:
            setattr(state, row.name, beginning(row, sizes))
        elif kind == TUPLE:
            setattr(state, row.name, tuple(beginning(row, sizes)))
        else:
            setattr(state, row.name, [[] for _ in range(_product(row.by, sizes))] if row.by else [])


def numbered(table: tuple[Row, ...]) -> list[Row]:
    """The single numbers of an observation, after the seat: numbers of the state, and the lengths of piles."""
    return [row for row in table if row.kind == NUMBER or row.counted]


def observed_numbers(table: tuple[Row, ...]) -> list[str]:
    """The names of the single numbers of an observation."""
    return ["seat", *[row.name for row in numbered(table)]]


def observed_fields(table: tuple[Row, ...], sizes: Mapping[str, int], only: tuple[str, ...] = ()) -> list[Field]:
    """The fields of an observation, in the order of the table; `only` has what is true in the setting."""
    told = observed_numbers(table)
    numbers = Field(NUMBERS, len(told), "one number each: " + ", ".join(told), bias=1)
    rows = [row for row in table if row.only == ALWAYS or row.only in only]
    return [numbers, *[field.field(sizes) for row in rows for field in row.observed]]


_NONE_ABOVE: Final = [[0] * length for length in range(8)]  # pages only compare rows


def at_most(state: Flow, amounts: list[int]) -> list[int]:
    """Amounts, each at most what a byte can hold."""
    for amount in amounts:
        if amount > LARGEST:
            return [min(amount, LARGEST) for amount in amounts]
    return amounts


def above(state: Flow, amounts: list[int]) -> list[int]:
    """The part of each amount beyond what a byte can hold."""
    for amount in amounts:
        if amount > LARGEST:
            return [max(0, amount - LARGEST) for amount in amounts]
    return _NONE_ABOVE[len(amounts)]


def _product(by: tuple[str, ...], sizes: Mapping[str, int]) -> int:
    length = 1
    for name in by:
        length *= sizes[name]
    return length
