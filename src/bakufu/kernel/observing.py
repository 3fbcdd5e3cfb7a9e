"""Observations: what a view holds, as one row of bytes for programs that learn. Nothing here knows a rule.

A game lists its fields; a page keeps them side by side and writes anew only those that changed.
"""

from __future__ import annotations

from typing import Final

LARGEST: Final = 255


class Field:
    """A stretch of the page, one number in each slot, written as itself plus `bias`, so that none is below 0.

    A counted field holds a list of changing length: its first slot says how many numbers follow, the rest is 0.
    """

    def __init__(self, name: str, slots: int, meaning: str, bias: int = 0, counted: bool = False) -> None:
        self.name = name
        self.slots = slots
        self.meaning = meaning
        self.bias = bias
        self.counted = counted


class Page:
    """The bytes of an observation. `bytes` stays the same object and the same size, so that arrays may lie over it."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.starts: list[int] = []
        size = 0
        for field in fields:
            self.starts.append(size)
            size += field.slots
        self.bytes = bytearray(size)
        self._slots = [0] * size  # the same numbers, quicker to compare with
        self._written: list[list[int]] = [[] for _ in fields]

    def write(self, rows: list[list[int]]) -> None:
        """One row for each field, in their order. What has not changed costs no more than a look."""
        written = self._written
        for number in range(len(rows)):
            row = rows[number]
            if row != written[number]:
                self._rewrite(number, row)
                written[number] = row[:]

    def amend(self, number: int, row: list[int], first: int, end: int) -> None:
        """Write a part of a field that is not counted, from `first` to before `end`."""
        written = self._written[number]
        start = self.starts[number]
        bias = self.fields[number].bias
        for at in range(first, end):
            if row[at] != written[at]:
                written[at] = row[at]
                self._put(start + at, row[at] + bias)

    def holds(self, number: int, row: list[int]) -> bool:
        return self._written[number] == row

    def _rewrite(self, number: int, row: list[int]) -> None:
        field = self.fields[number]
        at = self.starts[number]
        end = at + field.slots
        if field.counted:
            self._put(at, len(row))
            at += 1
        if at + len(row) > end or (at + len(row) < end and not field.counted):
            raise ValueError(f"{len(row)} numbers do not fit into the {field.slots} slots of {field.name}")
        bias = field.bias
        for value in row:
            self._put(at, value + bias)
            at += 1
        while at < end:
            self._put(at, 0)
            at += 1

    def _put(self, at: int, value: int) -> None:
        if self._slots[at] != value:
            self.bytes[at] = value
            self._slots[at] = value
