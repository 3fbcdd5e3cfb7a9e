"""Quick choices where a glance is enough: how many, where first, and the decisions that modules add."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.shogun.box.components import NEUTRAL
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.board import LINES
from bakufu.shogun.modules.chambers.box import CELLS, CHAMBER_SIDE, MARKER
from bakufu.shogun.modules.chambers.numbers import CHAMBER, CHAMBERS, LINE_POINTS, TAKE_CHAMBER
from bakufu.shogun.modules.court.numbers import (
    CALM_PROVINCE,
    FAVOUR,
    FAVOUR_ROW,
    FAVOURED_ARMIES,
    FAVOURED_BUILDING,
    REMOVE_EVENT,
    TAKE_FAVOUR,
)
from bakufu.shogun.modules.leaders.numbers import LEADER, MOVE_LEADER, PLACE_LEADER, RAISE_STATUE, STATUES
from bakufu.shogun.modules.samurai.numbers import CHOOSE_BENEFIT
from bakufu.shogun.rules.decision_kinds import DEPLOY_ARMIES, NEXT_REVOLT, REINFORCE
from bakufu.shogun.rules.state import State

TROPHY = 1.5
STATUE = 1.0  # a statue for a leader who goes next door
BEHIND = 0.3  # a marker in a line where others have more

# The state, the seat, its moves, and what it means to the seat to hold each province.
Choose = Callable[[State, int, list[int], list[float]], int]


def _dearest(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    return max(moves, key=lambda province: worths[province])


def _first(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    return moves[0]


def _last(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    return moves[-1]


def _favour(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    """The one with the highest number: an average table values them in that order."""
    row = state.extra[FAVOUR_ROW]
    return max(moves, key=lambda move: 0 if move == NOTHING else row[move - FAVOUR])


def _armies(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    """A province for nothing rather than more armies in one's own."""
    free = [province for province in moves if state.owner[province] == NEUTRAL]
    return _dearest(state, seat, free or moves, worths)


def _leader(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    """Where statues of others stand, and next door."""
    players = state.setting.players
    statues = state.extra[STATUES]
    origin = state.extra[LEADER][seat]
    touches = state.setting.board.touches[origin] if origin >= 0 else []
    best, found = -1.0, moves[0]
    for province in moves:
        standing = statues[province * players : (province + 1) * players]
        value = TROPHY * (sum(standing) - standing[seat]) + state.armies[province] / 50
        if touches and touches[province]:
            value += STATUE
        if value > best:
            best, found = value, province
    return found


def _chamber(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    """Where the lines bring the most and one is not behind."""
    players = state.setting.players
    counts = [[0] * players for _ in LINES]
    cells = state.extra[CHAMBERS]
    for cell in range(CELLS):
        if cells[cell] >= MARKER:
            counts[cell // CHAMBER_SIDE][cells[cell] - MARKER] += 1
            counts[CHAMBER_SIDE + cell % CHAMBER_SIDE][cells[cell] - MARKER] += 1
    points = state.setting.printed[LINE_POINTS]
    values = [
        points[line] * (1.0 if counts[line][seat] + 1 >= max(counts[line]) else BEHIND) for line in range(len(counts))
    ]
    best, found = 0.0, NOTHING
    for move in moves:
        if move != NOTHING:
            cell = move - CHAMBER
            value = values[cell // CHAMBER_SIDE] + values[CHAMBER_SIDE + cell % CHAMBER_SIDE]
            if value > best:
                best, found = value, move
    return found


CHOOSE: dict[int, Choose] = {
    DEPLOY_ARMIES: _last,
    REINFORCE: _last,
    NEXT_REVOLT: _dearest,
    TAKE_FAVOUR: _favour,
    REMOVE_EVENT: _first,
    CALM_PROVINCE: _dearest,
    FAVOURED_ARMIES: _armies,
    FAVOURED_BUILDING: _dearest,
    CHOOSE_BENEFIT: _last,
    PLACE_LEADER: _leader,
    MOVE_LEADER: _leader,
    RAISE_STATUE: _last,
    TAKE_CHAMBER: _chamber,
}
