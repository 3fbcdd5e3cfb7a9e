"""What a game adds to the bots: its levels, and how they explain their moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypedDict

from bakufu.bots.budget import Allowance
from bakufu.kernel.chance import Rng

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Bot(Protocol):
    """A player. It is handed what its seat may know, never the state."""

    # Each plays one game, whose views it takes: nothing else could be said of all of them.
    def decide(self, view: Any) -> int: ...


class Reason(TypedDict):
    """Why a move is made: the id of a message, and what fills it in."""

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
    """What the player may come to regret: a card on a space of the plan, or moves that could be made now. The message
    and what fills it in; a better card where there is one; and how many points better it is."""

    id: str
    space: str | None
    moves: list[int]
    args: dict[str, str | int]
    instead: str | None
    points: float


class Advice(TypedDict):
    """Moves, and for each of them why, None where there is nothing to say; the best three choices, these first; what
    they are compared with, None where there is nothing else to do; and what is wrong with other moves, or with the
    cards that the player has laid. All of it follows from one evaluation: what is suggested isn't objected to."""

    moves: list[int]
    reasons: list[Reason | None]
    best: list[Choice]
    against: Comparison | None
    objections: list[Objection]


@dataclass
class Players:
    """The players of one game, weakest level first. Weights are a dataclass of dataclasses of numbers.

    `searching` levels may be given a budget, `weighted` ones weights of their own; `usual_weights` are those of a
    level. `advise` is told the view, the level, its seed, and the cards that the player has laid, if any, as the game
    writes them.
    """

    levels: dict[str, Callable[[Rng], Bot]]
    searching: dict[str, Callable[[Rng, Allowance], Bot]]
    weighted: dict[str, Callable[[Rng, Any], Bot]]
    usual_weights: Callable[[str], DataclassInstance]
    advise: Callable[[Any, str, str, str], Advice]
