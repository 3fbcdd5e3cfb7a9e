"""What a game adds to reviews: how its decisions are grouped, tried out and valued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypedDict

from bakufu.bots.hint import Reason
from bakufu.games import of_game
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event

# The number of a move and the reason for it.
Why = tuple[int, Reason]


class Mark(TypedDict):
    """A place on the board that a move names, and where from, for something that goes there."""

    place: str
    origin: str | None


class Trial(Protocol):
    """One decision of one seat, tried in imagined worlds: it knows what the seat knew, and nothing else. `worlds` says
    how many of them it takes to conclude anything."""

    worlds: int

    def alternatives(self, played: list[int]) -> list[list[int]]:
        """What a search finds that could be better, the most promising first; without what was played."""

    def usual(self) -> list[int]:
        """What a Hard bot would do."""

    def value(self, choice: list[int], world: int) -> float:
        """The chance to win after this choice, in the world of this number. The same number is the same world, with
        the same luck to come, whatever is chosen. None of these worlds was used to find alternatives."""

    def steps(self, choice: list[int], played: list[int]) -> list[list[int]]:
        """What was played with one change that brings it closer to this choice, for each such change; none where there
        is only one."""

    def reasons(self, choice: list[int], order: Sequence[int]) -> list[Why]:
        """Why this choice, in the adviser's words. `order` are the numbers of the moves to explain, what matters most
        first."""


class Outlook(Protocol):
    """Chances to win of all seats, seen by somebody who knows all cards on the table but not the luck to come."""

    def before(self) -> list[float]:
        """Before the decisions of a step."""

    def after(self, moves: Sequence[tuple[int, int]]) -> list[float]:
        """After its moves, before any chance that follows from them."""

    def partway(self, moves: Sequence[tuple[int, int]], reached: Any) -> tuple[str, list[float]] | None:
        """After a first part of that chance, and its kind, where two kinds can be told apart on the way to `reached`,
        the state before the next decision."""


@dataclass(frozen=True)
class Reviewing:
    """`goes_on` says whether the next move belongs to the same decision, from the states before the first and the last
    of these moves and after them. `judged`: whether a decision can be judged. `luck` is the kind of chance in some
    events, or "". `kinds` are those of judged decisions, `stages` the words that name stages, `lucks` the kinds of
    chance. `trial` gets a view, `outlook` a state; both a seed and the effort, 1 for a usual review. `essence` are
    the moves of a decision that say what it is. `mark` is the place that a move names. `plan` are the fields of a
    sealed plan's moves: where, and what.
    """

    kind: Callable[[Any], str]
    stage: Callable[[Any], str]
    goes_on: Callable[[Any, Any, Any, list[int]], bool]
    judged: Callable[[Any, int], bool]
    luck: Callable[[list[Event]], str]
    kinds: tuple[str, ...]
    stages: tuple[str, ...]
    lucks: tuple[str, ...]
    trial: Callable[[Any, bytes, float], Trial]
    outlook: Callable[[Any, bytes, float], Outlook]
    essence: Callable[[list[Move]], list[Move]]
    mark: Callable[[Move], Mark | None]
    plan: tuple[str, str] | None = None


def reviewing_of(game: str) -> Reviewing:
    found: Reviewing = of_game("review", game)
    return found
