"""Putting the SHOGUN NO KATANA into play: late changes of the Project, then the Composition, Resource by Resource."""

from __future__ import annotations

from bakufu.katana.box.components import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    LACQUER,
    LEATHER,
    MOST_IN_THE_KATANA,
    NO_SWORD,
    RESOURCE_COUNT,
    RESOURCES,
    STEEL,
    WOOD,
    of_seat,
)
from bakufu.katana.box.picks import ADD_LATE, DROP, ENOUGH, RESOURCE
from bakufu.katana.rules.decision_kinds import CHANGING_PROJECT, COMPOSING
from bakufu.katana.rules.events import KatanaInPlay, ProjectChanged
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import place_sword
from bakufu.katana.rules.swords.project import katana_of, late_possible
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by

# A recipe through all four rows begins at an end of them, or comes back to a row in the middle where it began.
LEAST_TO_BEGIN_AT = {LACQUER: 1, WOOD: 2, STEEL: 2, LEATHER: 1}


def compose_refusal(state: State, seat: int) -> str:
    if state.composition[seat]:
        return "katana.only-one"
    if state.passed[seat]:
        return "katana.before-passing"
    wanted = [0] * RESOURCE_COUNT
    return "" if _reachable(state, seat, wanted) else "katana.each-resource"


def _reachable(state: State, seat: int, dropped: list[int]) -> bool:
    """Whether a legal Composition can still be reached by late changes, if this many more were taken off."""
    have = [state.project[RESOURCE_COUNT * seat + kind] - dropped[kind] for kind in range(RESOURCE_COUNT)]
    for start in range(RESOURCE_COUNT):
        if state.forge[seat * CELLS + start * COLUMNS] == NO_SWORD and _can_begin_at(state, seat, start, have):
            return True
    return False


def _can_begin_at(state: State, seat: int, start: int, have: list[int]) -> bool:
    wanted: list[int] = []
    for kind in range(RESOURCE_COUNT):
        least = LEAST_TO_BEGIN_AT[kind] if kind == start else 1
        missing = max(0, least - have[kind])
        if missing and state.dropped[RESOURCE_COUNT * seat + kind]:
            return False
        wanted.append(missing + state.late[RESOURCE_COUNT * seat + kind])
    room = MOST_IN_THE_KATANA - sum(have)
    missing_now = sum(wanted) - sum(of_seat(state.late, seat))
    if missing_now > room and not _droppable(state, seat, have, start, missing_now - room):
        return False
    return not sum(wanted) or late_possible(state, seat, wanted)


def _droppable(state: State, seat: int, have: list[int], start: int, number: int) -> bool:
    """Whether this many Resources could be taken off without losing what the Composition needs."""
    spare = 0
    for kind in range(RESOURCE_COUNT):
        least = LEAST_TO_BEGIN_AT[kind] if kind == start else 1
        if not state.late[RESOURCE_COUNT * seat + kind]:
            spare += max(0, have[kind] - least)
    return spare >= number


def begin_composing(state: State, seat: int) -> None:
    state.ask(CHANGING_PROJECT, seat, [])


def changing_moves(state: State, seat: int) -> list[int]:
    found = [ADD_LATE + kind for kind in range(RESOURCE_COUNT) if not changing_refusal(state, seat, ADD_LATE + kind)]
    found += [DROP + kind for kind in range(RESOURCE_COUNT) if not changing_refusal(state, seat, DROP + kind)]
    if not _ready_refusal(state, seat):
        found.append(ENOUGH)
    return found


def changing_refusal(state: State, seat: int, move: int) -> str:
    if ADD_LATE <= move < ADD_LATE + RESOURCE_COUNT:
        return _add_refusal(state, seat, move - ADD_LATE)
    if DROP <= move < DROP + RESOURCE_COUNT:
        return _drop_refusal(state, seat, move - DROP)
    return _ready_refusal(state, seat) if move == ENOUGH else NO_SUCH_MOVE


