"""Where a leader goes, and whether he leaves a statue: by what he can do there, win there, and keep."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluation import Evaluation
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.leaders.numbers import ABOUT_PROVINCE, LEADER, STATUE_VALUES, STATUES, STATUES_LEFT


def leader_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """For a leader who moves, and for one who is placed: he comes from nowhere."""
    origin = evaluation.state.module_rows[LEADER][evaluation.seat]
    return [
        _stay(evaluation, move) + _trophies(evaluation, move) + _leaving(evaluation, origin, move) for move in moves
    ]


def statue_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """A statue in a province that is lost becomes somebody's trophy, sooner or later."""
    value = _statue(evaluation, evaluation.state.about[ABOUT_PROVINCE])
    return [value if move == YES else 0.0 for move in moves]


def claim_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """The leader comes with a province that has a neighbour of one's own, where he can go on to next door."""
    waiting = evaluation.weights.module.wait
    ways = _ways(evaluation, evaluation.state.about[ABOUT_PROVINCE])
    return [waiting if move == NOTHING else float(ways) for move in moves]


def _stay(evaluation: Evaluation, province: int) -> float:
    """A season in this province: an improved action, and then a way on to a neighbour."""
    if not evaluation.later_seasons:
        return 0.0
    weights = evaluation.weights.module
    kept = 1.0 - evaluation.danger(province, evaluation.state.armies[province])
    way = weights.way if _ways(evaluation, province) else 0.0
    return kept * (weights.leader + way)


def _ways(evaluation: Evaluation, province: int) -> int:
    """Neighbours of one's own."""
    return len(
        [p for p in evaluation.state.setting.board.neighbours[province] if evaluation.state.owner[p] == evaluation.seat]
    )


def _trophies(evaluation: Evaluation, province: int) -> float:
    """Each is a point won, and one that somebody else loses."""
    state = evaluation.state
    players = state.setting.players
    standing = state.module_rows[STATUES][province * players : (province + 1) * players]
    statue, trophy = state.setting.printed[STATUE_VALUES]
    return (sum(standing) - standing[evaluation.seat]) * (trophy + evaluation.weights.worth.denied * statue)


def _leaving(evaluation: Evaluation, origin: int, province: int) -> float:
    """What a statue in the province left behind is worth, if there may be one."""
    state = evaluation.state
    if (
        origin < 0
        or not state.module_rows[STATUES_LEFT][evaluation.seat]
        or not state.setting.board.touches[origin][province]
    ):
        return 0.0
    return max(0.0, _statue(evaluation, origin))


def _statue(evaluation: Evaluation, province: int) -> float:
    statue, trophy = evaluation.state.setting.printed[STATUE_VALUES]
    lost = 0.0
    if evaluation.later_seasons:
        lost = evaluation.danger(province, evaluation.state.armies[province])
    return statue - lost * (statue + evaluation.weights.worth.denied * trophy)
