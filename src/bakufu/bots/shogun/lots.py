"""Random tie-breaks for bots that must decide the same whenever they see the same, whatever they were asked before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.bots.tie_break import best_of, lot
from bakufu.shogun.rules.state import State

LEAST: Final = -4
MOST: Final = 255
WORDS: Final = [str(number) for number in range(LEAST, MOST + 1)]


def table_words(state: State, seat: int) -> bytes:
    """Everything public on the table except the plans: it stays the same while a seat plans card by card.

    It reads like the rows in tuples. They follow the seed of every tie-break, so they never change.
    """
    numbers = [seat, state.decision, state.year, state.season, state.event, state.action_at, state.turn_at]
    groups = [
        [list(state.owner), state.armies, list(state.buildings), list(state.revolts)],
        [state.chests, state.rice, state.points, state.supply, state.tray, state.inside],
        [state.action_row[: state.revealed], state.special_row, state.takers, state.event_row, state.choosing],
        [
            state.about,
            state.open_cards,
            state.groups,
            state.pile[: state.buried],
            state.battle_row(),
            state.revolting,
        ],
    ]
    told = ", ".join(["(" + ", ".join([_told(row) for row in group]) + ")" for group in groups])
    words = "((" + _listed(numbers) + "), " + told + ")"
    if state.module_rows:
        words += "[" + ", ".join([_told(list(row)) for row in state.module_rows]) + "]"
    return words.encode()


def _told(row: list[int]) -> str:
    return "[" + _listed(row) + "]"


def _listed(row: list[int]) -> str:
    """As `repr` writes the numbers, in a third of the time."""
    return ", ".join([WORDS[number - LEAST] if LEAST <= number <= MOST else str(number) for number in row])


def table_rows(state: State, seat: int) -> list[Sequence[int]]:
    """The same as `table_words`, to compare tables: without copies, and in a tenth of the time."""
    return [
        [seat, state.decision, state.year, state.season, state.event, state.action_at, state.turn_at],
        [state.revealed, state.buried],
        state.owner,
        state.armies,
        state.buildings,
        state.revolts,
        state.chests,
        state.rice,
        state.points,
        state.supply,
        state.tray,
        state.inside,
        state.action_row[: state.revealed],
        state.special_row,
        state.takers,
        state.event_row,
        state.choosing,
        state.about,
        state.open_cards,
        state.groups,
        state.pile[: state.buried],
        state.battle_row(),
        state.revolting,
        *state.module_rows,
    ]


def best(moves: list[int], values: list[float], seed: bytes, state: State, seat: int) -> int:
    """The move of the highest value; among equals, one at random."""
    equal = best_of(moves, values)
    if len(equal) == 1:
        return equal[0]
    return equal[lot(seed, table_words(state, seat)).below(len(equal))]
