"""Decorating: one Resource of a Sword on the Forge, at most one of each kind on the same Sword."""

from __future__ import annotations

from bakufu.katana.box.components import CELLS, NO_SWORD, RESOURCE_COUNT, RESOURCES, sword_name
from bakufu.katana.box.picks import decorate_pick, decorated_cell, decorated_resource
from bakufu.katana.rules.events import ResourceDecorated
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import in_delivery, recipe_of
from bakufu.kernel.event import Events
from bakufu.kernel.rows import replaced


def holds(state: State, sword: int, resource: int) -> bool:
    """Whether such a Resource has been placed on the Sword."""
    return resource in recipe_of(state, sword)[: state.placed[sword]]


def decoration_refusal(state: State, seat: int, cell: int, resource: int) -> str:
    sword = state.forge[seat * CELLS + cell]
    if sword == NO_SWORD or not holds(state, sword, resource):
        return "academy.placed-resources-only"
    return "academy.once-a-sword" if state.decorated[sword] >> resource & 1 else ""


def decorations(state: State, seat: int, decorators: int) -> list[int]:
    """All picks that decorate something with one of these Decorators (bits)."""
    found: list[int] = []
    for cell in range(CELLS):
        sword = state.forge[seat * CELLS + cell]
        if sword == NO_SWORD or not state.placed[sword]:
            continue
        done = state.decorated[sword]
        on_it = recipe_of(state, sword)[: state.placed[sword]]
        for resource in range(RESOURCE_COUNT):
            if decorators >> resource & 1 and not done >> resource & 1 and resource in on_it:
                found.append(decorate_pick(cell, resource))
    return found


def decorate(state: State, seat: int, pick: int, rule: str, events: Events) -> int:
    """Carry out a pick of `decorations`; the Coins that the Decorator earns.

    A Sword under delivery has been scored, so its decorations earn Coins but no points for the delivery.
    """
    cell, resource = decorated_cell(pick), decorated_resource(pick)
    sword = state.forge[seat * CELLS + cell]
    state.decorated = replaced(state.decorated, sword, state.decorated[sword] | 1 << resource)
    coins = state.decorators[RESOURCE_COUNT * seat + resource]
    if events is not None:
        if in_delivery(state, seat, cell):
            rule = "delivery.until-it-is-done"
        events.append(ResourceDecorated(rule, seat, sword_name(sword), RESOURCES[resource], coins))
    return coins
