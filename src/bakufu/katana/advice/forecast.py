"""Forecasts: which Swords a Worker or a Monk could move on each line of a seat's own Forge, in which order, at what
cost, and what blocks the others. Found by trying all orders with the rules themselves."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.katana.advice.cautions import IDLE, JAM, Caution, passing
from bakufu.katana.advice.whole_answers import MOVE_ALL, WholeAnswer, whole_answer
from bakufu.katana.box.components import (
    CELL_NAMES,
    CELLS,
    FORGE,
    LINES,
    NO_SWORD,
    RESOURCES,
    SPACE_COUNT,
    SPACES,
    of_seat,
    sword_name,
)
from bakufu.katana.box.picks import ENOUGH, MONK, WORDS, WORKER
from bakufu.katana.rules.areas.forge import begin_forging, forge, forging_moves
from bakufu.katana.rules.areas.monks import monk_price, monk_refusal
from bakufu.katana.rules.decision_kinds import FORGING, TURN
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import complete, move_refusal, next_resource, recipe_of
from bakufu.katana.views.view import View
from bakufu.kernel.advice.analysis import Forecast
from bakufu.kernel.flow import NO_DECISION


@dataclass(frozen=True)
class Stride:
    """A Sword moves one space with a Resource. Two Swords that are swapped have the same `order`."""

    order: int
    sword: str
    origin: str
    target: str
    resource: str


@dataclass(frozen=True)
class LineForecast:
    """One figure on one line. `rule` is the rule that prevents placing the figure now, or "".

    `moves` are the move names that move as many Swords as possible, in order, and `strides` what they do; `plays` are
    the numbers of all moves from here on, the figure's first, if it can be placed now and anything would move. `swords`
    are the Swords that move, some of them twice. `resources` is what this uses up. `blocked` holds the other Swords of
    the line, each with the rule that blocks it.
    """

    rule: str
    coins: int
    moves: tuple[str, ...]
    swords: tuple[str, ...]
    resources: dict[str, int]
    blocked: dict[str, str]
    strides: tuple[Stride, ...]
    plays: tuple[int, ...]


@dataclass(frozen=True)
class SwordNeeds:
    """A Sword of the Houses: the Resources of its recipe that the seat lacks, what they cost at the Market, the
    Coins the seat has with those that come with the Sword, and how many Coins it is short of then."""

    missing: tuple[str, ...]
    price: int
    coins: int
    short: int


@dataclass(frozen=True)
class ForgeForecast(Forecast):
    """`lines` by line, then "worker" and "monk". `lacking` are the Resources that a Sword of the Forge needs next and
    the seat has none of. `swords` are those of the Houses, by their place on the board. `after_monk` are the Coins that
    are left once a Monk is paid, below 0 if there are too few. `whole` answers the pending question with several moves;
    None where one move is enough. `cautions` go by the word of a move that a player would probably regret."""

    lines: dict[str, dict[str, LineForecast]]
    lacking: tuple[str, ...]
    swords: dict[str, SwordNeeds]
    after_monk: int
    whole: WholeAnswer | None
    cautions: dict[str, Caution]


class Trial:
    """A Forge after some moves of one activation, and these moves."""

    def __init__(self, state: State, moves: list[int]) -> None:
        self.state = state
        self.moves = moves


def forecast(view: View) -> ForgeForecast:
    """For the seat of the view; a spectator has no Forge."""
    lines: dict[str, dict[str, LineForecast]] = {}
    if view.seat is None:
        return ForgeForecast(lines, (), {}, 0, None, {})
    for line in range(len(LINES)):
        lines[LINES[line]] = {
            "worker": of_line(view.known, view.seat, line, 0),
            "monk": of_line(view.known, view.seat, line, 1),
        }
    after_monk = view.known.coins[view.seat] - monk_price(view.known)
    needs = _needs(view.known, view.seat)
    whole = _whole(view.known, view.seat)
    cautions = _cautions(view, lines, needs)
    return ForgeForecast(lines, lacking(view.known, view.seat), needs, after_monk, whole, cautions)


def _cautions(
    view: View, lines: dict[str, dict[str, LineForecast]], needs: dict[str, SwordNeeds]
) -> dict[str, Caution]:
    """By the word of the move; only for moves that are possible now."""
    seat = view.seat
    if seat is None or view.known.decision != TURN or not view.known.awaited[seat]:
        return {}
    found = passing(view.known, seat)
    for line, figures in lines.items():
        if not figures["worker"].strides:
            found[line] = Caution(IDLE, 0)
        if not figures["monk"].strides:
            found[f"monk-{line}"] = Caution(IDLE, 0)
    for place, need in needs.items():
        if need.short:
            found[place] = found[f"monk-{place}"] = Caution(JAM, need.short)
    offered = [WORDS[move] for move in view.moves]
    return {word: caution for word, caution in found.items() if word in offered}


def _whole(known: State, seat: int) -> WholeAnswer | None:
    if known.decision != FORGING or not known.awaited[seat]:
        return whole_answer(known, seat)
    moves = _best(known.copy(), seat).moves
    return WholeAnswer(MOVE_ALL, tuple(moves), 0) if len(moves) > 1 else None


def lacking(known: State, seat: int) -> tuple[str, ...]:
    """The Resources that a Sword of the Forge needs next and the seat has none of."""
    forge = known.forge[seat * CELLS : (seat + 1) * CELLS]
    wanted = [next_resource(known, sword) for sword in forge if sword != NO_SWORD and not complete(known, sword)]
    stock = of_seat(known.stock, seat)
    return tuple([RESOURCES[r] for r in range(len(RESOURCES)) if r in wanted and not stock[r]])


def _needs(known: State, seat: int) -> dict[str, SwordNeeds]:
    setting = known.setting
    found: dict[str, SwordNeeds] = {}
    for space in range(SPACE_COUNT):
        sword = known.sword_at[space]
        if sword == NO_SWORD:
            continue
        left, missing = of_seat(known.stock, seat), []
        for resource in recipe_of(known, sword):
            left[resource] -= 1
            if left[resource] < 0:
                missing.append(resource)
        price = sum([setting.price[resource] for resource in missing])
        coins = known.coins[seat] + setting.advance[sword]
        names = tuple([RESOURCES[resource] for resource in missing])
        found[SPACES[space]] = SwordNeeds(names, price, coins, max(0, price - coins))
    return found


def of_line(known: State, seat: int, line: int, monk: int) -> LineForecast:
    """What one figure could move on one line of a seat's Forge."""
    begun = _activated(known, seat, line, monk)
    on_the_line = begun.active
    best = _best(begun, seat)
    before = known.placed
    after = best.state.placed
    moved = [sword for sword in range(len(after)) if after[sword] > before[sword]]
    had, left = of_seat(known.stock, seat), of_seat(best.state.stock, seat)
    stock = [had[resource] - left[resource] for resource in range(len(RESOURCES))]
    blocked: dict[str, str] = {}
    for sword in on_the_line:
        if sword not in moved:
            cell = best.state.forge.index(sword) - seat * CELLS
            blocked[sword_name(sword)] = move_refusal(best.state, seat, cell)
    rule = _figure_refusal(known, seat, monk)
    placeable = not rule and known.decision == TURN and known.awaited[seat]
    figure = (MONK if monk else WORKER) + FORGE + line
    return LineForecast(
        rule,
        monk_price(known) if monk else 0,
        tuple([WORDS[move] for move in best.moves]),
        tuple([sword_name(sword) for sword in moved]),
        {RESOURCES[r]: stock[r] for r in range(len(RESOURCES)) if stock[r]},
        blocked,
        tuple(_strides(begun, seat, best.moves)),
        (figure, *best.moves) if placeable and best.moves else (),
    )


