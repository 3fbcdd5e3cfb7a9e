"""Moves with names: what a pick means where it is made. It means the same in every decision, except for a Resource: it
is bought at the Market and composed on the way to the SHOGUN NO KATANA."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.katana.box import picks
from bakufu.katana.box.components import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    EFFECTS,
    HOUSES,
    LINES,
    NO_SWORD,
    NOBODY,
    PLACES,
    RESOURCES,
    ROOMS,
    ROWS,
    SPACE_COUNT,
    column_of,
    row_of,
    sword_name,
)
from bakufu.katana.box.picks import NUMBER_OF, PICKS, PROJECT_CHOICES, WORDS
from bakufu.katana.rules.decision_kinds import ABOUT_CARD, COMPOSING
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import complete, next_resource, target_of
from bakufu.katana.views import named_moves as named
from bakufu.kernel.contract import Move
from bakufu.kernel.errors import NO_SUCH_MOVE, NOT_AWAITED, IllegalMove

Describe = Callable[[State, int, int], named.Picked]


def describe(state: State, seat: int, move: int) -> Move:
    if seat not in range(len(state.awaited)) or not state.awaited[seat]:
        raise IllegalMove(NOT_AWAITED)
    if not 0 <= move < PICKS:
        raise IllegalMove(NO_SUCH_MOVE)
    described: Move = state.setting.describe[move](state, seat, move - FIRST_OF[move])
    return described


def encode(state: State, seat: int, move: Move) -> int:
    if not isinstance(move, named.Picked):
        raise IllegalMove(NO_SUCH_MOVE)
    pick = NUMBER_OF.get(move.word(), NOBODY)
    if describe(state, seat, pick) != move:
        raise IllegalMove(NO_SUCH_MOVE)
    return pick


def _on(state: State, seat: int, cell: int) -> str | None:
    sword = state.forge[seat * CELLS + cell]
    return sword_name(sword) if sword != NO_SWORD else None


def _in(row: list[int], slot: int) -> int | None:
    """What is in a slot of a row, numbered from 1 as it is printed."""
    return row[slot] + 1 if slot < len(row) else None


def _worker(state: State, seat: int, place: int) -> named.Picked:
    return named.PlaceFigure(PLACES[place], False, _lying_at(state, place))


def _monk(state: State, seat: int, place: int) -> named.Picked:
    return named.PlaceFigure(PLACES[place], True, _lying_at(state, place))


def _lying_at(state: State, place: int) -> str | None:
    if place >= SPACE_COUNT or state.sword_at[place] == NO_SWORD:
        return None
    return sword_name(state.sword_at[place])


def _pass(state: State, seat: int, slot: int) -> named.Picked:
    return named.PassWith(slot + 1, _in(state.honor_row, slot))


def _enough(state: State, seat: int, at: int) -> named.Picked:
    return named.Enough()


def _quiet(state: State, seat: int, at: int) -> named.Picked:
    return named.Quiet()


def _move(state: State, seat: int, cell: int) -> named.Picked:
    sword = state.forge[seat * CELLS + cell]
    if sword == NO_SWORD or complete(state, sword):
        return named.MoveSword(CELL_NAMES[cell], _on(state, seat, cell), None, None)
    resource, target = RESOURCES[next_resource(state, sword)], CELL_NAMES[target_of(state, sword, cell)]
    return named.MoveSword(CELL_NAMES[cell], sword_name(sword), resource, target)


def _deliver(state: State, seat: int, cell: int) -> named.Picked:
    return named.DeliverSword(CELL_NAMES[cell], _on(state, seat, cell))


def _swap(state: State, seat: int, cell: int) -> named.Picked:
    below = cell + COLUMNS
    return named.SwapSwords(CELL_NAMES[cell], CELL_NAMES[below], _on(state, seat, cell), _on(state, seat, below))


def _decorate(state: State, seat: int, at: int) -> named.Picked:
    cell, resource = at // len(RESOURCES), at % len(RESOURCES)
    coins = state.decorators[len(RESOURCES) * seat + resource]
    return named.DecorateResource(CELL_NAMES[cell], _on(state, seat, cell), RESOURCES[resource], coins)


def _play(state: State, seat: int, face: int) -> named.Picked:
    return named.PlayCard(face + 1, EFFECTS[state.setting.effect[face]])


def _buy(state: State, seat: int, face: int) -> named.Picked:
    return named.BuyBenefit(face + 1, state.setting.cost[face])


def _line(state: State, seat: int, line: int) -> named.Picked:
    return named.ChooseLine(LINES[line])


def _family(state: State, seat: int, mask: int) -> named.Picked:
    places = [place for place in range(len(state.rooms)) if mask >> place & 1]
    rooms = tuple([ROOMS[state.rooms[place]] for place in places])
    return named.ArrangeFamily(tuple([place + 1 for place in places]), rooms)


def _room(state: State, seat: int, room: int) -> named.Picked:
    return named.UseRoom(ROOMS[room])


def _decorator(state: State, seat: int, resource: int) -> named.Picked:
    return named.AdvanceDecorator(RESOURCES[resource], state.decorators[len(RESOURCES) * seat + resource])


def _resource(state: State, seat: int, resource: int) -> named.Picked:
    if state.decision == COMPOSING:
        return named.ComposeResource(RESOURCES[resource])
    return named.BuyResource(RESOURCES[resource], state.setting.price[resource])


def _sashimono(state: State, seat: int, house: int) -> named.Picked:
    return named.TakeSashimono(HOUSES[house])


def _card(state: State, seat: int, slot: int) -> named.Picked:
    return named.TakeCard(slot + 1, _in(state.market_row, slot))


def _starting_sword(state: State, seat: int, slot: int) -> named.Picked:
    sword = sword_name(state.starting[slot]) if slot < len(state.starting) else None
    return named.TakeStartingSword(slot + 1, sword)


def _exchange(state: State, seat: int, at: int) -> named.Picked:
    way, number = WORDS[picks.EXCHANGE_FOR + at].rsplit("-", 1)
    shown = state.setting.exchanged[state.about[ABOUT_CARD]] if state.about else []
    if not shown:
        return named.ExchangeResources(way, int(number), None, None)
    first, second = shown
    given, taken = (first, second) if way == "first-for-second" else (second, first)
    return named.ExchangeResources(way, int(number), RESOURCES[given], RESOURCES[taken])


def _take_line(state: State, seat: int, at: int) -> named.Picked:
    pick = picks.TAKE_LINE + at
    is_row, doubled = picks.line_taken(pick) == picks.ROW_LINE, picks.is_doubled(pick)
    line: str | None = None
    if state.delivering != NOBODY:
        line = LINES[row_of(state.delivering)] if is_row else LINES[ROWS + column_of(state.delivering)]
    return named.TakeBenefits("row" if is_row else "column", doubled, line)


def _project(state: State, seat: int, choice: int) -> named.Picked:
    return named.GrowProject(tuple([RESOURCES[resource] for resource in PROJECT_CHOICES[choice]]))


def _compose(state: State, seat: int, at: int) -> named.Picked:
    return named.ComposeKatana()


def _add_late(state: State, seat: int, resource: int) -> named.Picked:
    return named.AddToProject(RESOURCES[resource])


def _drop(state: State, seat: int, resource: int) -> named.Picked:
    return named.DropFromProject(RESOURCES[resource])


def _ghost_card(state: State, seat: int, at: int) -> named.Picked:
    return named.ChooseGhostCard(picks.GHOST_ASIDE[at])


def _double(state: State, seat: int, at: int) -> named.Picked:
    return named.DoublePoints()


# By the first number of each range of the move space; each function gets the number within the range.
STRETCHES: dict[int, Describe] = {
    picks.WORKER: _worker,
    picks.MONK: _monk,
    picks.PASS: _pass,
    picks.ENOUGH: _enough,
    picks.QUIET: _quiet,
    picks.MOVE: _move,
    picks.DELIVER: _deliver,
    picks.SWAP: _swap,
    picks.DECORATE: _decorate,
    picks.PLAY: _play,
    picks.BUY: _buy,
    picks.LINE: _line,
    picks.FAMILY_IN: _family,
    picks.ROOM: _room,
    picks.DECORATOR: _decorator,
    picks.RESOURCE: _resource,
    picks.SASHIMONO: _sashimono,
    picks.MARKET_CARD: _card,
    picks.STARTING_SWORD: _starting_sword,
    picks.EXCHANGE_FOR: _exchange,
    picks.TAKE_LINE: _take_line,
    picks.PROJECT: _project,
    picks.COMPOSE: _compose,
    picks.ADD_LATE: _add_late,
    picks.DROP: _drop,
    picks.GHOST_CARD: _ghost_card,
    picks.DOUBLE: _double,
}
# By pick: where its range begins, and the function that describes it.
FIRST_OF: list[int] = [max([first for first in STRETCHES if first <= pick]) for pick in range(PICKS)]
DESCRIBE: tuple[Describe, ...] = tuple([STRETCHES[first] for first in FIRST_OF])
