"""Shogun: searches like Daimyo, but has learned from the results of games what the positions are worth that a search
leads to. Solo it plays like Daimyo: what it learned against the Ghost was no better."""

from __future__ import annotations

from bakufu.bots.katana.daimyo import Daimyo
from bakufu.bots.katana.learned_weights import learned_weights
from bakufu.bots.katana.weighing import Weights, usual_weights
from bakufu.katana.rules.state import State


class Shogun(Daimyo):
    def weights_ahead(self, state: State) -> Weights:
        if state.setting.solo:
            return usual_weights(True)
        return learned_weights().rounds[state.round - 1]
