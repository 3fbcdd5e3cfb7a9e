"""Compositions of a SHOGUN NO KATANA before it is put into play: what is wrong with one, what it costs and is worth,
and the moves that put it into play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bakufu.katana.box.components import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    MOST_IN_THE_KATANA,
    NO_SWORD,
    RESOURCE_COUNT,
    RESOURCES,
    Resource,
    of_seat,
)
from bakufu.katana.box.picks import ADD_LATE, COMPOSE, DROP, ENOUGH, RESOURCE
from bakufu.katana.rules.decision_kinds import CHANGING_PROJECT, COMPOSING
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import space_after
from bakufu.katana.rules.swords.project import late_possible
from bakufu.katana.views.view import View
from bakufu.kernel import flow
from bakufu.kernel.advice.analysis import Analysis
from bakufu.kernel.errors import NOT_AWAITED, BadOption, IllegalMove

LONGEST: Final = 2 * MOST_IN_THE_KATANA  # of a Composition that is judged at all


@dataclass(frozen=True)
class CompositionProblem:
    """What is wrong: the rule, and the Resources it is about."""

    rule: str
    about: tuple[Resource, ...]


@dataclass(frozen=True)
class Composition(Analysis):
    """`order` are the Resources, and the first `begun` of them can't be changed any more. `adds` and `drops` are late
    changes of the Project, which cost `cost` points; `value` is what its Resources are worth. `begins` and `ends` are
    the spaces of the Forge, None where there are none. `moves` put it into play; None if that can't be done now.
    """

    order: tuple[Resource, ...]
    begun: int
    most: int
    problems: tuple[CompositionProblem, ...]
    adds: dict[str, int]
    drops: dict[str, int]
    cost: int
    value: int
    begins: str | None
    ends: str | None
    moves: tuple[int, ...] | None


def composition(view: View, about: str | None = None) -> Composition:
    """`about` are Resources, separated by commas. Without it, the whole Project in an order that can be forged."""
    seat, known = view.seat, view.known
    if seat is None:
        raise IllegalMove(NOT_AWAITED)
    begun = list(known.about) if known.decision == COMPOSING and known.awaited[seat] else []
    order = _arranged(known, seat, begun) if about is None else _read(about)
    have, wanted = of_seat(known.project, seat), _counted(order)
    adds = [max(0, wanted[kind] - have[kind]) for kind in range(RESOURCE_COUNT)]
    drops = [max(0, have[kind] - wanted[kind]) for kind in range(RESOURCE_COUNT)]
    problems = _problems(known, seat, order, adds, drops)
    moves = _moves(view, seat, order, begun, adds, drops)
    if moves is not None and not problems:
        problems = _refused(known, seat, moves)
    jump = _jump(order)
    return Composition(
        tuple([RESOURCES[kind] for kind in order]),
        len(begun),
        MOST_IN_THE_KATANA,
        tuple(problems),
        _named(adds),
        _named(drops),
        sum(adds) + sum(drops),
        sum([known.setting.price[kind] for kind in order]),
        CELL_NAMES[order[0] * COLUMNS] if order else None,
        _end(order) if order and not jump and len(order) <= MOST_IN_THE_KATANA else None,
        tuple(moves) if moves is not None else None,
    )


def _read(about: str) -> list[int]:
    order: list[int] = []
    for name in about.split(",") if about else []:
        if name not in RESOURCES:
            raise BadOption("error-unknown-resource", wrong=name, known=RESOURCES)
        order.append(RESOURCES.index(name))
    if len(order) > LONGEST:
        raise BadOption("error-option", option="about", value=len(order), possible=f"0-{LONGEST}")
    return order


def _counted(order: list[int]) -> list[int]:
    return [order.count(kind) for kind in range(RESOURCE_COUNT)]


def _named(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: counts[kind] for kind in range(RESOURCE_COUNT) if counts[kind]}


def _problems(known: State, seat: int, order: list[int], adds: list[int], drops: list[int]) -> list[CompositionProblem]:
    """Everything that is wrong, in the order of the rulebook; the rules themselves name only the first thing."""
    first = RESOURCE_COUNT * seat
    kinds = range(RESOURCE_COUNT)
    late = [adds[kind] + known.late[first + kind] for kind in kinds]
    missing = [kind for kind in kinds if kind not in order]
    twice = [k for k in kinds if (adds[k] and known.dropped[first + k]) or (drops[k] and known.late[first + k])]
    taken = len(order) > 0 and known.forge[seat * CELLS + order[0] * COLUMNS] != NO_SWORD
    found = [
        ("katana.before-passing", known.passed[seat] == 1, []),
        ("katana.each-resource", len(missing) > 0, missing),
        ("project.at-most-seven", len(order) > MOST_IN_THE_KATANA, []),
        ("katana.adjacent-rows", len(_jump(order)) > 0, _jump(order)),
        ("katana.first-space", taken, order[:1]),
        ("project.no-back-and-forth", len(twice) > 0, twice),
        ("project.late-from-delivered", not late_possible(known, seat, late), [k for k in kinds if adds[k]]),
    ]
    return [
        CompositionProblem(rule, tuple([RESOURCES[kind] for kind in about])) for rule, wrong, about in found if wrong
    ]


def _jump(order: list[int]) -> list[int]:
    """The first two neighbours whose rows don't touch."""
    for at in range(1, len(order)):
        if abs(order[at] - order[at - 1]) > 1:
            return order[at - 1 : at + 1]
    return []


