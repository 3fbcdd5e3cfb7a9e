"""Assignment: which column goes to which row so that the sum of the values is as large as possible (Hungarian method).

Rows are added one by one; each finds the cheapest change of the assignment so far.
"""

from __future__ import annotations

from typing import Final

ENDLESS: Final = 1e18
NO_ROW: Final = -1


def assign(values: list[list[float]]) -> list[int]:
    """For each row its column, all different. There must be at least as many columns as rows."""
    rows = len(values)
    columns = len(values[0]) if rows else 0
    row_of = [NO_ROW] * (columns + 1)  # the last column represents the row that is being added
    row_price = [0.0] * rows
    column_price = [0.0] * (columns + 1)
    for new in range(rows):
        row_of[columns] = new
        _take_in(values, row_of, row_price, column_price)
    found = [NO_ROW] * rows
    for column in range(columns):
        if row_of[column] != NO_ROW:
            found[row_of[column]] = column
    return found


def _take_in(values: list[list[float]], row_of: list[int], row_price: list[float], column_price: list[float]) -> None:
    columns = len(row_of) - 1
    slack = [ENDLESS] * columns
    came_from = [columns] * columns
    seen = [False] * (columns + 1)
    at = columns
    while row_of[at] != NO_ROW:
        seen[at] = True
        row = row_of[at]
        value = values[row]
        step, nearest = ENDLESS, columns
        for column in range(columns):
            if not seen[column]:
                cost = -value[column] - row_price[row] - column_price[column]
                if cost < slack[column]:
                    slack[column] = cost
                    came_from[column] = at
                if slack[column] < step:
                    step, nearest = slack[column], column
        for column in range(columns + 1):
            if seen[column]:
                row_price[row_of[column]] += step
                column_price[column] -= step
            elif column < columns:
                slack[column] -= step
        at = nearest
    while at != columns:
        row_of[at] = row_of[came_from[at]]
        at = came_from[at]
