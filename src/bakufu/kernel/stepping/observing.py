"""Observations: the contents of a view as a buffer of bytes for learning programs. Nothing here knows a rule.

A game lists its fields; a page holds them one after the other and rewrites only what has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from bakufu.kernel.flow import Flow

if TYPE_CHECKING:
    from mypy_extensions import i64

LARGEST: Final = 255

Told = list[int] | tuple[int, ...]  # the numbers of a field; of one field always a list, or always a tuple


class Field:
    """A range of the page with one number per slot, stored with `bias` added so that none is negative.

    A counted field holds a list of variable length: its first slot is the length, unused slots are 0.
    """

    def __init__(self, name: str, slots: int, meaning: str, bias: int = 0, counted: bool = False) -> None:
        self.name = name
        self.slots = slots
        self.meaning = meaning
        self.bias = bias
        self.counted = counted


class Page:
    """An observation buffer. `bytes` is always the same object of the same size, so that arrays can share its memory.

    A page made `like` another shares what never changes: more pages then fit into the processor's cache.
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
        # The same bytes, and the slot numbers, as objects: compiled code then needn't box integers for each write.
        self._page: Any = self.bytes
        self._slots: list[Any] = list(range(size)) if like is None else like._slots
        self._written: list[list[int]] = [[] for _ in fields]
        self._tuples: list[tuple[int, ...]] = [() for _ in fields]  # what has been written of fields that are tuples

    def write(self, rows: list[Told]) -> None:
        """Write one row per field, in order, starting with the first field. Unchanged rows only cost a comparison."""
        written = self._written
        tuples = self._tuples
        for number in range(len(rows)):
            row = rows[number]
            if isinstance(row, tuple):
                if row is tuples[number]:
                    continue
                tuples[number] = row
                row = list(row)
            if row != written[number]:
                if len(row) == len(written[number]):
                    self._amend(number, row)
                else:
                    self._rewrite(number, row)

    def _amend(self, number: int, row: list[int]) -> None:
        """Write what has changed in a field whose length is the same."""
        field, page, slots = self.fields[number], self._page, self._slots
        written = cast("list[Any]", self._written[number])
        bias = field.bias
        at: i64 = 0
        start: i64 = self.starts[number] + field.counted
        # Small integers are shared objects. One that isn't is merely written again.
        for now, before in zip(cast("list[Any]", row), written):  # noqa: B905 (mypyc knows no `strict`)
            if now is not before:
                written[at] = now
                value: int = now
                page[slots[start + at]] = value + bias
            at += 1  # noqa: SIM113 (a plain number costs less)

    def put(self, number: int, at: int, value: int) -> None:
        """Write one number of a field with a fixed length."""
        self._written[number][at] = value
        self._page[self._slots[self.starts[number] + at]] = value + self.fields[number].bias

    def holds(self, number: int, row: list[int]) -> bool:
        return self._written[number] == row

    def _rewrite(self, number: int, row: list[int]) -> None:
        """Write a row whose length has changed."""
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
        # The rest of a longer row.
        for left in range(at, at + len(self._written[number]) - len(row)):
            page[left] = 0
        self._written[number] = row[:]


class PageWriter:
    """Writes a seat's observation into its page; each game has its own writer."""

    page: Page

    def write(self, flow: Flow, seat: int) -> None:
        raise NotImplementedError
