"""Why a leader goes somewhere, and why he leaves a statue."""

from __future__ import annotations

from bakufu.bots.hint import Reason
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.modules.leaders.values import may_leave_statue, planned, trophies_in, ways
from bakufu.shogun.box.components import ACTIONS, PROVINCES
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.leaders.numbers import ABOUT_PROVINCE, LEADER, STATUE_VALUES


def leader(evaluator: Evaluator, move: int) -> Reason:
    """For a leader who is placed, who moves and who stays."""
    statues = trophies_in(evaluator, move)
    if statues:
        return {"id": "leader-trophies", "args": {"province": PROVINCES[move], "count": statues}}
    action = planned(evaluator, move)
    if action >= 0:
        return {"id": "leader-improves", "args": {"province": PROVINCES[move], "action": ACTIONS[action]}}
    origin = evaluator.state.module_rows[LEADER][evaluator.seat]
    if may_leave_statue(evaluator, origin, move):
        return {"id": "leader-leaves", "args": {"province": PROVINCES[origin]}}
    stays = origin == move
    told: dict[str, str | int] = {"province": PROVINCES[move], "count": ways(evaluator, move)}
    return {"id": "leader-stays" if stays else "leader", "args": told}


def claim_with_leader(evaluator: Evaluator, move: int) -> Reason:
    province = evaluator.state.about[ABOUT_PROVINCE]
    told: dict[str, str | int] = {"province": PROVINCES[province], "count": ways(evaluator, province)}
    return {"id": "leader-waits" if move == NOTHING else "leader-comes", "args": told}


def raise_statue(evaluator: Evaluator, move: int) -> Reason:
    province = evaluator.state.about[ABOUT_PROVINCE]
    points, _ = evaluator.state.setting.printed[STATUE_VALUES]
    told: dict[str, str | int] = {"province": PROVINCES[province], "points": points}
    return {"id": "statue-risk" if move == NOTHING else "statue", "args": told}
