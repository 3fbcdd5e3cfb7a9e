"""The decisions of a record: what one player decided at one time, however many moves that took.

A sealed plan is one decision, and so are an attack and its armies. Moves without an alternative are no decisions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bakufu.games import AnyGame
from bakufu.kernel.event import Event
from bakufu.kernel.records.record import Record
from bakufu.review.manifest import Reviewing


@dataclass(frozen=True)
class Decision:
    """`at` is the number of moves before it, from 0; `judged` whether it can be judged at all."""

    at: int
    seat: int
    moves: tuple[int, ...]
    kind: str
    stage: str
    judged: bool


@dataclass(frozen=True)
class Step:
    """Decisions that are made at the same time. `until` is the number of moves after the last of them.

    `luck` names the kind of chance that decided what happened before the next step, "" where there was none.
    """

    at: int
    until: int
    decisions: tuple[Decision, ...]
    luck: str


class Timeline:
    """Plays a record and collects its steps."""

    def __init__(self, game: AnyGame, record: Record, reviewing: Reviewing) -> None:
        self.game = game
        self.moves = record.moves
        self.reviewing = reviewing
        self.state: Any = game.start(record.options, record.seed)
        self.at = 0
        self.events: list[Event] = []
        self.steps = self._steps()

    def _steps(self) -> list[Step]:
        found: list[tuple[int, int, tuple[Decision, ...]]] = []
        happened: list[list[Event]] = []
        while self.at < len(self.moves):
            begun, self.events = self.at, []
            decisions = tuple(self._sealed() if self.game.sealed(self.state) else self._single())
            if decisions:
                found.append((begun, self.at, decisions))
                happened.append(self.events)
            elif happened:
                happened[-1] += self.events  # what follows without a decision belongs to the last one
        return [Step(*parts, self.reviewing.luck(events)) for parts, events in zip(found, happened, strict=True)]

    def _play(self) -> None:
        seat, move = self.moves[self.at]
        self.game.play(self.state, seat, move, self.events)
        self.at += 1

    def _sealed(self) -> Iterator[Decision]:
        """Every seat's plan; the order in which they were laid says nothing."""
        begun = self.at
        kind, stage = self.reviewing.kind(self.state), self.reviewing.stage(self.state)
        plans: dict[int, list[int]] = {}
        while self.at < len(self.moves) and self.game.sealed(self.state):
            seat, move = self.moves[self.at]
            plans.setdefault(seat, []).append(move)
            self._play()
            if self.reviewing.stage(self.state) != stage:
                break
        for seat in sorted(plans):
            yield Decision(begun, seat, tuple(plans[seat]), kind, stage, True)

    def _single(self) -> Iterator[Decision]:
        begun, seat = self.at, self.moves[self.at][0]
        kind, stage = self.reviewing.kind(self.state), self.reviewing.stage(self.state)
        judged = self.reviewing.judged(self.state, seat)
        first, choice = self.state.copy(), False
        moves: list[int] = []
        while True:
            choice = choice or self.game.obvious(self.game.view(self.state, seat)) != self.moves[self.at][1]
            before = self.state.copy()
            moves.append(self.moves[self.at][1])
            self._play()
            if self.at == len(self.moves) or self.moves[self.at][0] != seat:
                break
            if self.game.to_move(self.state) != (seat,) or not self.reviewing.goes_on(first, before, self.state, moves):
                break
        if choice:
            yield Decision(begun, seat, tuple(moves), kind, stage, judged)
