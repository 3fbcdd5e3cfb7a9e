"""Answers to questions about a position. Every game has a forecast; each has its own shapes for the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Analysis:
    """The answer to a query about a view: it depends on nothing that the seat can't know."""


@dataclass(frozen=True)
class Forecast(Analysis):
    """What a seat could do now, as far as it knows. Each game has its own shape."""


@dataclass(frozen=True)
class Refusals(Analysis):
    """Why moves are refused in the seat's pending decision: the rule behind each, by the move's word.

    Moves that mean nothing in this decision are left out.
    """

    rules: dict[str, str]


@dataclass(frozen=True)
class Outlook(Analysis):
    """What things on the table are worth as they stand, the same for everybody. Each game has its own shape."""


class Query:
    """A function that answers a question about a view, and the names of what it may be asked about."""

    def __init__(self, answer: Callable[..., Analysis], *about: str) -> None:
        self.answer = answer
        self.about = about
