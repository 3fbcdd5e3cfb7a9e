"""Why a benefit is chosen."""

from __future__ import annotations

from bakufu.bots.hint import Reason
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.planning.plan_values import rice_short
from bakufu.shogun.modules.samurai.box import BENEFITS
from bakufu.shogun.modules.samurai.numbers import ABOUT_CARD, BENEFIT
from bakufu.shogun.modules.samurai.piles import offered


def choose_benefit(evaluator: Evaluator, move: int) -> Reason:
    state = evaluator.state
    kind = move - BENEFIT
    amount = offered(state, state.about[ABOUT_CARD], kind)
    return {
        "id": f"benefit-{BENEFITS[kind]}",
        "args": {"amount": amount, "short": max(0, round(rice_short(evaluator)))},
    }
