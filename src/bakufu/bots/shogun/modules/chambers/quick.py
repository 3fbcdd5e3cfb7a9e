"""Quick choices for the chambers."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.board import LINES
from bakufu.shogun.modules.chambers.box import CELLS, CHAMBER_SIDE, MARKER
from bakufu.shogun.modules.chambers.numbers import CHAMBER, CHAMBERS, LINE_POINTS
from bakufu.shogun.rules.state import State

BEHIND: Final = 0.3  # a marker in a line where others have more


def chamber(state: State, seat: int, moves: list[int], worths: list[float]) -> int:
    """Where the lines score the most and the seat isn't behind."""
    players = state.setting.players
    counts = [[0] * players for _ in LINES]
    cells = state.module_rows[CHAMBERS]
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
