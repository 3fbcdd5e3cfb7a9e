"""Shogun: searches like Daimyo, but has learned from games how likely a position is won, and expects less of rivals.

Where Daimyo relies on one guess of each rival's plan, Shogun tries its plans against several. It also tries decisions
within a season in more worlds.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.daimyo import Daimyo
from bakufu.bots.shogun.judgement.judge import LearnedJudge, shogun_network
from bakufu.bots.shogun.samurai import WEIGHTS
from bakufu.bots.shogun.search.move_search import Care
from bakufu.bots.shogun.search.value_model import Judge
from bakufu.shogun.views.view import View

FURTHER_GUESSES: Final = 3
MORE_CARE: Final = Care(share=0.5, worlds=64)


class Shogun(Daimyo):
    def further_guesses(self) -> int:
        return FURTHER_GUESSES

    def care(self) -> Care:
        return MORE_CARE

    def judge(self, view: View) -> Judge:
        return LearnedJudge(shogun_network(), WEIGHTS.tower)
