"""Conservation checks of the Chambers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.modules.chambers import numbers as chambers
from bakufu.shogun.rules.state import State
from benchmarks.shogun.module import ModuleInPlay

SCARCE = """
[chambers]
markers = 2
"""


def pieces(table: Mapping[str, Any]) -> dict[str, int]:
    return {"chamber_markers": table["chambers"]["markers"]}


def audit(state: State, box: Mapping[str, Any]) -> list[str]:
    """A player's marker is in the supply or on the board: 0 not drawn, 1 face up, 2 face down, from 3 on by seat."""
    wrong = []
    board, left = state.module_rows[chambers.CHAMBERS], state.module_rows[chambers.MARKERS_LEFT]
    if len(board) != 36 or not all(0 <= held < 3 + state.setting.players for held in board):
        wrong.append(f"the chambers are {board}")
    if board.count(0) % 6 or board.count(1) > 6:
        wrong.append(f"{board.count(0)} markers are in the bag, {board.count(1)} lie open")
    for seat in range(state.setting.players):
        if left[seat] + board.count(3 + seat) != box["chamber_markers"] or left[seat] < 0:
            wrong.append(f"seat {seat} has {left[seat]} markers left and {board.count(3 + seat)} in chambers")
    if state.module_rows[chambers.REGION_ROW] and sorted(state.module_rows[chambers.REGION_ROW]) != list(
        range(len(REGIONS))
    ):
        wrong.append(f"the region tiles are {state.module_rows[chambers.REGION_ROW]}")
    return wrong


def most_decisions(players: int, groups: int) -> int:
    """A chamber per region, each season."""
    return 6 * len(REGIONS)


MODULE = ModuleInPlay(
    audit=audit,
    most_decisions=most_decisions,
    pieces=pieces,
    scarce=SCARCE,
    stretches=(chambers.CHAMBER,),
)
