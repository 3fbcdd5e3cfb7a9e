"""The learned judge: how likely each seat wins, from the position when plans are to be laid."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from bakufu.bots.network import SCORE_BITS, Network, load_network
from bakufu.bots.shogun.evaluation.winning_chance import Tower
from bakufu.bots.shogun.judgement.active_features import active_features
from bakufu.bots.shogun.search.value_model import TIE, Judge, seasons_left
from bakufu.shogun.rules.state import State

SCALE: Final = float(1 << SCORE_BITS)
SURE: Final = 0.3  # points that are as good as a victory once the game is over


class LearnedJudge(Judge):
    def __init__(self, network: Network, tower: Tower) -> None:
        self.network = network
        self.tower = tower

    def winning(self, state: State, seat: int) -> float:
        return self.chances(state)[seat]

    def chances(self, state: State) -> list[float]:
        """The chance of each seat to win."""
        left = seasons_left(state)
        if not left:
            points = [state.points[seat] + TIE * min(state.chests[seat], 40) for seat in range(state.setting.players)]
            return _shares([value / SURE for value in points])
        scores = self.network.stage(left - 1).scores(active_features(state, self.tower))
        return _shares([score / SCALE for score in scores])


def _shares(values: list[float]) -> list[float]:
    top = max(values)
    shares = [math.exp(value - top) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


@lru_cache(maxsize=1)
def shogun_network() -> Network:
    return load_network("bakufu.bots.shogun", "shogun")
