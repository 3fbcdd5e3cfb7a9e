"""A turn as a whole: each decision within it goes by the value of the position that the move leads to.

The nested steps of something begun (where a card goes, what a delivery gives) are taken with it before it is valued.
"""

from __future__ import annotations

from bakufu.bots.katana.plain_choice import belongs_to_delivery, is_aside, plain_values
from bakufu.bots.katana.project_choice import changing_value, project_value
from bakufu.bots.katana.value_function import ValueFunction
from bakufu.bots.katana.weighing import Taste
from bakufu.katana.box.components import CELLS, CHEAPER_MONK, DOUBLE_COINS, FORGE, NO_SWORD, NOBODY
from bakufu.katana.box.picks import BUY, DELIVER, ENOUGH, LINE, MONK, PASS, PASSES, PLAY, QUIET, STARTING_SWORD
from bakufu.katana.rules import decision_kinds as kinds
from bakufu.katana.rules.areas.forge import swords_on
from bakufu.katana.rules.honor_row import take_honor
from bakufu.katana.rules.moment import end_moment
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import complete
from bakufu.kernel import flow

# What is decided by a rule of thumb: the Rooms, the Composition, and what the Ghost gets.
BY_RULE = (
    kinds.FAMILY, kinds.REARRANGING, kinds.SECOND, kinds.COMPOSING, kinds.SASHIMONO, kinds.GHOST_CARD,
)  # fmt: skip
EVERYTHING = (kinds.TURN, kinds.ASIDE, kinds.END_OF_TURN, kinds.ACADEMY_GIFT, kinds.PALACE_GIFT)
STEPS = 60  # no turn has more decisions than this
LEAST_GAIN = 0.05
OUT_OF_THE_QUESTION = -1000.0


