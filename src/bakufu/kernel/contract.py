"""The contract: what a game is to everything outside its rules. Players, screens and servers use nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.event import Events
from bakufu.kernel.flow import Flow
from bakufu.kernel.ledger import Rule
from bakufu.kernel.standing import Standing

S = TypeVar("S", bound=Flow)
V = TypeVar("V")


@dataclass(frozen=True)
class Move:
    """The typed, named form of a move; each kind of decision has a class of its own."""


class Game(Protocol[S, V]):
    """One object per game and set of facts, from `bakufu.load`. It holds no state of play."""

    name: str
    ledger: dict[str, Rule]
    facts_digest: str
    words: tuple[str, ...]

    def start(self, options: Mapping[str, object], seed: Seed, events: Events = None) -> S: ...
    def to_move(self, state: S) -> tuple[int, ...]: ...
    def moves(self, state: S, seat: int) -> list[int]: ...
    def play(self, state: S, seat: int, move: int, events: Events = None) -> None: ...
    def refusal(self, state: S, seat: int, move: int) -> str: ...
    def view(self, state: S, seat: int | None) -> V: ...
    def imagine(self, view: V, rng: Rng) -> S: ...
    def standings(self, state: S) -> list[Standing]: ...
    def describe(self, state: S, seat: int, move: int) -> Move: ...
    def encode(self, state: S, seat: int, move: Move) -> int: ...
    def save(self, state: S) -> dict[str, Any]: ...
    def restore(self, options: Mapping[str, object], data: dict[str, Any]) -> S: ...
    def options(self, state: S) -> dict[str, Any]: ...
