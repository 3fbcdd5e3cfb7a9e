"""The chamber board: six rows and six columns, a space for each of the 36 chamber markers, and points for each line."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.modules.chambers.box import CELLS, CHAMBER_SIDE
from bakufu.shogun.modules.chambers.numbers import CHAMBERS
from bakufu.shogun.rules.state import State

LINES: Final = tuple(
    [f"row-{letter}" for letter in "abcdef"] + [f"column-{number + 1}" for number in range(CHAMBER_SIDE)]
)


def in_line(line: int) -> list[int]:
    """The spaces of a line: rows from above, then columns from the left."""
    if line < CHAMBER_SIDE:
        return [line * CHAMBER_SIDE + at for at in range(CHAMBER_SIDE)]
    return [at * CHAMBER_SIDE + line - CHAMBER_SIDE for at in range(CHAMBER_SIDE)]


def holding(state: State, what: int) -> list[int]:
    """All spaces that hold this."""
    board = state.module_rows[CHAMBERS]
    return [cell for cell in range(CELLS) if board[cell] == what]
