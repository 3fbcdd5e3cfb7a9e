"""A record: a game as rules version, options, seed and moves, which is enough to replay all of it."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.errors import BadRecord
from bakufu.kernel.fairness import Fairness

VERSION = 1  # of the record format; the rules of each game have a version of their own


@dataclass(frozen=True)
class Record:
    """`moves` are pairs of seat and move. `result` holds the points by seat once the game is over.

    `rules` is the version of the game's rules. Every record can be read, but only records of the current rules can be
    replayed: with other rules, the same moves would lead to another game. If this game branched off from another one,
    `branch_of` names that game and an entry of its log; the seed of a branch was known.
    """

    game: str
    rules: int
    options: dict[str, object]
    facts: str
    seed: str
    moves: tuple[tuple[int, int], ...]
    result: tuple[int, ...] | None = None
    fairness: Fairness | None = None
    branch_of: tuple[str, int] | None = None


def check_version(version: object) -> None:
    """Refuse a record in another version of the format."""
    if version != VERSION:
        raise BadRecord("error-record-version", version=version, known=VERSION)
