"""Movement rules for Swords on the Forge board: a Sword moves one space for each Resource placed on it."""

from __future__ import annotations

from bakufu.katana.box.components import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    KATANA,
    NO_SWORD,
    NOBODY,
    RESOURCE_COUNT,
    RESOURCES,
    SWORDS,
    of_seat,
    sword_name,
)
from bakufu.katana.rules.events import SwordMoved, SwordsSwapped
from bakufu.katana.rules.state import State
from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by


def recipe_of(state: State, sword: int) -> list[int]:
    return state.setting.recipe[sword] if sword < SWORDS else state.composition[sword - KATANA]


def first_resource(state: State, sword: int) -> int:
    """It also names the row in which a Sword begins."""
    return recipe_of(state, sword)[0]


def first_space(state: State, sword: int) -> int:
    """The leftmost space of the row of the first Resource."""
    return first_resource(state, sword) * COLUMNS


def complete(state: State, sword: int) -> bool:
    return state.placed[sword] == len(recipe_of(state, sword))


def target_of(state: State, sword: int, cell: int) -> int:
    """Where the next Resource takes a Sword."""
    return space_after(cell, recipe_of(state, sword)[state.placed[sword]])


def space_after(cell: int, resource: int) -> int:
    """To the right in the row of the Resource, otherwise up or down into it."""
    return cell + 1 if resource == cell // COLUMNS else resource * COLUMNS + cell % COLUMNS


def way_of(state: State, sword: int, cell: int) -> str:
    """The rule by which a Sword moves next."""
    return "movement.right-in-its-row" if next_resource(state, sword) == cell // COLUMNS else "movement.up-or-down"


def next_resource(state: State, sword: int) -> int:
    return recipe_of(state, sword)[state.placed[sword]]


def move_refusal(state: State, seat: int, cell: int) -> str:
    """The rule that keeps the Sword on this space from moving, or ""."""
    sword = state.forge[seat * CELLS + cell]
    if sword == NO_SWORD:
        return "movement.a-sword-there"
    if complete(state, sword):
        return "movement.golden-rule"
    if not state.stock[RESOURCE_COUNT * seat + next_resource(state, sword)]:
        return "movement.recipe-order"
    target = target_of(state, sword, cell)
    if state.forge[seat * CELLS + target] != NO_SWORD:
        return "delivery.until-it-is-done" if in_delivery(state, seat, target) else "movement.one-sword-a-space"
    return ""


def in_delivery(state: State, seat: int, cell: int) -> bool:
    """Whether the delivery of the Sword on this space has begun. The Sword stays there until the delivery is done."""
    if state.delivering == NOBODY or state.actor != seat:
        return False
    return cell == state.delivering or cell in waiting_cells(state)


def waiting_cells(state: State) -> list[int]:
    """The spaces of Swords whose delivery waits for another one."""
    return state.interrupted[::2]


def swap_refusal(state: State, seat: int, upper: int) -> str:
    """The rule against exchanging the Swords on this space and the one below it, or ""."""
    lower = upper + COLUMNS
    above, below = state.forge[seat * CELLS + upper], state.forge[seat * CELLS + lower]
    if above == NO_SWORD or below == NO_SWORD:
        return "movement.a-sword-there"
    if complete(state, above) or complete(state, below):
        return "movement.golden-rule"
    if target_of(state, above, upper) != lower or target_of(state, below, lower) != upper:
        return "movement.swap-places"
    # They go into different rows, so they need different Resources.
    stock = of_seat(state.stock, seat)
    return "" if stock[next_resource(state, above)] and stock[next_resource(state, below)] else "movement.recipe-order"


def place_sword(state: State, seat: int, sword: int) -> int:
    """Put a new Sword onto the Forge; its space."""
    cell = first_space(state, sword)
    state.forge[seat * CELLS + cell] = sword
    return cell


def move_sword(state: State, seat: int, cell: int, rule: str, events: Events) -> int:
    """Place the next Resource and move the Sword; the space it comes to."""
    sword = state.forge[seat * CELLS + cell]
    target = target_of(state, sword, cell)
    resource = next_resource(state, sword)
    _place_resource(state, seat, sword)
    state.forge[seat * CELLS + cell] = NO_SWORD
    state.forge[seat * CELLS + target] = sword
    if events is not None:
        moved = SwordMoved(rule, seat, sword_name(sword), CELL_NAMES[cell], CELL_NAMES[target], RESOURCES[resource])
        events.append(moved)
    return target


def swap_swords(state: State, seat: int, upper: int, rule: str, events: Events) -> None:
    lower = upper + COLUMNS
    above, below = state.forge[seat * CELLS + upper], state.forge[seat * CELLS + lower]
    _place_resource(state, seat, above)
    _place_resource(state, seat, below)
    state.forge[seat * CELLS + upper] = below
    state.forge[seat * CELLS + lower] = above
    if events is not None:
        names = (sword_name(above), sword_name(below))
        events.append(SwordsSwapped(rule, seat, names, (CELL_NAMES[upper], CELL_NAMES[lower])))


def _place_resource(state: State, seat: int, sword: int) -> None:
    state.stock[RESOURCE_COUNT * seat + next_resource(state, sword)] -= 1
    state.placed = changed_by(state.placed, sword, 1)