def _end(order: list[int]) -> str | None:
    """The space on which a Sword of this recipe is complete; None if it would leave the Forge on the right."""
    cell = order[0] * COLUMNS
    for resource in order:
        if resource == cell // COLUMNS and cell % COLUMNS == COLUMNS - 1:
            return None
        cell = space_after(cell, resource)
    return CELL_NAMES[cell]


def _arranged(known: State, seat: int, begun: list[int]) -> list[int]:
    """The whole Project. If no order can be forged: one that only lacks a free space to begin on, or row by row."""
    done, project = _counted(begun), of_seat(known.project, seat)
    left = [max(0, project[kind] - done[kind]) for kind in range(RESOURCE_COUNT)]
    free = [known.forge[seat * CELLS + kind * COLUMNS] == NO_SWORD for kind in range(RESOURCE_COUNT)]
    found = _finished(begun, left, free) or _finished(begun, left, [True] * RESOURCE_COUNT)
    return found or begun + [kind for kind in range(RESOURCE_COUNT) for _ in range(left[kind])]


def _finished(order: list[int], left: list[int], free: list[bool]) -> list[int]:
    """The order with everything that is left after it, or [] if that isn't possible."""
    if not sum(left):
        return order
    for kind in range(RESOURCE_COUNT):
        follows = abs(kind - order[-1]) <= 1 if order else free[kind]
        if left[kind] and follows:
            found = _finished([*order, kind], [left[k] - (k == kind) for k in range(RESOURCE_COUNT)], free)
            if found:
                return found
    return []


def _moves(
    view: View, seat: int, order: list[int], begun: list[int], adds: list[int], drops: list[int]
) -> list[int] | None:
    """What the seat would play from here; None where it isn't asked for anything of the kind."""
    known = view.known
    changes = [DROP + kind for kind in range(RESOURCE_COUNT) for _ in range(drops[kind])]
    changes += [ADD_LATE + kind for kind in range(RESOURCE_COUNT) for _ in range(adds[kind])]
    composed = [RESOURCE + kind for kind in order[len(begun) :]]
    if known.decision == COMPOSING and known.awaited[seat]:
        return None if changes else composed
    if known.decision == CHANGING_PROJECT and known.awaited[seat]:
        return [*changes, ENOUGH, *composed]
    return [COMPOSE, *changes, ENOUGH, *composed] if COMPOSE in view.moves else None


def _refused(known: State, seat: int, moves: list[int]) -> list[CompositionProblem]:
    """The rule that refuses one of these moves, in order. The last one is not played: others might be asked then."""
    trial = known.copy()
    for at in range(len(moves)):
        rule = flow.refusal(trial, seat, moves[at])
        if rule:
            return [CompositionProblem(rule, ())]
        if at + 1 < len(moves):
            flow.play(trial, seat, moves[at], None)
    return []
