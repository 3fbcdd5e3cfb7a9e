"""What a game adds to the bots: its levels, and how they explain their moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from bakufu.bots.budget import Allowance
from bakufu.bots.hint import Advice
from bakufu.kernel.chance import Rng

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Bot(Protocol):
    """A player. It gets its seat's view, never the state."""

    # Each plays one game and takes its views, so there is no common type.
    def decide(self, view: Any) -> int: ...


class FarSighted:
    """A bot that can name its next moves at once, where nothing that it sees changes between them."""

    def decide_ahead(self, view: Any) -> list[int]:
        raise NotImplementedError


@dataclass
class Players:
    """The players of one game, weakest level first. Weights are a dataclass of dataclasses of numbers.

    `searching` levels may be given a budget, `weighted` ones weights of their own; `usual_weights` are those of a
    level. `advise` gets the view, the level, its seed, the cards that the player has placed, if any, as the game writes
    them, and the view from when the last sealed plan was laid, if any; `adviser` is the level that advises people.
    `evaluate` is what each seat will probably have at the end, by a view. `characters` are wishes that the levels
    `in_character` can be given, by name.
    """

    levels: dict[str, Callable[[Rng], Bot]]
    searching: dict[str, Callable[[Rng, Allowance], Bot]]
    weighted: dict[str, Callable[[Rng, Any], Bot]]
    usual_weights: Callable[[str], DataclassInstance]
    advise: Callable[[Any, str, str, str, Any], Advice]
    evaluate: Callable[[Any], list[float]]
    adviser: str = "samurai"
    characters: tuple[str, ...] = ()
    in_character: dict[str, Callable[[Rng, str], Bot]] = field(default_factory=dict)
