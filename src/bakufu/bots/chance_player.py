"""A player that makes random legal moves: the baseline for all levels."""

from __future__ import annotations

from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View


class ChancePlayer:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View[Flow]) -> int:
        return view.moves[self.rng.below(len(view.moves))]

    def copy(self) -> ChancePlayer:
        """For copies of a game: both make the same moves from here on."""
        return ChancePlayer(self.rng.copy())
