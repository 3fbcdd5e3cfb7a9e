"""Positions of SHOGUN as rows of small integers, and back: what is on the table when plans are to be laid.

Features are not stored: they are computed from the row whenever they are needed, by the code that plays.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

import bakufu
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.state import State, empty_table

Rows = NDArray[np.int16]

SEATS: Final = 5
CUBES: Final = 6
EVENTS: Final = 4
PROVINCES: Final = 45
NOTHING: Final = -9

# Columns. The result of the game comes first, because training needs nothing else of it.
DEAL: Final = 0  # two columns: positions of one deal are never split between training and test
PLAYERS: Final = 2
SIDE: Final = 3
CLAIMED: Final = 4
MODULES: Final = 5  # a bit for each
YEAR: Final = 6
SEASON: Final = 7
DISTURBED: Final = 8  # 1 if plans are disturbed after this position
SEARCHED: Final = 9  # a bit for each seat that searches
FINAL: Final = 10  # by seat: points at the end of the game
PLACE: Final = FINAL + SEATS  # by seat: final place
EXPECTED: Final = PLACE + SEATS  # by seat: the chance to win that this season's plans lead to, in ten-thousandths
OWNER: Final = EXPECTED + SEATS
ARMIES: Final = OWNER + PROVINCES
BUILDINGS: Final = ARMIES + PROVINCES
REVOLTS: Final = BUILDINGS + PROVINCES
CHESTS: Final = REVOLTS + PROVINCES
RICE: Final = CHESTS + SEATS
POINTS: Final = RICE + SEATS
SUPPLY: Final = POINTS + SEATS
TRAY: Final = SUPPLY + SEATS
INSIDE: Final = TRAY + CUBES
EVENT_ROW: Final = INSIDE + CUBES
EXTRA: Final = EVENT_ROW + EVENTS  # rows of modules, each with its length before it
WIDTH: Final = EXTRA + 420
DEALS_A_COLUMN: Final = 30_000

SIDES: Final = ("sun", "moon")
GAME: Final = bakufu.load("shogun")


@lru_cache(maxsize=256)
def _setting(players: int, side: int, claimed: int, modules: int) -> State:
    options = {
        "players": players,
        "side": SIDES[side],
        "setup": "claim" if claimed else "fixed",
        "modules": [name for bit, name in enumerate(NAMES) if modules >> bit & 1],
    }
    return empty_table(GAME.setting(options))


def row_of(state: State) -> list[int]:
    """A row without the game's number and result."""
    options = state.setting.options
    row = [NOTHING] * WIDTH
    row[PLAYERS] = options.players
    row[SIDE] = SIDES.index(options.side)
    row[CLAIMED] = int(options.setup == "claim")
    row[MODULES] = sum(1 << NAMES.index(name) for name in options.modules)
    row[YEAR], row[SEASON] = state.year, state.season
    for column, values in (
        *((OWNER, state.owner), (ARMIES, state.armies), (BUILDINGS, state.buildings), (REVOLTS, state.revolts)),
        *((CHESTS, state.chests), (RICE, state.rice), (POINTS, state.points), (SUPPLY, state.supply)),
        *((TRAY, state.tray), (INSIDE, state.inside), (EVENT_ROW, state.event_row)),
    ):
        row[column : column + len(values)] = values
    extra = [number for values in state.module_rows for number in (len(values), *values)]
    assert EXTRA + len(extra) <= WIDTH
    row[EXTRA : EXTRA + len(extra)] = extra
    return row


def state_of(row: list[int]) -> State:
    """The position again, as far as a row has it."""
    players = row[PLAYERS]
    state = _setting(players, row[SIDE], row[CLAIMED], row[MODULES]).copy()
    state.decision = PLAN
    state.year, state.season = row[YEAR], row[SEASON]
    state.owner, state.buildings, state.revolts = [
        tuple(row[column : column + PROVINCES]) for column in (OWNER, BUILDINGS, REVOLTS)
    ]
    state.armies = row[ARMIES : ARMIES + PROVINCES]
    state.chests, state.rice, state.points, state.supply = [
        row[column : column + players] for column in (CHESTS, RICE, POINTS, SUPPLY)
    ]
    state.tray, state.inside = row[TRAY : TRAY + CUBES], row[INSIDE : INSIDE + CUBES]
    state.event_row = [card for card in row[EVENT_ROW : EVENT_ROW + EVENTS] if card != NOTHING]
    if row[MODULES]:
        at, rows = EXTRA, []
        for _ in state.module_rows:
            rows.append(tuple(row[at + 1 : at + 1 + row[at]]))
            at += 1 + row[at]
        state.module_rows = rows
    return state
