"""Advice for people who ask: what a level would do, what that and the next best moves gain, and why a plan is so."""

from __future__ import annotations

from bakufu.bots.manifest import Advice, Reason
from bakufu.bots.shogun.advice.hints import best_choices
from bakufu.bots.shogun.advice.reasons import plan_reasons
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.samurai import Samurai
from bakufu.kernel.chance import Rng
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.views.view import View


def explain(seen: View, level: str, seed: str, moves: list[int]) -> Advice:
    """A level that does not weigh single moves is explained by the one that does it best."""
    rng = Rng(seed, level)
    adviser = Ashigaru(rng) if level == "ashigaru" else Samurai(rng)
    state, seat = seen.known, seen.seat
    assert seat is not None, "a spectator decides nothing"
    reasons: list[Reason | None] = [None] * len(moves)
    if state.decision == PLAN and len(moves) == state.setting.spaces:
        reasons = plan_reasons(adviser.evaluator(state, seat), moves)
    return {"moves": moves, "reasons": reasons, "best": best_choices(adviser, state, seat, seen.moves, moves)}
