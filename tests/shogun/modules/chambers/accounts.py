"""The accounts of the chambers: every marker of a player is left or on the board, and every tile in the row."""

from __future__ import annotations

from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.modules.chambers.box import CELLS, FACE_UP, IN_THE_BAG, MARKER
from bakufu.shogun.modules.chambers.numbers import CHAMBERS, MARKERS_LEFT, REGION_ROW
from bakufu.shogun.rules.state import State


def check(state: State) -> None:
    board, left = state.module_rows[CHAMBERS], state.module_rows[MARKERS_LEFT]
    chambers = state.setting.facts["chambers"]
    assert len(board) == CELLS
    assert all(IN_THE_BAG <= held < MARKER + state.setting.players for held in board)
    for seat in range(state.setting.players):
        assert left[seat] + board.count(MARKER + seat) == chambers["markers"]
        assert left[seat] >= 0
    assert (CELLS - board.count(IN_THE_BAG)) % chambers["drawn"] == 0
    assert board.count(FACE_UP) <= chambers["drawn"]
    assert not state.module_rows[REGION_ROW] or sorted(state.module_rows[REGION_ROW]) == list(range(len(REGIONS)))
