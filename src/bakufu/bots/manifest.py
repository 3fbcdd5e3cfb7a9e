"""What a game adds to the bots: its levels, and how they explain their moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from bakufu.bots.budget import Allowance
from bakufu.bots.hint import Advice
from bakufu.kernel.chance import Rng

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Bot(Protocol):
    """A player. It is handed what its seat may know, never the state."""

    # Each plays one game, whose views it takes: nothing else could be said of all of them.
    def decide(self, view: Any) -> int: ...


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
