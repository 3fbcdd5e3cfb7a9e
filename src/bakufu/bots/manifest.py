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


class Choice(TypedDict):
    """The moves of one turn, and what they are expected to gain."""

    moves: list[int]
    gain: float


class Advice(TypedDict):
    """Moves, and for each of them why, None where there is nothing to say; and the best three choices, these first."""

    moves: list[int]
    reasons: list[Reason | None]
    best: list[Choice]


@dataclass
class Players:
    """The players of one game, weakest level first. Weights are a dataclass of dataclasses of numbers.

    `searching` levels may be given a budget, `weighted` ones weights of their own; `usual_weights` are those of a
    level. `explain` is told the view, the level, its seed and the moves it has chosen.
    """

    levels: dict[str, Callable[[Rng], Bot]]
    searching: dict[str, Callable[[Rng, Allowance], Bot]]
    weighted: dict[str, Callable[[Rng, Any], Bot]]
    usual_weights: Callable[[str], DataclassInstance]
    explain: Callable[[Any, str, str, list[int]], Advice]
