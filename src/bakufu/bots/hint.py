"""A hint, as it is sent: moves and why, what they are compared with, and what speaks against others.

Not compiled: mypyc loses the types of fields that are unions, and then clients can't decode the message.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from bakufu.kernel.patch import Json
from bakufu.kernel.shapes import OfGame

AnyMove = Annotated[Json, OfGame("Move")]


class Reason(TypedDict):
    """Why a move is made: the id of a message, and its variables."""

    id: str
    args: dict[str, str | int]


class Ref(TypedDict):
    """Something on the table that a choice is about: the "pick" among the options, a "province", a "card", a "space",
    ..., and its name."""

    kind: str
    name: str


class Choice(TypedDict):
    """The moves of one turn, what they are expected to gain, and what they are about."""

    moves: list[int]
    gain: float
    refs: list[Ref]


class Comparison(TypedDict):
    """What else could be done, and by how much the suggestion is better: in "points", in percent of the "chance" to
    win, or only by "rank", where no number would mean anything. `own`: it is what the player has planned."""

    moves: list[int]
    unit: str
    by: float
    own: bool


class Objection(TypedDict):
    """A probable mistake: a card on a space of the plan, or moves that could be made now. The message and its
    variables; a better card if there is one; and how many points better it is."""

    id: str
    space: str | None
    moves: list[int]
    args: dict[str, str | int]
    instead: str | None
    points: float


class Advice(TypedDict):
    """Moves, and for each of them why, None where there is nothing to say; `steps` are the same moves in words where
    they answer more than one question; the best three choices, these moves first; what they are compared with, None
    where there is nothing else to do; and what is wrong with other moves, or with the cards that the player has laid.
    All of it follows from one evaluation: what is suggested isn't objected to."""

    moves: list[int]
    reasons: list[Reason | None]
    steps: list[AnyMove]
    best: list[Choice]
    against: Comparison | None
    objections: list[Objection]
