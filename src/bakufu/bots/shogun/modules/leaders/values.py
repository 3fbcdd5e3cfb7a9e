"""Where a leader goes, and whether he leaves a statue: by what he can do there, win there, and keep."""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.shogun.box.components import BATTLE_A
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.leaders.numbers import (
    ABOUT_PROVINCE,
    LEADER,
    PLACE_LEADER,
    STATUE_VALUES,
    STATUES,
    STATUES_LEFT,
)

NOTHING_PLANNED: Final = -1  # or a battle, which no leader improves
NOT_YET_PLANNED: Final = -2


def leader_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    """For a leader who moves, and for one who is placed: he comes from nowhere."""
    origin = evaluator.state.module_rows[LEADER][evaluator.seat]
    return [_stay(evaluator, move) + _trophies(evaluator, move) + _leaving(evaluator, origin, move) for move in moves]


def statue_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    """A statue in a province that is lost becomes somebody's trophy, sooner or later."""
    value = _statue(evaluator, evaluator.state.about[ABOUT_PROVINCE])
    return [value if move == YES else 0.0 for move in moves]


def claim_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    """The leader is best placed where he can later move to an adjacent province of the seat."""
    waiting = evaluator.weights.module.wait
    onward = ways(evaluator, evaluator.state.about[ABOUT_PROVINCE])
    return [waiting if move == NOTHING else float(onward) for move in moves]


def _stay(evaluator: Evaluator, province: int) -> float:
    """A season in this province: an improved action, and then a way to an adjacent province."""
    if not evaluator.later_seasons:
        return 0.0
    weights = evaluator.weights.module
    kept = 1.0 - evaluator.danger(province, evaluator.state.armies[province])
    way = weights.way if ways(evaluator, province) else 0.0
    improved = 0.0 if planned(evaluator, province) == NOTHING_PLANNED else weights.leader
    return kept * (improved + way)


def planned(evaluator: Evaluator, province: int) -> int:
    """The action that a leader would improve here. Unless plans are complete when he is placed, it isn't known yet."""
    state = evaluator.state
    if state.decision != PLACE_LEADER or state.season:
        return NOT_YET_PLANNED
    start = evaluator.seat * state.setting.spaces
    plan = state.plan[start : start + BATTLE_A]
    return plan.index(province) if province in plan else NOTHING_PLANNED


def ways(evaluator: Evaluator, province: int) -> int:
    """Adjacent provinces of the seat."""
    return len(
        [p for p in evaluator.state.setting.board.neighbours[province] if evaluator.state.owner[p] == evaluator.seat]
    )


def _trophies(evaluator: Evaluator, province: int) -> float:
    """Each is a point won, and one that somebody else loses."""
    statue, trophy = evaluator.state.setting.printed[STATUE_VALUES]
    return trophies_in(evaluator, province) * (trophy + evaluator.weights.worth.denied * statue)


def trophies_in(evaluator: Evaluator, province: int) -> int:
    """Statues of others in a province, which a leader who comes there takes."""
    players = evaluator.state.setting.players
    standing = evaluator.state.module_rows[STATUES][province * players : (province + 1) * players]
    return int(sum(standing) - standing[evaluator.seat])


def may_leave_statue(evaluator: Evaluator, origin: int, province: int) -> bool:
    """Whether a leader who moves from the one to the other may leave a statue behind."""
    state = evaluator.state
    return (
        origin >= 0
        and bool(state.module_rows[STATUES_LEFT][evaluator.seat])
        and bool(state.setting.board.touches[origin][province])
    )


def _leaving(evaluator: Evaluator, origin: int, province: int) -> float:
    """What a statue in the province left behind is worth, if there may be one."""
    return max(0.0, _statue(evaluator, origin)) if may_leave_statue(evaluator, origin, province) else 0.0


def _statue(evaluator: Evaluator, province: int) -> float:
    statue, trophy = evaluator.state.setting.printed[STATUE_VALUES]
    lost = 0.0
    if evaluator.later_seasons:
        lost = evaluator.danger(province, evaluator.state.armies[province])
    return statue - lost * (statue + evaluator.weights.worth.denied * trophy)
