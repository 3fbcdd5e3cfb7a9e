"""A small network that has learned from games, in whole numbers: the same on every machine and build.

Vectors are packed into one large integer, a lane for each component. So a sum of vectors, or a vector times a number,
is a single operation, which is as fast compiled as it is uncompiled. Weights are stored as offsets from a positive
number, because lanes must not borrow from each other.

A seat's features are summed up (`first`), and what is positive of the sum goes into a second layer, together with the
mean of all seats. Lane 0 of the sum goes past it. The result is a score for each seat: the higher, the more likely it
wins.
"""

from __future__ import annotations

import base64
import hashlib
import json
import struct
import zlib
from importlib.resources import files
from typing import Final

HIDDEN: Final = 32
SECOND: Final = 16
LANE: Final = 4  # bytes
# What stands for 1, in bits: in what comes out of a layer, in the weights of the second one, and in the sums of the
# first one, which are finer because they add up a hundred rounded weights.
ONE_BITS: Final = 7
FRACTION_BITS: Final = 8
FINE_BITS: Final = 10
SCORE_BITS: Final = ONE_BITS + FRACTION_BITS
LIMIT: Final = 8 << ONE_BITS  # what comes out of a layer is never more
OFFSET: Final = 1 << 14
SMALL_OFFSET: Final = 1 << 12  # of the second layer, whose sums are larger
MIDDLE: Final = 1 << 31  # of a lane: zero, when lanes are read
SUMS: Final = struct.Struct(f"<{HIDDEN}I")
BOTH_SUMS: Final = struct.Struct(f"<{2 * SECOND}I")


def packed(numbers: list[int]) -> int:
    """Numbers that aren't negative, in one lane each."""
    return int.from_bytes(struct.pack(f"<{len(numbers)}I", *numbers), "little")


class Stage:
    """The weights for one stage of a game."""

    def __init__(self, numbers: list[int], features: int) -> None:
        at = features * HIDDEN
        self.first = [
            packed([number + OFFSET for number in numbers[row * HIDDEN : (row + 1) * HIDDEN]])
            for row in range(features)
        ]
        self.second = _second_rows(numbers, at)
        at += 2 * HIDDEN * SECOND
        self.bias = [number << FRACTION_BITS for number in numbers[at : at + SECOND]]
        self.out = numbers[at + SECOND : at + 2 * SECOND]
        self.middle = packed([MIDDLE] * HIDDEN)
        self.offsets = packed([OFFSET] * HIDDEN)
        self.small_middle = packed([MIDDLE] * 2 * SECOND)
        self.small_offsets = packed([SMALL_OFFSET] * 2 * SECOND)

    def scores(self, active: list[list[int]]) -> list[int]:
        """A score for each seat, with `SCORE_BITS` behind the point; `active` are the features of each."""
        first = self.first
        players = len(active)
        straight: list[int] = []
        second: list[tuple[int, ...]] = []
        for features in active:
            lanes = sum([first[feature] for feature in features]) + self.middle - len(features) * self.offsets
            sums = SUMS.unpack(lanes.to_bytes(LANE * HIDDEN, "little"))
            straight.append(sums[0] - MIDDLE)
            second.append(self._second(_clipped(sums)))
        found = [value << (SCORE_BITS - FINE_BITS) for value in straight]
        for i in range(SECOND):
            out, total = self.out[i], 0
            for lanes_of_seat in second:
                total += lanes_of_seat[SECOND + i] - MIDDLE
            base = total // players + self.bias[i] - MIDDLE
            for seat in range(players):
                value = (second[seat][i] + base) >> FRACTION_BITS
                if value > 0:
                    found[seat] += (value if value < LIMIT else LIMIT) * out
        return found

    def _second(self, values: list[int]) -> tuple[int, ...]:
        """What a seat adds to its own second layer, and to that of all."""
        rows = self.second
        lanes = self.small_middle - sum(values) * self.small_offsets
        lanes += sum([rows[i] * values[i] for i in range(HIDDEN) if values[i]])
        return BOTH_SUMS.unpack(lanes.to_bytes(LANE * 2 * SECOND, "little"))


def _second_rows(numbers: list[int], at: int) -> list[int]:
    """For each component: its weights in the seat's own second layer, then those in the layer of all seats."""
    found = []
    for row in range(HIDDEN):
        own = at + row * SECOND
        both = numbers[own : own + SECOND] + numbers[own + HIDDEN * SECOND : own + (HIDDEN + 1) * SECOND]
        found.append(packed([number + SMALL_OFFSET for number in both]))
    return found


def _clipped(sums: tuple[int, ...]) -> list[int]:
    """What is positive of each lane, up to a limit; lane 0 goes another way."""
    found = [0] * HIDDEN
    for i in range(1, HIDDEN):
        value = sums[i] - MIDDLE
        if value > 0:
            value >>= FINE_BITS - ONE_BITS
            found[i] = value if value < LIMIT else LIMIT
    return found


def stage_size(features: int) -> int:
    """How many numbers a stage has."""
    return features * HIDDEN + 2 * HIDDEN * SECOND + 2 * SECOND


class Network:
    """The stages of a file of weights, unpacked when they are first needed. The file says what it was made for."""

    def __init__(self, text: str) -> None:
        table = json.loads(text)
        self.rules_version: int = table["rules_version"]
        self.facts_digest: str = table["facts_digest"]
        self.features: int = table["features"]
        self.digest: str = table["digest"]
        self.numbers = zlib.decompress(base64.b64decode(table["weights"]))
        if hashlib.sha256(self.numbers).hexdigest() != self.digest:
            raise ValueError("the weights don't match their digest: the file is damaged")
        self._stages: dict[int, Stage] = {}

    def stage(self, number: int) -> Stage:
        if number not in self._stages:
            size = stage_size(self.features)
            numbers = struct.unpack_from(f"<{size}h", self.numbers, 2 * size * number)
            self._stages[number] = Stage(list(numbers), self.features)
        return self._stages[number]


def load_network(package: str, name: str) -> Network:
    return Network(files(package).joinpath("weights", f"{name}.json").read_text(encoding="utf-8"))
