"""What a Forge still asks for: Resources for the Swords on it, and where each of them will be when it is complete."""

from __future__ import annotations

from bakufu.katana.box.components import CELLS, COLUMNS, NO_SWORD, RESOURCE_COUNT, SWORDS
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import recipe_of


def needs(state: State, seat: int) -> list[int]:
    """By Resource: what the Swords on the Forge ask for beyond the stock; negative where there is more than enough."""
    wanted = [-state.stock[RESOURCE_COUNT * seat + kind] for kind in range(RESOURCE_COUNT)]
    for cell in range(seat * CELLS, (seat + 1) * CELLS):
        sword = state.forge[cell]
        if sword != NO_SWORD:
            for resource in recipe_of(state, sword)[state.placed[sword] :]:
                wanted[resource] += 1
    return wanted


def moves_left(state: State, sword: int) -> int:
    """How many Resources a Sword still asks for."""
    return len(recipe_of(state, sword)) - state.placed[sword]


def last_cell(recipe: list[int]) -> int:
    """Where a Sword with this recipe is when it is complete: each Resource of its own row moves it to the right."""
    column = 1
    for at in range(1, len(recipe)):
        if recipe[at] == recipe[at - 1]:
            column += 1
    return recipe[-1] * COLUMNS + min(column, COLUMNS - 1)


def swords_of(state: State, seat: int) -> list[int]:
    """The Swords on a Forge."""
    return [sword for sword in state.forge[seat * CELLS : (seat + 1) * CELLS] if sword != NO_SWORD]


def printed(state: State, sword: int) -> int:
    """The points of a Sword when it is complete, without decorations and the round."""
    if sword < SWORDS:
        return state.setting.points[sword]
    points = 0
    for resource in recipe_of(state, sword):
        points += state.setting.price[resource]
    return points
