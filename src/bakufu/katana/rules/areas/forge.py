"""The player's own Forge: a figure activates a row or a column, and the Swords in it may move, in any order."""

from __future__ import annotations

from bakufu.katana.box.components import CELLS, COLUMNS, NO_SWORD, NOBODY, ROWS, on_line
from bakufu.katana.box.picks import ENOUGH, MOVE, SWAP, SWAPS
from bakufu.katana.rules.asides import tempted
from bakufu.katana.rules.decision_kinds import FORGING
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import move_refusal, move_sword, swap_refusal, swap_swords, way_of
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events


def begin_forging(state: State, seat: int, line: int) -> None:
    """Swords must already be there when the figure is placed."""
    state.line = line
    state.extra_moves = state.monk
    state.active = swords_on(state, seat, line)
    state.stack.append(FORGING)


def swords_on(state: State, seat: int, line: int) -> list[int]:
    forge = state.forge[seat * CELLS : (seat + 1) * CELLS]
    on_it = forge[line * COLUMNS : (line + 1) * COLUMNS] if line < ROWS else forge[line - ROWS :: COLUMNS]
    return [sword for sword in on_it if sword != NO_SWORD]


def ask_forging(state: State, events: Events) -> None:
    if len(forging_moves(state, state.actor)) > 1 or (_under_way(state) and tempted(state, state.actor, FORGING)):
        state.ask(FORGING, state.actor, [])
    else:
        _leave(state)


def _leave(state: State) -> None:
    state.active = []
    state.extra_moves = 0
    state.line = NOBODY


def _under_way(state: State) -> bool:
    """Whether another move may still become possible."""
    return state.extra_moves > 0 or len([sword for sword in state.active if sword >= 0]) > 0


def forging_moves(state: State, seat: int) -> list[int]:
    found: list[int] = []
    forge = state.forge[seat * CELLS : (seat + 1) * CELLS]
    for cell in range(CELLS):
        sword = forge[cell]
        if sword == NO_SWORD or not (state.extra_moves or sword in state.active):
            continue
        if not move_refusal(state, seat, cell):
            found.append(MOVE + cell)
        if cell < SWAPS and forge[cell + COLUMNS] != NO_SWORD and not _swap_refusal(state, seat, cell):
            found.append(SWAP + cell)
    found.append(ENOUGH)
    return found


def forging_refusal(state: State, seat: int, move: int) -> str:
    if MOVE <= move < MOVE + CELLS:
        sword = state.forge[seat * CELLS + move - MOVE]
        if sword == NO_SWORD:
            return "movement.a-sword-there"
        if sword not in state.active and not state.extra_moves:
            return "forge.activated-only"
        return move_refusal(state, seat, move - MOVE)
    if SWAP <= move < SWAP + SWAPS:
        return _swap_refusal(state, seat, move - SWAP)
    return "" if move == ENOUGH else NO_SUCH_MOVE


def _swap_refusal(state: State, seat: int, upper: int) -> str:
    rule = swap_refusal(state, seat, upper)
    if rule:
        return rule
    above, below = state.forge[seat * CELLS + upper], state.forge[seat * CELLS + upper + COLUMNS]
    return "forge.activated-only" if _beyond(state, above, below) > state.extra_moves else ""


def _beyond(state: State, above: int, below: int) -> int:
    """How many of two Swords need the Monk's extra move."""
    return (0 if above in state.active else 1) + (0 if below in state.active else 1)


def forge(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if move == ENOUGH:
        _leave(state)
        return
    if move >= SWAP:
        upper = move - SWAP
        above, below = state.forge[seat * CELLS + upper], state.forge[seat * CELLS + upper + COLUMNS]
        rule = "movement.mixed-swap" if _beyond(state, above, below) else "movement.swap-places"
        swap_swords(state, seat, upper, rule, events)
        _spend(state, above, upper, upper + COLUMNS)
        _spend(state, below, upper + COLUMNS, upper)
    else:
        sword = state.forge[seat * CELLS + move - MOVE]
        rule = way_of(state, sword, move - MOVE) if sword in state.active else "forge.monk-adds-a-move"
        _spend(state, sword, move - MOVE, move_sword(state, seat, move - MOVE, rule, events))
    state.stack.append(FORGING)


def _spend(state: State, sword: int, origin: int, cell: int) -> None:
    """The Sword has made its own move, or the Monk's. The Monk's activates a Sword that it moves into the line.

    A Sword that came to the line after the figure was placed, such as the SHOGUN NO KATANA, is not activated by a move
    within it.
    """
    if sword in state.active:
        state.active = [~sword if other == sword else other for other in state.active]
        return
    state.extra_moves -= 1
    if ~sword not in state.active and on_line(cell, state.line) and not on_line(origin, state.line):
        state.active = [*state.active, sword]
