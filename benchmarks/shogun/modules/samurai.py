"""Conservation checks of the Samurai."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.shogun.modules.samurai import numbers as samurai
from bakufu.shogun.rules.state import State
from benchmarks.shogun.module import ModuleInPlay


def audit(state: State, box: Mapping[str, Any]) -> list[str]:
    cards = state.module_rows[samurai.SAMURAI]
    return [] if all(0 <= card <= 3 for card in cards) else [f"the samurai's piles are at {cards}"]


def most_decisions(players: int, groups: int) -> int:
    """A benefit per player, each season."""
    return 6 * players


MODULE = ModuleInPlay(
    audit=audit,
    most_decisions=most_decisions,
    stretches=(samurai.BENEFIT,),
)
