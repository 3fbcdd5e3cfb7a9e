"""The chronicle: how a game went. Each game adds fields of its own to rounds and scores, and lists to the chronicle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar


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


RoundT = TypeVar("RoundT", bound=Round, covariant=True)
ScoreT = TypeVar("ScoreT", bound=Score, covariant=True)


@dataclass(frozen=True)
class Chronicle(Generic[RoundT, ScoreT]):
    """`decided` is the rule by which the game was won, "" before its end."""

    rounds: tuple[RoundT, ...]
    scoring: tuple[ScoreT, ...]
    decided: str
