"""How the points of a day are spread: counts for a chart, without names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

BARS = 16  # of a chart, at most
WIDTHS = (1, 2, 5, 10, 20, 50, 100)  # points in a bar, so that its first number is round


class DealBar(TypedDict):
    """So many games ended with `low` to `high` points."""

    low: int
    high: int
    count: int


class DealSpread(TypedDict):
    """The points of all games that count. Half of them have `median` points or more."""

    bars: list[DealBar]
    median: int
    best: int


def spread_of(points: Sequence[int]) -> DealSpread | None:
    """None without games."""
    if not points:
        return None
    ordered = sorted(points)
    width = next((wide for wide in WIDTHS if ordered[-1] // wide - ordered[0] // wide < BARS), WIDTHS[-1])
    bars: list[DealBar] = [
        {"low": at * width, "high": (at + 1) * width - 1, "count": sum([one // width == at for one in ordered])}
        for at in range(ordered[0] // width, ordered[-1] // width + 1)
    ]
    return {"bars": bars, "median": ordered[len(ordered) // 2], "best": ordered[-1]}
