"""The Project for the Shogun and the Composition of the SHOGUN NO KATANA: what goes onto it, what is changed late."""

from __future__ import annotations

from bakufu.bots.katana.weighing import Project
from bakufu.katana.box.components import MOST_IN_THE_KATANA, RESOURCE_COUNT, ROUNDS, of_seat
from bakufu.katana.box.picks import ADD_LATE, DROP, ENOUGH, PROJECT, PROJECT_CHOICES, RESOURCE
from bakufu.katana.rules.state import State

# A Project that grows as long as there is room: the SHOGUN NO KATANA is worth much, and rarely completed.
GENEROUS = Project(kind=6.0, extra=0.5, wanted=[5, 6, 7, 8], length=1.0)


def project_value(state: State, seat: int, move: int, project: Project) -> float:
    """Kinds that the Project lacks, then expensive ones, as long as there is room for them."""
    have = of_seat(state.project, seat)
    value = 0.0
    for resource in PROJECT_CHOICES[move - PROJECT]:
        if not have[resource]:
            value += project.kind
        elif sum(have) < project.wanted[state.round - 1]:
            value += project.extra * state.setting.price[resource]
        else:
            value -= 1.0
        have[resource] += 1
    return value


def changing_value(state: State, seat: int, move: int, project: Project) -> float:
    """Kinds that are missing; then cheap ones go while the Composition would be too long to complete."""
    have = of_seat(state.project, seat)
    if move == ENOUGH:
        return 1.0
    if ADD_LATE <= move < ADD_LATE + RESOURCE_COUNT:
        return 3.0 if not have[move - ADD_LATE] else -1.0
    kind = move - DROP
    figures: int = state.workers[seat] + 4 * (ROUNDS - state.round)
    longest = max(4, int(project.length * figures))
    too_many = sum(have) > min(MOST_IN_THE_KATANA, longest)
    return 2.0 - 0.1 * state.setting.price[kind] if too_many and have[kind] > 1 else -2.0


def composing_value(state: State, seat: int, move: int) -> float:
    """Begin where Resources are at hand, stay in a row, and turn back as little as possible."""
    kind = move - RESOURCE
    if not state.about:
        ends = 2.0 if kind in (0, RESOURCE_COUNT - 1) else 0.0
        return ends + (0.5 if state.stock[RESOURCE_COUNT * seat + kind] else 0.0) + 0.1 * kind
    if kind == state.about[-1]:
        return 3.0
    left = state.project[RESOURCE_COUNT * seat + kind] - state.about.count(kind)
    return 2.0 if kind not in state.about else 1.0 + 0.1 * left
