"""Where a leader goes, and whether he leaves a statue: by what he can do there, win there, and keep."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.outlook import Outlook
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.leaders.numbers import ABOUT_PROVINCE, LEADER, STATUE_VALUES, STATUES, STATUES_LEFT


def leader_values(outlook: Outlook, moves: list[int]) -> list[float]:
    """For a leader who moves, and for one who is placed: he comes from nowhere."""
    origin = outlook.state.module_rows[LEADER][outlook.seat]
    return [_stay(outlook, move) + _trophies(outlook, move) + _leaving(outlook, origin, move) for move in moves]


def statue_values(outlook: Outlook, moves: list[int]) -> list[float]:
    """A statue in a province that is lost becomes somebody's trophy, sooner or later."""
    value = _statue(outlook, outlook.state.about[ABOUT_PROVINCE])
    return [value if move == YES else 0.0 for move in moves]


def claim_values(outlook: Outlook, moves: list[int]) -> list[float]:
    """The leader comes with a province that has a neighbour of one's own, where he can go on to next door."""
    waiting = outlook.weights.module.wait
    ways = _ways(outlook, outlook.state.about[ABOUT_PROVINCE])
    return [waiting if move == NOTHING else float(ways) for move in moves]


def _stay(outlook: Outlook, province: int) -> float:
    """A season in this province: an improved action, and then a way on to a neighbour."""
    if not outlook.later_seasons:
        return 0.0
    weights = outlook.weights.module
    kept = 1.0 - outlook.danger(province, outlook.state.armies[province])
    way = weights.way if _ways(outlook, province) else 0.0
    return kept * (weights.leader + way)


def _ways(outlook: Outlook, province: int) -> int:
    """Neighbours of one's own."""
    return len([p for p in outlook.state.setting.board.neighbours[province] if outlook.state.owner[p] == outlook.seat])


def _trophies(outlook: Outlook, province: int) -> float:
    """Each is a point won, and one that somebody else loses."""
    state = outlook.state
    players = state.setting.players
    standing = state.module_rows[STATUES][province * players : (province + 1) * players]
    statue, trophy = state.setting.printed[STATUE_VALUES]
    return (sum(standing) - standing[outlook.seat]) * (trophy + outlook.weights.worth.denied * statue)


def _leaving(outlook: Outlook, origin: int, province: int) -> float:
    """What a statue in the province left behind is worth, if there may be one."""
    state = outlook.state
    if (
        origin < 0
        or not state.module_rows[STATUES_LEFT][outlook.seat]
        or not state.setting.board.touches[origin][province]
    ):
        return 0.0
    return max(0.0, _statue(outlook, origin))


def _statue(outlook: Outlook, province: int) -> float:
    statue, trophy = outlook.state.setting.printed[STATUE_VALUES]
    lost = 0.0
    if outlook.later_seasons:
        lost = outlook.danger(province, outlook.state.armies[province])
    return statue - lost * (statue + outlook.weights.worth.denied * trophy)
