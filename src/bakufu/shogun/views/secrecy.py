"""Secrecy: what seats may know of the rows that hold a secret. `rules/rows.py` names these functions; views and
observations get such rows through them alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.shogun.box.components import FACE_DOWN, UNPLANNED
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def face_down(state: State, cards: list[int]) -> list[int]:
    """How many there are."""
    return [FACE_DOWN] * len(cards)


def face_up(state: State, actions: list[int]) -> list[int]:
    """The actions that have been revealed."""
    return _from(actions, state.revealed)


def buried(state: State, pile: list[int]) -> list[int]:
    """The cards that everybody has seen going under the pile."""
    return _from(pile, state.buried)


def _from(cards: list[int], known: int) -> list[int]:
    """Only the first ones are known."""
    return cards if known >= len(cards) else cards[:known] + [FACE_DOWN] * (len(cards) - known)


def unseen(state: State, shelves: list[list[int]]) -> list[list[int]]:
    """Nobody can see inside the tower."""
    return [[] for _ in shelves]


def own_plan(state: State, plan: list[int], seat: int) -> list[int]:
    """Cards are face down until their action. During planning, others only see whether a plan is complete."""
    spaces = state.setting.spaces
    if state.decision == PLAN:
        visible: list[int] = []
        for other in range(state.setting.players):
            if other == seat:
                visible += plan[seat * spaces : (seat + 1) * spaces]
            else:
                visible += [UNPLANNED if state.awaited[other] else FACE_DOWN] * spaces
        return visible
    visible = plan[:]
    first: i64 = seat * spaces
    end: i64 = first + spaces
    space: i64 = 0
    for in_the_open in state.shown:
        if not in_the_open and not first <= space < end and plan[space] >= 0:
            visible[space] = FACE_DOWN
        space += 1  # noqa: SIM113 (a plain number costs less)
    return visible
