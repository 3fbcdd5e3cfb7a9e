"""The board of SHOGUN as a small picture with the owners and armies of the provinces."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

LAND = Path(__file__).parents[1] / "web" / "src" / "shogun" / "map" / "land"
SCALE = 0.4
NEAREST = 4.5  # pixels of the picture: points closer than this are merged
SEA, SHORE, NEUTRAL, AWAY, INK = "#dfe6e4", "#3c3a36", "#f1e9d6", "#c9cbc4", "#26241f"
COLOURS = {"blue": "#7ea3cf", "yellow": "#e8c65a", "red": "#d1685c", "black": "#8b8780", "purple": "#a98bc0"}

Point = tuple[float, float]


class Chart:
    def __init__(self) -> None:
        data = json.loads((LAND / "map.json").read_text(encoding="utf-8"))
        places = json.loads((LAND / "places.json").read_text(encoding="utf-8"))
        self._arcs: list[list[Point]] = [[(x * SCALE, y * SCALE) for x, y in arc] for arc in data["arcs"]]
        self._provinces: dict[str, Any] = {
            shape["name"]: shape | places[key] for key, shape in data["provinces"].items()
        }
        self._size = [round(side * SCALE) for side in data["size"]]

    def _ring(self, arcs: list[int]) -> str:
        """Arcs joined end to end; a negative arc is reversed. The ends of arcs are kept, so that borders meet."""
        points: list[Point] = []
        for number in arcs:
            arc = self._arcs[number] if number >= 0 else self._arcs[~number][::-1]
            points += thinned(arc)[:-1]
        return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"

    def drawn(self, view: dict[str, Any], title: str) -> str:
        """`view` is a plain view; its players have the colors."""
        colours = {player["seat"]: player["colour"] for player in view["players"].values()}
        width, height = self._size
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{title}</title>",
            f'<rect width="{width}" height="{height}" fill="{SEA}" rx="8"/>',
            f'<g stroke="{SHORE}" stroke-width="0.8" stroke-linejoin="round">',
        ]
        for name, shape in self._provinces.items():
            province = view["provinces"][name]
            owner = province["owner"]
            colour = COLOURS[colours[owner]] if owner is not None else NEUTRAL if province["in_play"] else AWAY
            path = "".join(self._ring(ring) for ring in shape["rings"])
            lines.append(f'<path d="{path}" fill="{colour}"><title>{told(name, province)}</title></path>')
        lines += ["</g>", f'<g font-family="sans-serif" font-size="11" text-anchor="middle" fill="{INK}">']
        for name, shape in self._provinces.items():
            province = view["provinces"][name]
            x, y = (side * SCALE for side in shape["label"])
            lines.append(f'<text x="{x:.0f}" y="{y + 3:.0f}" font-size="8">{name}</text>')
            if province["armies"]:
                x, y = (side * SCALE for side in shape["army"])
                buildings = f' <tspan font-size="8">{"■" * len(province["buildings"])}</tspan>'
                mark = buildings if province["buildings"] else ""
                lines.append(f'<text x="{x:.0f}" y="{y + 4:.0f}" font-weight="bold">{province["armies"]}{mark}</text>')
        return "\n".join([*lines, "</g>", "</svg>", ""])


def told(name: str, province: dict[str, Any]) -> str:
    parts = [f"{province['armies']} armies" if province["armies"] != 1 else "1 army", *province["buildings"]]
    markers = province["revolt_markers"]
    return f"{name}: {', '.join(parts)}" + (f", revolt markers: {markers}" if markers else "")


def thinned(points: list[Point]) -> list[Point]:
    kept = [points[0]]
    for x, y in points[1:-1]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= NEAREST:
            kept.append((x, y))
    return [*kept, points[-1]]
