"""Observations: what a view holds, as one row of bytes for programs that learn. Nothing here knows a rule.

A game lists its fields; a page keeps them side by side and writes anew only those that changed.
"""

from __future__ import annotations

from typing import Final

from bakufu.kernel.flow import Flow

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
        self._written: list[list[int]] = [[] for _ in fields]

    def write(self, rows: list[list[int]]) -> None:
        """One row for each of the first fields, in their order. What has not changed costs no more than a look."""
        written = self._written
        for number in range(len(rows)):
            row = rows[number]
            if row != written[number]:
                if len(row) == len(written[number]):
                    self._amend(number, row)
                else:
                    self._rewrite(number, row)

    def _amend(self, number: int, row: list[int]) -> None:
        """Write what has changed in a field that has kept its length."""
        field = self.fields[number]
        start = self.starts[number] + 1 if field.counted else self.starts[number]
        written = self._written[number]
        for at, now in enumerate(row):
            if now != written[at]:
                self.bytes[start + at] = now + field.bias
        self._written[number] = row[:]

    def put(self, number: int, at: int, value: int) -> None:
        """Write one number of a field that has the same length always."""
        self._written[number][at] = value
        self.bytes[self.starts[number] + at] = value + self.fields[number].bias

    def holds(self, number: int, row: list[int]) -> bool:
        return self._written[number] == row

    def _rewrite(self, number: int, row: list[int]) -> None:
        """A row of another length than before."""
        field, page = self.fields[number], self.bytes
        at = self.starts[number]
        end = at + field.slots
        if field.counted:
            page[at] = len(row)
            at += 1
        if at + len(row) > end or (at + len(row) < end and not field.counted):
            raise ValueError(f"{len(row)} numbers do not fit into the {field.slots} slots of {field.name}")
        bias = field.bias
        for value in row:
            page[at] = value + bias
            at += 1
        # What a longer row has left behind.
        for left in range(at, at + len(self._written[number]) - len(row)):
            page[left] = 0
        self._written[number] = row[:]


class PageWriter:
    """Writes what a seat may know into its page; each game has its own."""

    page: Page

    def write(self, flow: Flow, seat: int) -> None:
        raise NotImplementedError
