"""The map that browsers draw shows the board of the facts: the same provinces, borders, sea routes and sites."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import bakufu

FILE = Path(__file__).parents[3] / "web" / "src" / "shogun" / "map" / "land" / "map.json"
DRAWN: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
PROVINCES: dict[str, dict[str, Any]] = DRAWN["provinces"]
FACTS = bakufu.load("shogun").facts.table
NAMES = {key: province["name"] for key, province in PROVINCES.items()}

Pair = frozenset[str]
Point = tuple[float, float]


def pairs(lists: list[list[str]]) -> set[Pair]:
    return {frozenset(pair) for pair in lists}


def named(keys: list[str]) -> Pair:
    return frozenset(NAMES[key] for key in keys)


def arcs_of(province: dict[str, Any]) -> list[int]:
    return [arc for ring in province["rings"] for arc in ring]


def walked(arc: int) -> list[Point]:
    points = [tuple(point) for point in DRAWN["arcs"][arc if arc >= 0 else ~arc]]
    return points if arc >= 0 else points[::-1]


def users() -> dict[int, list[str]]:
    """The provinces along each arc, which is stored once."""
    found: dict[int, list[str]] = {}
    for province in PROVINCES.values():
        for arc in arcs_of(province):
            found.setdefault(arc if arc >= 0 else ~arc, []).append(province["name"])
    return found


def test_the_provinces_are_those_of_the_board() -> None:
    assert set(NAMES.values()) == set(FACTS["province"])


def test_provinces_share_a_border_exactly_if_they_are_neighbours_by_land() -> None:
    shared = {frozenset(names) for names in users().values() if len(names) == 2}
    assert shared == pairs(FACTS["border"]["land"])


def test_the_list_of_borders_is_that_of_the_shared_arcs() -> None:
    listed = {(named([a, b]), arc) for a, b, arc in DRAWN["borders"]}
    assert listed == {(frozenset(names), arc) for arc, names in users().items() if len(names) == 2}


def test_the_sea_routes_are_those_of_both_sides() -> None:
    drawn = {named(route["between"]) for route in DRAWN["sea_routes"]}
    assert drawn == pairs(FACTS["sea"]["sun"]) == pairs(FACTS["sea"]["moon"])


def test_every_province_has_its_sites() -> None:
    places = json.loads(FILE.with_name("places.json").read_text(encoding="utf-8"))
    drawn = {province["name"]: len(places[name]["sites"]) for name, province in PROVINCES.items()}
    assert drawn == {name: province["sites"] for name, province in FACTS["province"].items()}


def test_every_outline_is_closed_and_is_walked_without_a_jump() -> None:
    for province in PROVINCES.values():
        for ring in province["rings"]:
            pieces = [walked(arc) for arc in ring]
            assert all(before[-1] == after[0] for before, after in pairwise([*pieces, pieces[0]])), province["name"]


def test_borders_are_long_enough_to_be_seen() -> None:
    for a, b, arc in DRAWN["borders"]:
        length = sum(((x - u) ** 2 + (y - v) ** 2) ** 0.5 for (x, y), (u, v) in pairwise(walked(arc)))
        assert length > 22, f"{a} and {b} meet in a point"
