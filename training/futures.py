"""What the plans of a season lead to: the season is played on several times, and the network judges where it ends.

The mean says more about the position than the result of a single game does, in which chance has its part.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.judgement.judge import LearnedJudge, shogun_network
from bakufu.bots.shogun.samurai import WEIGHTS
from bakufu.bots.shogun.search.playout import play_on
from bakufu.bots.shogun.search.quick import Quick
from bakufu.bots.shogun.search.worlds import planned_world
from bakufu.kernel import flow
from bakufu.shogun.views.view import View

CERTAIN: Final = 10_000  # a chance of 1, as rows have it


def expected(view: View, plans: list[list[int]], times: int, seed: bytes) -> list[float]:
    """The chance of each seat to win, once everybody has laid these plans. `view` is that of the first seat."""
    judge = LearnedJudge(shogun_network(), WEIGHTS.tower)
    quick = Quick(view.known, WEIGHTS)
    total = [0.0] * len(plans)
    for number in range(times):
        world = planned_world(view, plans, seed, number)
        state = world.state
        state.plan[: len(plans[0])] = plans[0]
        state.answered(0)
        flow.run(state, None)
        play_on(state, quick, world.falls)
        chances = judge.chances(state)
        for seat in range(len(total)):
            total[seat] += chances[seat] / times
    return total