class WholeTurn:
    def __init__(self, value_function: ValueFunction, taste: Taste) -> None:
        self.value_function = value_function
        self.taste = taste

    def choose(self, state: State, seat: int, moves: list[int]) -> int:
        """The best move of any decision but a turn's."""
        values = self.values(state, seat, moves)
        return moves[values.index(max(values))]

    def values(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """What the position is worth after each move."""
        decision = state.decision
        if decision == kinds.PROJECT:
            return [project_value(state, seat, move, self.value_function.weights.project) for move in moves]
        if decision == kinds.CHANGING_PROJECT:
            return [changing_value(state, seat, move, self.value_function.weights.project) for move in moves]
        if decision in BY_RULE:
            return plain_values(state, seat, self.taste, moves)
        if decision == kinds.LINE:
            counts = self.value_function.line_counts(state, seat)
            return [counts[move - LINE] for move in moves]
        values = [
            self._after(state, seat, move) if fits(state, decision, move) else OUT_OF_THE_QUESTION for move in moves
        ]
        if decision == kinds.STARTING_SWORD:
            for at in range(len(moves)):
                recipe = state.setting.recipe[state.starting[moves[at] - STARTING_SWORD]]
                values[at] -= self.value_function.worth.start * len(recipe)
        return values

    def _after(self, state: State, seat: int, move: int) -> float:
        """The value after a move and its nested steps. Doing nothing beats a move that gains nothing."""
        if move in (ENOUGH, QUIET):
            return self.value_function.value(state, seat) + (LEAST_GAIN if move == ENOUGH else LEAST_GAIN + 0.01)
        twin = state.copy()
        flow.play(twin, seat, move, None)
        self.settle(twin, seat)
        return self.value_function.value(twin, seat)

    def settle(self, state: State, seat: int) -> None:
        """Take the nested steps of what was begun; deliveries by a rule of thumb, because they branch too much."""
        for _ in range(STEPS):
            begun = state.decision >= kinds.OPEN_KINDS or state.decision == kinds.DELIVERY
            if not begun or not state.awaited[seat]:
                return
            moves = flow.moves(state, seat)
            if len(moves) == 1:
                move = moves[0]
            elif state.decision == kinds.DELIVERY:
                values = plain_values(state, seat, self.taste, moves)
                move = moves[values.index(max(values))]
            else:
                move = self.choose(state, seat, moves)
            flow.play(state, seat, move, None)

    def finish(self, state: State, seat: int) -> None:
        """Continue until the next turn, or until others can act; gifts to them are expected to change nothing."""
        for _ in range(STEPS):
            if state.decision == kinds.TURN or state.decision == flow.NO_DECISION:
                return
            if state.awaited[seat]:
                moves = flow.moves(state, seat)
                flow.play(state, seat, moves[0] if len(moves) == 1 else self.choose(state, seat, moves), None)
            elif state.decision in (kinds.ACADEMY_GIFT, kinds.PALACE_GIFT):
                flow.play(state, state.awaited.index(1), ENOUGH, None)
            else:
                return

    def turn_values(self, state: State, seat: int, moves: list[int], thorough: bool = False) -> list[float]:
        """A turn: what the position is worth when it is over.

        Anytime actions come first if they gain; then nothing else is looked at, unless `thorough`.
        """
        before = self.value_function.value(state, seat) + LEAST_GAIN
        gains = [self._after(state, seat, move) - before if precedes(state, move) else 0.0 for move in moves]
        best_gain = max(gains)
        values = [OUT_OF_THE_QUESTION] * len(moves)
        if best_gain <= 0.0 or thorough:
            for at in range(len(moves)):
                if not precedes(state, moves[at]) and not futile(state, seat, moves[at]):
                    values[at] = self.turn_after(state, seat, moves[at])
        top = max(values)
        leaving = PASS <= moves[values.index(top)] < PASS + PASSES
        for at in range(len(moves)):
            if not precedes(state, moves[at]):
                continue
            if leaving and gains[at] <= 0.0 and DELIVER <= moves[at] < DELIVER + CELLS:
                gains[at] = self._last_call(state, seat, moves[at]) - top
            values[at] = top + gains[at] if gains[at] > 0.0 else OUT_OF_THE_QUESTION + gains[at]
        return values

    def _last_call(self, state: State, seat: int, move: int) -> float:
        """The value of passing after this delivery. Until then a complete Sword is as good as a delivered one."""
        twin = state.copy()
        flow.play(twin, seat, move, None)
        self.settle(twin, seat)
        slots = range(len(twin.honor_row))
        return max([self.turn_after(twin, seat, PASS + slot) for slot in slots], default=OUT_OF_THE_QUESTION)

    def turn_after(self, state: State, seat: int, move: int) -> float:
        twin = state.copy()
        if PASS <= move < PASS + PASSES:
            leave_round(twin, seat, move - PASS)
        else:
            self.play_turn(twin, seat, move)
        return self.value_function.value(twin, seat)

    def play_turn(self, state: State, seat: int, move: int) -> None:
        """A figure or a pass, and all that follows in this turn."""
        flow.play(state, seat, move, None)
        if state.offering != NOBODY and state.decision == kinds.TURN:
            moves = flow.moves(state, seat)
            values = self.turn_values(state, seat, moves)
            flow.play(state, seat, moves[values.index(max(values))], None)
        self.finish(state, seat)

    def before_turn(self, state: State, seat: int) -> None:
        """Anytime actions, as long as they gain something, before a figure is placed."""
        for _ in range(STEPS):
            asides = [move for move in flow.moves(state, seat) if precedes(state, move)]
            if not asides:
                return
            before = self.value_function.value(state, seat) + LEAST_GAIN
            values = [self._after(state, seat, move) for move in asides]
            if max(values) <= before:
                return
            flow.play(state, seat, asides[values.index(max(values))], None)
            self.settle(state, seat)

    def deliver_all(self, state: State, seat: int) -> None:
        """Every complete Sword, while it is this seat's turn."""
        for _ in range(STEPS):
            if state.decision != kinds.TURN or not state.awaited[seat]:
                return
            moves = [move for move in flow.moves(state, seat) if DELIVER <= move < DELIVER + CELLS]
            if not moves:
                return
            flow.play(state, seat, moves[0], None)
            self.settle(state, seat)


def leave_round(state: State, seat: int, slot: int) -> None:
    """Pass, but keep the round going: positions are compared before the figures come back, whichever player is last."""
    end_moment(state, None)
    take_honor(state, seat, slot, "pass.take-an-honor-card", None)
    state.passed[seat] = 1


def fits(state: State, decision: int, move: int) -> bool:
    """Within an action only what belongs to it: its own moves, deliveries, and the card that doubles its Coins."""
    if decision in EVERYTHING or decision >= kinds.OPEN_KINDS:
        return True
    if decision == kinds.DELIVERY:
        return belongs_to_delivery(move)
    if not is_aside(move) or DELIVER <= move < DELIVER + CELLS:
        return True
    effect = state.setting.effect[move - PLAY] if PLAY <= move < BUY else NOBODY
    return effect == DOUBLE_COINS or (decision == kinds.FORGING and effect > DOUBLE_COINS)


def precedes(state: State, move: int) -> bool:
    """What leaves the turn as it is. A card for a cheaper Monk is part of the turn."""
    if not is_aside(move):
        return False
    return not (PLAY <= move < BUY and state.setting.effect[move - PLAY] == CHEAPER_MONK)


def futile(state: State, seat: int, move: int) -> bool:
    """A figure at a line of the Forge where nothing can move."""
    place = move - MONK if move >= MONK else move
    if move >= PASS or place < FORGE:
        return False
    swords = swords_on(state, seat, place - FORGE)
    if move >= MONK:
        swords = [sword for sword in state.forge[seat * CELLS : (seat + 1) * CELLS] if sword != NO_SWORD]
    return len([sword for sword in swords if not complete(state, sword)]) == 0
