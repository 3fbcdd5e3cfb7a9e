"""The Project for the SHOGUN: up to two Resources of each delivered Sword, and late changes at a point each."""

from __future__ import annotations

from typing import Final

from bakufu.katana.box.components import KATANA, NOBODY, PROJECT_FROM_A_SWORD, RESOURCE_COUNT, RESOURCES
from bakufu.katana.box.picks import PROJECT, PROJECT_CHOICES
from bakufu.katana.rules.decision_kinds import ABOUT_SWORD
from bakufu.katana.rules.decision_kinds import PROJECT as PROJECT_KIND
from bakufu.katana.rules.events import ProjectGrew
from bakufu.katana.rules.state import State
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by

NOTED_BITS: Final = 2  # for each Resource in the row `noted`, since a Sword gives two at most
NOTED_MASK: Final = 3
EVERY_KIND: Final = 1 << RESOURCE_COUNT


def ask_project(state: State, events: Events) -> None:
    """Once the SHOGUN NO KATANA is in play, nothing is added any more."""
    seat = state.actor
    resume_delivery(state)
    if not state.composition[seat]:
        state.ask(PROJECT_KIND, seat, [state.washitsu[seat][-1]])


def resume_delivery(state: State) -> None:
    """The Sword has been delivered. A delivery that this one interrupted continues."""
    state.delivering, state.lines_left = NOBODY, 0
    if state.interrupted:
        state.delivering, state.lines_left = state.interrupted[-2:]
        state.interrupted = state.interrupted[:-2]


def _fits(recipe: list[int], choice: tuple[int, ...]) -> bool:
    return len([resource for resource in choice if recipe.count(resource) < choice.count(resource)]) == 0


def project_moves(state: State, seat: int) -> list[int]:
    recipe = state.setting.recipe[state.about[ABOUT_SWORD]]
    return [PROJECT + number for number in range(len(PROJECT_CHOICES)) if _fits(recipe, PROJECT_CHOICES[number])]


def project_refusal(state: State, seat: int, move: int) -> str:
    if not PROJECT <= move < PROJECT + len(PROJECT_CHOICES):
        return NO_SUCH_MOVE
    recipe = state.setting.recipe[state.about[ABOUT_SWORD]]
    return "" if _fits(recipe, PROJECT_CHOICES[move - PROJECT]) else "project.from-the-sword"


def add_to_project(state: State, seat: int, move: int, events: Events) -> None:
    sword = state.about[ABOUT_SWORD]
    state.answered(seat)
    choice = PROJECT_CHOICES[move - PROJECT]
    for resource in choice:
        state.project = changed_by(state.project, RESOURCE_COUNT * seat + resource, 1)
        state.noted = changed_by(state.noted, sword, 1 << NOTED_BITS * resource)
    if events is not None and choice:
        names = tuple([RESOURCES[resource] for resource in choice])
        events.append(ProjectGrew("project.from-the-sword", seat, names))


def noted(state: State, sword: int, resource: int) -> int:
    """How many such Resources the Sword gave to the Project."""
    return state.noted[sword] >> NOTED_BITS * resource & NOTED_MASK


def late_possible(state: State, seat: int, wanted: list[int]) -> bool:
    """Whether delivered Swords could still give all these Resources, two from each Sword at most.

    For every set of kinds, what is wanted of them must not exceed what the Swords can give of them: that suffices.
    """
    for kinds in range(1, EVERY_KIND):
        demand = 0
        for resource in range(RESOURCE_COUNT):
            if kinds >> resource & 1:
                demand += wanted[resource]
        if demand and demand > _supply(state, seat, kinds):
            return False
    return True


def _supply(state: State, seat: int, kinds: int) -> int:
    total = 0
    for sword in state.washitsu[seat]:
        given, at_hand = 0, 0
        for resource in range(RESOURCE_COUNT):
            taken = noted(state, sword, resource)
            given += taken
            if kinds >> resource & 1:
                at_hand += state.setting.recipe[sword].count(resource) - taken
        total += min(PROJECT_FROM_A_SWORD - given, at_hand)
    return total


def katana_of(seat: int) -> int:
    return KATANA + seat
