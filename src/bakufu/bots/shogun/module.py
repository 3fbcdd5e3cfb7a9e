"""What a module adds to the bots of SHOGUN, declared in `modules/NAME/manifest.py`."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.bots.hint import Reason
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.rules.state import State

# (evaluator, moves) -> what each of these moves is worth
Values = Callable[[Evaluator, list[int]], list[float]]
# The state, the seat, its moves, and what it means to the seat to hold each province.
Choose = Callable[[State, int, list[int], list[float]], int]
# (evaluator, plan so far, provinces that it does not need) -> cards by space
Lay = Callable[[Evaluator, list[int], list[int]], dict[int, int]]
# (evaluator, space, plan) -> why the card is on the space
Explain = Callable[[Evaluator, int, list[int]], Reason]
# (evaluator, move) -> why the move is made
Because = Callable[[Evaluator, int], Reason]
# (state, a row of features for each seat, where those of the module begin)
Measure = Callable[[State, list[list[float]], int], None]


class Features:
    """What makes a position better, by its names in `weights/daimyo.toml`."""

    def __init__(self, names: tuple[str, ...], measure: Measure) -> None:
        self.names = names
        self.measure = measure


class Spaces:
    """Which cards to place on the module's spaces of the plan, and why."""

    def __init__(self, lay: Lay, explain: Explain) -> None:
        self.lay = lay
        self.explain = explain


class ModuleChoices:
    """By kind of decision, `values` evaluates its moves, and `quick` chooses one quickly, in playouts. Kinds in
    `unsearched` are never played out. `reasons` says why a move is made. The others are for modules with spaces of the
    plan, and with something that makes a position better.
    """

    def __init__(
        self,
        values: dict[int, Values],
        quick: dict[int, Choose],
        reasons: dict[int, Because],
        unsearched: tuple[int, ...] = (),
        spaces: Spaces | None = None,
        features: Features | None = None,
    ) -> None:
        self.values = values
        self.quick = quick
        self.reasons = reasons
        self.unsearched = unsearched
        self.spaces = spaces
        self.features = features
