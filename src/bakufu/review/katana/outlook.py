"""Chances to win of all players: nothing is hidden in this game but what will be revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.katana.rules.state import State
from bakufu.katana.views.imagine import imagine
from bakufu.katana.views.view import view
from bakufu.kernel import flow
from bakufu.kernel.chance import Rng
from bakufu.review.comparing import scaled
from bakufu.review.katana.chances import chances

WORLDS: Final = 32


class TurnOutlook:
    def __init__(self, state: State, seed: bytes, effort: float) -> None:
        self.state = state
        self.seed = seed
        self.worlds = scaled(WORLDS, effort)

    def before(self) -> list[float]:
        return chances(self.state)

    def after(self, moves: Sequence[tuple[int, int]]) -> list[float]:
        total = [0.0] * self.state.setting.players
        for number in range(self.worlds):
            state = imagine(view(self.state, None), Rng(self.seed + b"/%d" % number, "world"))
            for seat, move in moves:
                flow.play(state, seat, move, None)
            for seat, chance in enumerate(chances(state)):
                total[seat] += chance / self.worlds
        return total

    def partway(self, moves: Sequence[tuple[int, int]], reached: State) -> tuple[str, list[float]] | None:
        return None
