"""A player that picks any legal move: the measure below which no level may fall."""

from __future__ import annotations

from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View


class ChancePlayer:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View[Flow]) -> int:
        return view.moves[self.rng.below(len(view.moves))]
