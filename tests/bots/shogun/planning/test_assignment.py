"""The assignment: no other way to give every row a column is worth more."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from bakufu.bots.shogun.planning.assignment import assign

NUMBERS = st.integers(-50, 50)


@st.composite
def tables(draw: st.DrawFn) -> list[list[float]]:
    rows = draw(st.integers(1, 4))
    columns = draw(st.integers(rows, 5))
    return [[float(draw(NUMBERS)) for _ in range(columns)] for _ in range(rows)]


@settings(max_examples=100)
@given(tables())
def test_nothing_is_worth_more(values: list[list[float]]) -> None:
    found = assign(values)
    assert len(set(found)) == len(values)
    best = max(
        sum(row[column] for row, column in zip(values, columns, strict=True))
        for columns in permutations(range(len(values[0])), len(values))
    )
    assert sum(row[column] for row, column in zip(values, found, strict=True)) == best


def test_no_rows_need_no_columns() -> None:
    assert assign([]) == []
