"""Why a move is made, in one sentence with the numbers behind it. The move itself is named by its button."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.bots.hint import Reason
from bakufu.katana.advice.forecast import lacking, of_line
from bakufu.katana.advice.whole_answers import earned, one_of_each_kind
from bakufu.katana.box.components import CELLS, FORGE, PLACES, RESOURCE_COUNT, RESOURCES, SPACE_COUNT
from bakufu.katana.box.picks import (
    ADD_LATE,
    BUY,
    COMPOSE,
    DECORATE,
    DECORATOR,
    DELIVER,
    DOUBLE,
    ENOUGH,
    EXCHANGE_FOR,
    FAMILY_IN,
    GHOST_CARD,
    LINE,
    MARKET_CARD,
    MONK,
    MOVE,
    PASS,
    PLAY,
    PROJECT,
    PROJECT_CHOICES,
    QUIET,
    RESOURCE,
    ROOM,
    SASHIMONO,
    STARTING_SWORD,
    SWAP,
    TAKE_LINE,
)
from bakufu.katana.rules.areas.forge import swords_on
from bakufu.katana.rules.benefits import coins_of, lines_of
from bakufu.katana.rules.decision_kinds import ASIDE, BUYING, COMPOSING, END_OF_TURN
from bakufu.katana.rules.honor import honor_points
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import delivery_points
from bakufu.katana.rules.swords.movement import recipe_of
from bakufu.katana.views.view import View

# Says why, from the table, the seat, and the number of the thing within its range of picks.
Why = Callable[[State, int, int], Reason]


def move_reason(seen: View, move: int) -> Reason:
    seat = seen.seat
    assert seat is not None, "a spectator decides nothing"
    if move < PASS:
        return _place(seen.known, seat, move % MONK, 1 if move >= MONK else 0)
    first = max([first for first in REASONS if first <= move])
    return REASONS[first](seen.known, seat, move - first)


def _place(known: State, seat: int, place: int, monk: int) -> Reason:
    """A figure at a Sword of the Houses, in an area, or at a line of the Forge."""
    if place >= FORGE:
        return _line_moved(known, seat, place - FORGE, monk)
    if place < SPACE_COUNT:
        sword = known.sword_at[place]
        worth = {"points": known.setting.points[sword], "coins": known.setting.advance[sword]}
        return {"id": "sword", "args": {**worth, "moves": len(known.setting.recipe[sword])}}
    if PLACES[place] == "market":
        return {"id": "market", "args": {"kinds": len(lacking(known, seat))}}
    if PLACES[place] == "academy":
        picks = one_of_each_kind(known, seat)
        return {"id": "academy", "args": {"count": len(picks), "coins": earned(known, seat, picks)}}
    if PLACES[place] == "komainu":
        return {"id": "komainu", "args": {"coins": known.setting.komainu_coins}}
    return {"id": PLACES[place], "args": {}}


def _line_moved(known: State, seat: int, line: int, monk: int) -> Reason:
    strides = of_line(known, seat, line, monk).strides
    moved: dict[str, int] = {}
    for stride in strides:
        moved[stride.sword] = moved.get(stride.sword, 0) + 1
    done = 0
    for sword in swords_on(known, seat, line):
        left = len(recipe_of(known, sword)) - known.placed[sword]
        done += 1 if left and left == moved.get(str(sword + 1), 0) else 0
    return {"id": "forge", "args": {"count": len(strides), "done": done}}


def _pass(known: State, seat: int, slot: int) -> Reason:
    return {"id": "pass", "args": {"points": honor_points(known, seat, known.honor_row[slot])}}


def _enough(known: State, seat: int, at: int) -> Reason:
    if known.decision == ASIDE:
        return {"id": "enough-aside", "args": {}}
    if known.decision == BUYING:
        return {"id": "enough-buying", "args": {"coins": known.coins[seat]}}
    return {"id": "enough-turn" if known.decision == END_OF_TURN else "enough", "args": {}}


def _move(known: State, seat: int, cell: int) -> Reason:
    sword = known.forge[seat * CELLS + cell]
    return {"id": "move", "args": {"left": len(recipe_of(known, sword)) - known.placed[sword] - 1}}


def _deliver(known: State, seat: int, cell: int) -> Reason:
    points = sum(delivery_points(known, known.forge[seat * CELLS + cell]))
    row, column = lines_of(cell)
    return {
        "id": "deliver",
        "args": {"points": points, "coins": coins_of(known, seat, row) + coins_of(known, seat, column)},
    }


def _decorate(known: State, seat: int, at: int) -> Reason:
    resource = at % RESOURCE_COUNT
    coins = known.decorators[RESOURCE_COUNT * seat + resource]
    return {"id": "decorate", "args": {"coins": coins, "points": known.setting.ornament[resource]}}


def _line(known: State, seat: int, line: int) -> Reason:
    return {"id": "line", "args": {"count": len(swords_on(known, seat, line))}}


def _resource(known: State, seat: int, resource: int) -> Reason:
    if known.decision == COMPOSING:
        return {"id": "compose", "args": {}}
    return {"id": "buy" if RESOURCES[resource] in lacking(known, seat) else "buy-later", "args": {}}


def _start(known: State, seat: int, slot: int) -> Reason:
    sword = known.starting[slot]
    setting = known.setting
    return {"id": "start", "args": {"coins": setting.advance[sword], "moves": len(setting.recipe[sword])}}


def _project(known: State, seat: int, choice: int) -> Reason:
    return {"id": "project" if PROJECT_CHOICES[choice] else "project-none", "args": {}}


def _plainly(name: str) -> Why:
    return lambda known, seat, at: {"id": name, "args": {}}


# By the first move of each kind: a move belongs to the last one that isn't above it.
REASONS: dict[int, Why] = {
    PASS: _pass,
    ENOUGH: _enough,
    QUIET: _plainly("enough-aside"),
    MOVE: _move,
    DELIVER: _deliver,
    SWAP: _plainly("swap"),
    DECORATE: _decorate,
    PLAY: _plainly("play"),
    BUY: _plainly("benefit"),
    LINE: _line,
    FAMILY_IN: _plainly("family"),
    ROOM: _plainly("room"),
    DECORATOR: _plainly("decorator"),
    RESOURCE: _resource,
    SASHIMONO: _plainly("sashimono"),
    MARKET_CARD: _plainly("card"),
    STARTING_SWORD: _start,
    EXCHANGE_FOR: _plainly("exchange"),
    TAKE_LINE: _plainly("take"),
    PROJECT: _project,
    COMPOSE: _plainly("katana"),
    ADD_LATE: _plainly("change"),
    GHOST_CARD: _plainly("ghost"),
    DOUBLE: _plainly("double"),
}
