"""The outlines of the provinces for the terminal's map, from the map of the browser client.

A terminal shows a few thousand pixels at most, so every border is simplified; each only once, so that neighboring
provinces still meet without gaps.
"""

from __future__ import annotations

import json
from math import hypot
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
MAP = ROOT / "web/src/shogun/map/land/map.json"
OUTLINES = ROOT / "src/bakufu/cli/terminal/shogun/picture/outlines.json"
TOLERANCE = 6.0  # units of the map, which is 2000 wide; a pixel of the widest terminal is about 12

Point = list[float]


def outlines() -> str:
    """Rings of whole numbers: of the provinces by name, of the other land, and of the lakes."""
    found = json.loads(MAP.read_text(encoding="utf-8"))
    arcs = [_simplified(arc) for arc in found["arcs"]]
    made: dict[str, Any] = {
        "size": found["size"],
        "provinces": {
            province["name"]: [_ring(arcs, ring) for ring in province["rings"]]
            for province in found["provinces"].values()
        },
        "land": [_closed(piece["ring"]) for kind in ("lands", "shores", "islands") for piece in found["decor"][kind]],
        "lakes": [_closed(lake["ring"]) for lake in found["lakes"]],
    }
    return json.dumps(made, separators=(",", ":")) + "\n"


def _ring(arcs: list[list[Point]], ring: list[int]) -> list[list[int]]:
    """Arcs joined end to end; a negative index is the arc walked the other way."""
    points = [point for index in ring for point in (arcs[index] if index >= 0 else arcs[~index][::-1])[:-1]]
    return [[round(x), round(y)] for x, y in points]


def _closed(points: list[Point]) -> list[list[int]]:
    half = len(points) // 2  # the simplification keeps both ends, which are the same point in a ring
    kept = [*_simplified(points[: half + 1])[:-1], *_simplified(points[half:])]
    return [[round(x), round(y)] for x, y in kept]


def _simplified(points: list[Point]) -> list[Point]:
    """Douglas-Peucker: keep the farthest point from the line between the ends, unless it is near enough."""
    if len(points) < 3:
        return points
    far, at = max((_distance(points[0], points[-1], point), at) for at, point in enumerate(points[1:-1], 1))
    if far <= TOLERANCE:
        return [points[0], points[-1]]
    return [*_simplified(points[: at + 1])[:-1], *_simplified(points[at:])]


def _distance(start: Point, end: Point, point: Point) -> float:
    (ax, ay), (bx, by), (x, y) = start, end, point
    length = hypot(bx - ax, by - ay)
    if length == 0.0:
        return hypot(x - ax, y - ay)
    return abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
