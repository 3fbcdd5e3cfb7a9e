"""Round search: the turns that are left in a round, one after the other, as if no other player were at the table.

A beam search: of all ways that are equally far along, the most promising are kept. What counts is the
position when the round is over, and in the last round the points.
"""

from __future__ import annotations

from bakufu.bots.budget import Budget
from bakufu.bots.katana.reach import figures_now
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.whole_turn import OUT_OF_THE_QUESTION, WholeTurn, fits, futile, leave_round, precedes
from bakufu.katana.box.components import ROUNDS
from bakufu.katana.box.picks import ENOUGH, PASS, PASSES, QUIET
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.katana.rules.scoring import end_game
from bakufu.katana.rules.state import State
from bakufu.kernel import flow

BRANCHES = 10  # turns that can follow another, until it is known better
WIDEST = 14
WIDEST_ALONE = 900  # nobody interferes but the Ghost, so that a longer search finds more that comes true
# The share of the playouts left that the width is planned for. Planned for all of them, a search is often cut off
# before the end of the round.
PLANNED_ALONE = 0.85
FEW = 7  # turns that did best when they were possible before; with those that have become possible since
# Immediate gains are certain; later ones can be taken away by others, and by the Ghost less often.
LATER = 0.6
LATER_ALONE = 0.85
FOLLOWED = 4  # first moves that are followed to the end of the round where moves are compared


class Way:
    """Some turns of a round, and the numbers of the first moves that lead there: turns in another order often do.
    `tried`: the last turns compared, the best first."""

    def __init__(self, firsts: list[int], state: State, move: int, value: float) -> None:
        self.firsts = firsts
        self.state = state
        self.move = move
        self.value = value
        self.tried: list[int] = []


