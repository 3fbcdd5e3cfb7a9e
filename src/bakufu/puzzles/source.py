"""Where a puzzle comes from: the beginning of a game between bots, as the choices that were made in it.

A move is kept as its place among the moves that were possible, and one that had to be made isn't kept at all. That
takes half of the space of the moves themselves, and following the choices costs no more than following the moves.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bakufu.games import AnyGame
from bakufu.kernel.errors import BakufuError

Moves = tuple[tuple[int, int], ...]
LARGEST = 255  # a byte that says: and so much more


class BadPuzzles(BakufuError):
    """A file that holds no puzzles, or those of other rules."""


@dataclass(frozen=True)
class Source:
    options: dict[str, object]
    seed: str
    choices: str

    def follow(self, rules: AnyGame, count: int) -> tuple[Any, Moves]:
        """The position after this many moves, and the moves, each with its seat. Raises BadPuzzles."""
        state = rules.start(self.options, self.seed)
        numbers = _numbers(unpacked(self.choices))
        found: list[tuple[int, int]] = []
        try:
            for _ in range(count):
                seat = _one_of(rules.to_move(state), numbers)
                move = _one_of(rules.moves(state, seat), numbers)
                rules.play(state, seat, move)
                found.append((seat, move))
        except (IndexError, StopIteration):
            raise BadPuzzles("error-puzzles-file") from None
        return state, tuple(found)


def source_of(rules: AnyGame, options: dict[str, object], seed: str, moves: Moves) -> Source:
    state = rules.start(options, seed)
    choices: list[int] = []
    for seat, move in moves:
        for one, among in ((seat, rules.to_move(state)), (move, rules.moves(state, seat))):
            choices += [among.index(one)] if len(among) > 1 else []
        rules.play(state, seat, move)
    return Source(options, seed, base64.b64encode(zlib.compress(bytes(_bytes(choices)), 9)).decode())


def unpacked(choices: str) -> bytes:
    """Raises ValueError or zlib.error."""
    return zlib.decompress(base64.b64decode(choices, validate=True))


def _one_of(among: Sequence[int], numbers: Iterator[int]) -> int:
    return among[next(numbers)] if len(among) > 1 else among[0]


def _bytes(numbers: Iterable[int]) -> Iterator[int]:
    for number in numbers:
        yield from [LARGEST] * (number // LARGEST)
        yield number % LARGEST


def _numbers(kept: bytes) -> Iterator[int]:
    more = 0
    for one in kept:
        more += one
        if one < LARGEST:
            yield more
            more = 0
