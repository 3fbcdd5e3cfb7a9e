"""The chronicle: how a game went. Each game adds fields of its own to rounds and scores, and lists to the chronicle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Round:
    """The standings at the end of a part of the game, by seat. `seq` is the number of the log entry that ended it."""

    seq: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Score:
    """One line of a scoring."""

    seat: int
    rule: str
    points: int


class Chronicle(Protocol):
    """What the chronicle of every game has. `decided` is the rule by which the game was won, "" before its end.

    Each game has its own dataclass with its own kinds of rows: mypyc can't compile a generic dataclass.
    """

    @property
    def rounds(self) -> Sequence[Round]: ...

    @property
    def scoring(self) -> Sequence[Score]: ...

    @property
    def decided(self) -> str: ...