class RoundSearch:
    def __init__(self, state: State, seat: int, turn: WholeTurn, value_function: ValueFunction) -> None:
        self.seat = seat
        self.turn = turn
        self.value_function = value_function
        self.start = alone(state, seat)
        self.at_once: list[float] = []
        self.found: list[float] = []
        self.begun: list[Way] = []
        self.ended: list[bool] = []  # whether the round was played to its end after this first move

    def comparable_values(self, moves: list[int], budget: Budget) -> list[float]:
        """As `values`, but fit for comparing moves with each other.

        The search drops most first moves after a turn or two. What it has found for them by then is the value of
        passing so early, which says little about the move. The most promising of them are followed to the end of the
        round as well. After all others, the rest of the round is expected to gain as much as after the worst of these.
        """
        self.values(moves, budget)
        budget.renew()
        for way in _sorted(self.begun)[:FOLLOWED]:
            ways = [] if self.ended[way.firsts[0]] else [way]
            while ways and budget.lasts():
                ways = _sorted(self._go_on(ways, budget))[:1]
        rests = [self.found[way.firsts[0]] - way.value for way in self.begun if self.ended[way.firsts[0]]]
        for way in self.begun:
            if rests and not self.ended[way.firsts[0]]:
                self._reach(way.firsts, way.value + min(rests))
        return [self._mixed(first) for first in range(len(moves))]

    def values(self, moves: list[int], budget: Budget) -> list[float]:
        """The value at the end of the round after each move; very low for moves that aren't considered.

        The beam is as wide as the budget allows for all turns to come.
        """
        self.at_once = [OUT_OF_THE_QUESTION] * len(moves)
        self.found = [OUT_OF_THE_QUESTION] * len(moves)
        self.ended = [False] * len(moves)
        self.begun = self._begin(moves, budget)
        self._follow(self.begun, budget)
        return [self._mixed(first) for first in range(len(moves))]

    def value_of(self, choice: list[int], budget: Budget) -> float:
        """The value at the end of the round after these moves of one turn, or of a part of it."""
        self.at_once = [OUT_OF_THE_QUESTION]
        self.found = [OUT_OF_THE_QUESTION]
        self.ended = [False]
        state, seat = self.start.copy(), self.seat
        for move in choice:
            if move in (ENOUGH, QUIET) and flow.refusal(state, seat, move):
                continue  # alone, nobody is asked whether to step in before others go on
            if state.decision == TURN and PASS <= move < PASS + PASSES:
                self._leave([0], state, move - PASS)
                return self.found[0]
            flow.play(state, seat, move, None)
        self.turn.settle(state, seat)
        self.turn.finish(state, seat)
        self.at_once[0] = self._value(state)
        self._follow([Way([0], state, choice[0], self.at_once[0])], budget)
        return self._mixed(0)

    def _follow(self, ways: list[Way], budget: Budget) -> None:
        """To the end of the round, as far as the budget allows."""
        solo = self.start.setting.solo
        widest, planned = (WIDEST_ALONE, PLANNED_ALONE) if solo else (WIDEST, 1.0)
        branches = BRANCHES
        while ways:
            ways = merged(_sorted(ways))
            if not budget.lasts():
                self._stop_all(ways, budget)
                break
            turns = 1 + figures_now(ways[0].state, self.seat)
            width = max(1, min(widest, int(planned * budget.playouts_left()) // (branches * turns)))
            followed = _mixed_beginnings(ways, width)
            ways = self._go_on(followed, budget)
            branches = max(4, len(ways) // len(followed))

    def _mixed(self, first: int) -> float:
        """Between the position after the first turn and the one at the end of the round."""
        found, at_once = self.found[first], self.at_once[first]
        if found == OUT_OF_THE_QUESTION or at_once == OUT_OF_THE_QUESTION:
            return found
        later = LATER_ALONE if self.start.setting.solo else LATER
        return later * found + (1.0 - later) * at_once

    def _begin(self, moves: list[int], budget: Budget) -> list[Way]:
        """Every move that is considered, with what follows in the same turn."""
        ways: list[Way] = []
        start, seat = self.start, self.seat
        at_turn = start.decision == TURN
        for first in range(len(moves)):
            move = moves[first]
            if at_turn and PASS <= move < PASS + PASSES:
                self._leave([first], start, move - PASS)
            elif not futile(start, seat, move) if at_turn else fits(start, start.decision, move):
                budget.spend()
                state = start.copy()
                if at_turn and not precedes(state, move):
                    self.turn.play_turn(state, seat, move)
                else:
                    flow.play(state, seat, move, None)
                    self.turn.settle(state, seat)
                    self.turn.finish(state, seat)
                self.at_once[first] = self._value(state)
                ways.append(Way([first], state, move, self.at_once[first]))
        _remember(ways)
        return ways

    def _go_on(self, ways: list[Way], budget: Budget) -> list[Way]:
        """All turns that may follow. A way that leads out of the round, or into another's turn, ends."""
        further: list[Way] = []
        for way in ways:
            if budget.late and self._known(way):
                further.append(way)
                continue
            state = way.state
            if state.decision != TURN or not state.awaited[self.seat] or state.round != self.start.round:
                self._reach(way.firsts, way.value)
                self._end(way)
                continue
            self.turn.before_turn(state, self.seat)
            moves = flow.moves(state, self.seat)
            tried = [move for move in way.tried if move in moves]
            found: list[Way] = []
            for move in moves:
                if PASS <= move < PASS + PASSES:
                    self._leave(way.firsts, state, move - PASS)
                elif (move in tried and tried.index(move) >= FEW) or precedes(state, move):
                    continue
                elif not futile(state, self.seat, move) and budget.spend():
                    twin = state.copy()
                    self.turn.play_turn(twin, self.seat, move)
                    found.append(Way(way.firsts, twin, move, self._value(twin)))
            if not found and budget.lasts():
                self._end(way)
            _remember(found)
            further += found
        return further

    def _value(self, state: State) -> float:
        return self.value_function.value(state, self.seat)

    def _leave(self, firsts: list[int], state: State, slot: int, hope: float = 0.0) -> None:
        """Pass with this Honor card, and evaluate the result. In the last round all complete Swords are delivered
        first."""
        twin = state.copy()
        if twin.round == ROUNDS:
            self.turn.deliver_all(twin, self.seat)
        leave_round(twin, self.seat, slot)
        if twin.round == ROUNDS:
            end_game(twin, None)
            self._reach(firsts, hope + twin.points[self.seat])
        else:
            self._reach(firsts, hope + self._value(twin))

    def _stop_all(self, ways: list[Way], budget: Budget) -> None:
        """The best comes first. When time is up, those that begin as a better one does would only take more of it."""
        begun: set[int] = set()
        for way in ways:
            if not budget.late or not begun.issuperset(way.firsts):
                self._stop(way)
                begun.update(way.firsts)

    def _known(self, way: Way) -> bool:
        """Whether its first moves have values, from an earlier turn."""
        return all([self.found[first] != OUT_OF_THE_QUESTION for first in way.firsts])

    def _stop(self, way: Way) -> None:
        """There is no time to follow this way further: treat it as ended, except for the figures still to place."""
        state = way.state
        if state.decision != TURN or not state.awaited[self.seat] or state.round != self.start.round:
            self._reach(way.firsts, way.value)
            return
        hope = self.value_function.worth.figure * state.workers[self.seat]
        for slot in range(len(state.honor_row)):
            self._leave(way.firsts, state, slot, hope)

    def _reach(self, firsts: list[int], value: float) -> None:
        for first in firsts:
            self.found[first] = max(self.found[first], value)

    def _end(self, way: Way) -> None:
        for first in way.firsts:
            self.ended[first] = True


def alone(state: State, seat: int) -> State:
    """The same table with all other players done with this round."""
    twin = state.copy()
    for side in range(twin.setting.sides):
        if side != seat:
            twin.passed[side] = 1
    return twin


def _sorted(ways: list[Way]) -> list[Way]:
    return sorted(ways, key=lambda way: -way.value)


def _remember(ways: list[Way]) -> None:
    """Give each of these ways, which share one turn, the results of the others."""
    tried = [way.move for way in _sorted(ways)]
    for way in ways:
        way.tried = tried


def _mixed_beginnings(ways: list[Way], width: int) -> list[Way]:
    """The best ways, but not more than half of them with the same first moves."""
    chosen: list[Way] = []
    counts: dict[int, int] = {}
    for way in ways:
        if len(chosen) < width and min([counts.get(first, 0) for first in way.firsts]) < (width + 1) // 2:
            for first in way.firsts:
                counts[first] = counts.get(first, 0) + 1
            chosen.append(way)
    return chosen


def merged(ways: list[Way]) -> list[Way]:
    """Without duplicates: the same turns in another order lead to the same position, which has the same value."""
    found: list[Way] = []
    for way in ways:
        if not found or found[-1].value != way.value:
            found.append(way)
            continue
        twin = found.pop()
        others = [first for first in way.firsts if first not in twin.firsts]
        both = Way(twin.firsts + others, twin.state, twin.move, twin.value)
        both.tried = twin.tried
        found.append(both)
    return found