def _strides(begun: State, seat: int, moves: list[int]) -> list[Stride]:
    state = begun.copy()
    found: list[Stride] = []
    for order in range(len(moves)):
        before = state.copy()
        forge(state, seat, moves[order], None)
        for cell in range(CELLS):
            sword = before.forge[seat * CELLS + cell]
            if sword != NO_SWORD and state.placed[sword] > before.placed[sword]:
                target = state.forge.index(sword) - seat * CELLS
                resource = RESOURCES[next_resource(before, sword)]
                found.append(Stride(order + 1, sword_name(sword), CELL_NAMES[cell], CELL_NAMES[target], resource))
    return found


def _figure_refusal(known: State, seat: int, monk: int) -> str:
    if known.passed[seat]:
        return "pass.nothing-more"
    if monk:
        return monk_refusal(known, seat)
    return "" if known.workers[seat] else "turn.available-workers"


def _activated(known: State, seat: int, line: int, monk: int) -> State:
    """The state as a figure at this line would leave it, with no other action in progress."""
    state = known.copy()
    state.stack = []
    state.awaited = [0] * known.setting.players
    state.decision = NO_DECISION
    state.actor = seat
    state.monk = monk
    begin_forging(state, seat, line)
    return state


def _best(begun: State, seat: int) -> Trial:
    """The trial that moves most, with the fewest moves. Different orders that lead to the same Forge are tried once."""
    best = Trial(begun, [])
    most = _placed(begun)
    seen: set[tuple[int, ...]] = set()
    frontier = [best]
    while frontier:
        further: list[Trial] = []
        for trial in frontier:
            for move in forging_moves(trial.state, seat):
                if move == ENOUGH:
                    continue
                state = trial.state.copy()
                forge(state, seat, move, None)
                key = _key(state, seat)
                if key in seen:
                    continue
                seen.add(key)
                found = Trial(state, [*trial.moves, move])
                further.append(found)
                if _placed(state) > most:
                    most = _placed(state)
                    best = found
        frontier = further
    return best


def _placed(state: State) -> int:
    return sum(state.placed)


def _key(state: State, seat: int) -> tuple[int, ...]:
    board = state.forge[seat * CELLS : (seat + 1) * CELLS]
    placed = [state.placed[sword] for sword in board if sword != NO_SWORD]
    return tuple([*board, *placed, state.extra_moves, *sorted(state.active)])
