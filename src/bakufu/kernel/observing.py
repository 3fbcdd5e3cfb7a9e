"""Observations: what a view holds, as one row of bytes for programs that learn. Nothing here knows a rule.

A game lists its fields; a page keeps them side by side and writes anew only those that changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from bakufu.kernel.flow import Flow

if TYPE_CHECKING:
    from mypy_extensions import i64

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
    """The bytes of an observation. `bytes` stays the same object and the same size, so that arrays may lie over it.

    A page like another shares with it what never changes: many of them then find more room near the processor.
    """

    def __init__(self, fields: list[Field], like: Page | None = None) -> None:
        self.fields: list[Field] = fields if like is None else like.fields
        self.starts: list[int] = [] if like is None else like.starts
        size = 0
        for field in self.fields:
            if like is None:
                self.starts.append(size)
            size += field.slots
        self.bytes = bytearray(size)
        # The same bytes, and the numbers of their slots, as objects: the compiler then need not make any to write one.
        self._page: Any = self.bytes
        self._slots: list[Any] = list(range(size)) if like is None else like._slots
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
        field, page, slots = self.fields[number], self._page, self._slots
        written = cast("list[Any]", self._written[number])
        bias = field.bias
        at: i64 = 0
        start: i64 = self.starts[number] + field.counted
        # Small numbers are one and the same object wherever they stand; should one not be, it is written once more.
        for now, before in zip(cast("list[Any]", row), written):  # noqa: B905 (mypyc knows no `strict`)
            if now is not before:
                written[at] = now
                value: int = now
                page[slots[start + at]] = value + bias
            at += 1  # noqa: SIM113 (a plain number costs less)

    def put(self, number: int, at: int, value: int) -> None:
        """Write one number of a field that has the same length always."""
        self._written[number][at] = value
        self._page[self._slots[self.starts[number] + at]] = value + self.fields[number].bias

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
