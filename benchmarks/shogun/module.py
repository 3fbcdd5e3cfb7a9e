"""What random games need to know of a module, declared in `modules/NAME.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bakufu.shogun.rules.state import State
from benchmarks.random_players import Leaning


@dataclass(frozen=True)
class ModuleInPlay:
    """`audit` describes what is wrong with a state that is played with these pieces; `pieces` counts those of the
    module in the component data. `most_decisions` is an upper bound for this many players and groups of armies.
    `scarce` corrects the component data so that everything runs out. `stretches` are the numbers where a kind of its
    moves begins, and `leanings` are players who like what it adds.
    """

    audit: Callable[[State, Mapping[str, Any]], list[str]] = lambda state, box: []
    most_decisions: Callable[[int, int], int] = lambda players, groups: 0
    pieces: Callable[[Mapping[str, Any]], Mapping[str, int]] = lambda table: {}
    scarce: str = ""
    stretches: tuple[int, ...] = ()
    leanings: tuple[Leaning, ...] = ()
