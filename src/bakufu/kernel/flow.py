"""The flow of a game: steps run one after the other until one asks for a decision, which is plain data in the state.

Nothing here knows a rule. A step is a function of the state; nested work is a stack of tasks in the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from bakufu.kernel.errors import NO_SUCH_MOVE, NOT_AWAITED, IllegalMove
from bakufu.kernel.event import Events

if TYPE_CHECKING:
    from mypy_extensions import i64

# Rules take the state class of their own game, hence `Any`.
# A step returns whether it is finished. If not, it is called again after its decision has been made.
Step = Callable[[Any, Events], bool]
# A task is popped off the stack and does one thing; it may ask for a decision or push further tasks.
Task = Callable[[Any, Events], None]

NO_DECISION: Final = -1
MOST_SEATS: Final = 8
# The seats of each set of bits. This is asked before every move.
_SEATS: Final = [tuple([seat for seat in range(MOST_SEATS) if bits >> seat & 1]) for bits in range(1 << MOST_SEATS)]


class Decision:
    """One kind of decision: its legal moves, why a move is refused, and what a move does.

    If moves are `apart`, they are independent: a seat that is asked again has the same moves as before, except the one
    it made if that is refused now.
    """

    def __init__(
        self,
        name: str,
        moves: Callable[[Any, int], list[int]],
        refusal: Callable[[Any, int, int], str],
        apply: Callable[[Any, int, int, Events], None],
        apart: bool = False,
    ) -> None:
        self.name = name
        self.moves = moves
        self.refusal = refusal  # the id of the rule that refuses the move, or "" for a legal one
        self.apply = apply
        self.apart = apart

    # Compiled code that calls a function out of a table packs its arguments for Python, and unpacks them again. What is
    # decided most has a class of its own, which spares it that.

    def list_moves(self, state: Any, seat: int) -> list[int]:
        return self.moves(state, seat)

    def refuse(self, state: Any, seat: int, move: int) -> str:
        return self.refusal(state, seat, move)

    def carry_out(self, state: Any, seat: int, move: int, events: Events) -> None:
        self.apply(state, seat, move, events)


class Rulebook:
    """The rules of a game: the sequence of steps, the tasks that steps may push, and the kinds of decisions."""

    sequence: tuple[Step, ...]
    tasks: tuple[Task, ...]
    decisions: tuple[Decision, ...]
    empty_table: Flow | None = None  # the state from which every game begins, once it has been built


class Flow:
    """The part that all states share: where the game is in its sequence, and which seats are to move."""

    rulebook: Rulebook
    step: i64
    decision: i64
    stack: list[int]  # pending tasks, the next one last
    awaited: list[int]  # 1 for each seat that has to decide
    about: list[int]  # what the decision is about, by its kind; only ever replaced

    def flow_into(self, twin: Flow) -> None:
        """Copy this part into another state."""
        twin.rulebook = self.rulebook
        twin.step = self.step
        twin.decision = self.decision
        twin.stack = self.stack[:]
        twin.awaited = self.awaited[:]
        twin.about = self.about

    def ask(self, decision: int, seat: int, about: list[int]) -> None:
        """Ask one seat for a decision. `about` is never changed afterwards, so copies may share it."""
        self.decision = decision
        self.awaited[seat] = 1
        self.about = about

    def ask_all(self, decision: int) -> None:
        """Ask all seats for a simultaneous decision."""
        self.decision = decision
        self.about = []
        for seat in range(len(self.awaited)):
            self.awaited[seat] = 1

    def answered(self, seat: int) -> None:
        """This seat has decided. When no seat is to move any more, the flow continues."""
        self.awaited[seat] = 0
        for waiting in self.awaited:
            if waiting:
                return
        self.decision = NO_DECISION
        self.about = []

    def over(self) -> bool:
        return self.step == len(self.rulebook.sequence)


def to_move(state: Flow) -> tuple[int, ...]:
    bits: i64 = 0
    bit: i64 = 1
    for waiting in state.awaited:
        if waiting:
            bits |= bit
        bit <<= 1
    return _SEATS[bits]


def moves(state: Flow, seat: int) -> list[int]:
    if state.decision == NO_DECISION or not 0 <= seat < len(state.awaited) or not state.awaited[seat]:
        return []
    return state.rulebook.decisions[state.decision].list_moves(state, seat)


def refusal(state: Flow, seat: int, move: int) -> str:
    """The rule that refuses this move now, or "" if it is legal."""
    if state.decision == NO_DECISION or not 0 <= seat < len(state.awaited) or not state.awaited[seat]:
        return NOT_AWAITED
    if move < 0:
        return NO_SUCH_MOVE
    return state.rulebook.decisions[state.decision].refuse(state, seat, move)


def play(state: Flow, seat: int, move: int, events: Events) -> None:
    """Make one move and run to the next decision. Refused moves raise before anything changes."""
    rule = refusal(state, seat, move)
    if rule:
        raise IllegalMove(rule)
    state.rulebook.decisions[state.decision].carry_out(state, seat, move, events)
    run(state, events)


def run(state: Flow, events: Events) -> None:
    """Run steps and tasks until somebody has to decide or the game is over."""
    sequence = state.rulebook.sequence
    tasks = state.rulebook.tasks
    while state.decision == NO_DECISION:
        if state.stack:
            tasks[state.stack.pop()](state, events)
        elif state.step == len(sequence):
            return
        elif sequence[state.step](state, events):
            state.step += 1
