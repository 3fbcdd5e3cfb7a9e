"""Statues: raised where a leader has left victorious. They stay there unless another leader takes them as trophies."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import PROVINCES
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.leaders.events import StatueDeclined, StatueRaised, TrophiesTaken
from bakufu.shogun.modules.leaders.numbers import ABOUT_PROVINCE, STATUES, STATUES_LEFT, TROPHIES
from bakufu.shogun.rules.state import State


def statues_in(state: State, province: int) -> int:
    """Statues of all players in a province."""
    players = state.setting.players
    return sum(state.module_rows[STATUES][province * players : (province + 1) * players])


def statues_of(state: State, seat: int) -> int:
    """Statues of one player on the board."""
    return sum(state.module_rows[STATUES][seat :: state.setting.players])


def trophies_of(state: State, seat: int) -> int:
    players = state.setting.players
    return sum(state.module_rows[TROPHIES][seat * players : (seat + 1) * players])


def foreign_statues(state: State, seat: int, province: int) -> int:
    """Statues of others in a province."""
    return statues_in(state, province) - state.module_rows[STATUES][province * state.setting.players + seat]


def take_trophies(state: State, seat: int, province: int, events: Events) -> None:
    """All statues here except the seat's own."""
    players = state.setting.players
    standing = state.module_rows[STATUES]
    taken = 0
    owners: list[int] = []
    for other in range(players):
        count = standing[province * players + other]
        if other != seat and count:
            state.put(STATUES, province * players + other, 0)
            state.add(TROPHIES, seat * players + other, count)
            taken += count
            owners.append(other)
    if taken and events is not None:
        events.append(
            TrophiesTaken(
                "leaders.take-trophies", seat, PROVINCES[province], tuple(owners), taken, trophies_of(state, seat)
            )
        )


def statue_moves(state: State, seat: int) -> list[int]:
    return [NOTHING, YES]


def statue_refusal(state: State, seat: int, move: int) -> str:
    return "" if move in (NOTHING, YES) else NO_SUCH_MOVE


def raise_statue(state: State, seat: int, move: int, events: Events) -> None:
    """In the province that the leader has just left; it does not matter how many stand there already."""
    province = state.about[ABOUT_PROVINCE]
    state.answered(seat)
    if move == NOTHING:
        if events is not None:
            events.append(StatueDeclined("leaders.statue-is-optional", seat, PROVINCES[province]))
        return
    rule = "leaders.several-statues" if statues_in(state, province) else "leaders.raise-a-statue"
    state.add(STATUES, province * state.setting.players + seat, 1)
    state.add(STATUES_LEFT, seat, -1)
    if events is not None:
        events.append(StatueRaised(rule, seat, PROVINCES[province], state.module_rows[STATUES_LEFT][seat]))
