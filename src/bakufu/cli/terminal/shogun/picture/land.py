"""The map as pixels of any size: which province, which other land, the coast, or the sea."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from bakufu.shogun.box.components import PROVINCES

LAND, SEA, COAST = -1, -2, -3  # the coast is sea beside land
LEFT, TOP, WIDTH, HEIGHT = 45, 8, 1955, 1010  # the part of the map that has provinces
SHAPE = 2 * WIDTH / HEIGHT  # columns of a row of characters, each of which is two pixels high

Ring = list[list[int]]
Pixels = list[list[int]]


@cache
def _outlines() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(__package__).joinpath("outlines.json").read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=4)
def pixels(columns: int, rows: int) -> Pixels:
    """The number of a province, LAND or SEA for each pixel."""
    outlines = _outlines()
    found = [[SEA] * columns for _ in range(rows)]
    for ring in outlines["land"]:
        _fill(found, [ring], LAND)
    for number, name in enumerate(PROVINCES):
        _fill(found, outlines["provinces"][name], number)
    for ring in outlines["lakes"]:
        _fill(found, [ring], SEA)
    for y, row in enumerate(found):
        for x, value in enumerate(row):
            if value == SEA and any(other > SEA for other in _around(found, x, y)):
                row[x] = COAST
    return found


def _around(found: Pixels, x: int, y: int) -> list[int]:
    """The pixels beside, above and below one; coast found before is still sea."""
    places = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return [found[b][a] for a, b in places if 0 <= b < len(found) and 0 <= a < len(found[0])]


@dataclass(frozen=True)
class Middle:
    """The middle of a province in pixels, and how many it has."""

    x: float
    y: float
    size: int


@lru_cache(maxsize=4)
def middles(columns: int, rows: int) -> dict[int, Middle]:
    """By number of the province."""
    found: dict[int, list[tuple[int, int]]] = {}
    for y, row in enumerate(pixels(columns, rows)):
        for x, value in enumerate(row):
            if value >= 0:
                found.setdefault(value, []).append((x, y))
    return {
        province: Middle(sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells), len(cells))
        for province, cells in found.items()
    }


def _fill(found: Pixels, rings: list[Ring], value: int) -> None:
    """Fill the pixels whose middle is inside: between the first and the second border, the third and the fourth, ..."""
    rows, columns = len(found), len(found[0])
    wide, high = WIDTH / columns, HEIGHT / rows
    sides = [(ring[at - 1], ring[at]) for ring in rings for at in range(len(ring))]
    for row in range(rows):
        y = TOP + (row + 0.5) * high
        borders = sorted(
            [ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in sides if min(ay, by) <= y < max(ay, by)]
        )
        for start, end in zip(borders[::2], borders[1::2], strict=True):
            first, last = round((start - LEFT) / wide), round((end - LEFT) / wide)
            for column in range(max(0, first), min(columns, last)):
                found[row][column] = value