def _add_refusal(state: State, seat: int, kind: int) -> str:
    """What was taken off is not put on again, nor the other way round: that would cost points for nothing."""
    if state.dropped[RESOURCE_COUNT * seat + kind]:
        return "project.no-back-and-forth"
    if sum(of_seat(state.project, seat)) >= MOST_IN_THE_KATANA:
        return "project.at-most-seven"
    wanted = of_seat(state.late, seat)
    wanted[kind] += 1
    if not late_possible(state, seat, wanted):
        return "project.late-from-delivered"
    late, project = state.late, state.project
    state.late = changed_by(late, RESOURCE_COUNT * seat + kind, 1)
    state.project = changed_by(project, RESOURCE_COUNT * seat + kind, 1)
    still = _reachable(state, seat, [0] * RESOURCE_COUNT)
    state.late, state.project = late, project
    return "" if still else "katana.each-resource"


def _drop_refusal(state: State, seat: int, kind: int) -> str:
    if state.late[RESOURCE_COUNT * seat + kind]:
        return "project.no-back-and-forth"
    if state.project[RESOURCE_COUNT * seat + kind] < 2:
        return "project.keep-one-of-each"
    fewer = [0] * RESOURCE_COUNT
    fewer[kind] = 1
    dropped = state.dropped
    state.dropped = changed_by(dropped, RESOURCE_COUNT * seat + kind, 1)
    still = _reachable(state, seat, fewer)
    state.dropped = dropped
    return "" if still else "katana.each-resource"


def _ready_refusal(state: State, seat: int) -> str:
    have = of_seat(state.project, seat)
    if 0 in have:
        return "katana.each-resource"
    if sum(have) > MOST_IN_THE_KATANA:
        return "project.at-most-seven"
    for start in range(RESOURCE_COUNT):
        if have[start] >= LEAST_TO_BEGIN_AT[start] and state.forge[seat * CELLS + start * COLUMNS] == NO_SWORD:
            return ""
    return "katana.first-space"


def change_project(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if move == ENOUGH:
        state.ask(COMPOSING, seat, [])
        return
    added = move < DROP
    kind = move - ADD_LATE if added else move - DROP
    state.project = changed_by(state.project, RESOURCE_COUNT * seat + kind, 1 if added else -1)
    if added:
        state.late = changed_by(state.late, RESOURCE_COUNT * seat + kind, 1)
    else:
        state.dropped = changed_by(state.dropped, RESOURCE_COUNT * seat + kind, 1)
    state.points[seat] -= 1
    if events is not None:
        rule = "project.lose-a-point-each" if state.points[seat] >= 0 else "project.points-below-zero"
        events.append(ProjectChanged(rule, seat, RESOURCES[kind], added))
    state.ask(CHANGING_PROJECT, seat, [])


def composing_moves(state: State, seat: int) -> list[int]:
    return [RESOURCE + kind for kind in range(RESOURCE_COUNT) if not composing_refusal(state, seat, RESOURCE + kind)]


def composing_refusal(state: State, seat: int, move: int) -> str:
    if not RESOURCE <= move < RESOURCE + RESOURCE_COUNT:
        return NO_SUCH_MOVE
    kind = move - RESOURCE
    left = _left(state, seat)
    if not left[kind]:
        return "katana.use-the-whole-project"
    if not state.about and state.forge[seat * CELLS + kind * COLUMNS] != NO_SWORD:
        return "katana.first-space"
    if state.about and abs(state.about[-1] - kind) > 1:
        return "katana.adjacent-rows"
    left[kind] -= 1
    return "" if can_finish(kind, left) else "katana.adjacent-rows"


def _left(state: State, seat: int) -> list[int]:
    """What of the Project is not in the Composition yet."""
    return [state.project[RESOURCE_COUNT * seat + kind] - state.about.count(kind) for kind in range(RESOURCE_COUNT)]


def can_finish(last: int, left: list[int]) -> bool:
    """Whether the rest can follow without jumping a row."""
    if not sum(left):
        return True
    for kind in range(max(0, last - 1), min(3, last + 1) + 1):
        if left[kind]:
            left[kind] -= 1
            possible = can_finish(kind, left)
            left[kind] += 1
            if possible:
                return True
    return False


def compose(state: State, seat: int, move: int, events: Events) -> None:
    composed = [*state.about, move - RESOURCE]
    state.answered(seat)
    if len(composed) < sum(of_seat(state.project, seat)):
        state.ask(COMPOSING, seat, composed)
        return
    state.composition[seat] = composed
    cell = place_sword(state, seat, katana_of(seat))
    if events is not None:
        names = tuple([RESOURCES[kind] for kind in composed])
        events.append(KatanaInPlay("katana.put-into-play", seat, names, CELL_NAMES[cell]))
