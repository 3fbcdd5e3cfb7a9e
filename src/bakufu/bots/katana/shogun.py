"""Shogun: searches like Daimyo, but has learned from the results of games what the positions are worth that a search
leads to: among players, and against the Ghost."""

from __future__ import annotations

from bakufu.bots.katana.daimyo import Daimyo
from bakufu.bots.katana.learned_weights import learned_weights
from bakufu.bots.katana.weighing import Weights
from bakufu.katana.rules.state import State


class Shogun(Daimyo):
    def weights_ahead(self, state: State) -> Weights:
        return learned_weights(state.setting.solo).rounds[state.round - 1]

    def weights_within(self, state: State) -> Weights:
        """Among players, choices within a turn are better without what was learned about its end."""
        if not state.setting.solo:
            return super().weights_within(state)
        return learned_weights(solo=True).within[state.round - 1]
