"""Provinces as text: all of them by region, or one in detail."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain
from bakufu.shogun.box.components import PROVINCES, REGIONS
from bakufu.shogun.views.view import View
from bakufu.text.columns import columns, packed
from bakufu.text.shogun.renderer import ShogunRenderer


def region_tables(renderer: ShogunRenderer, table: Json) -> list[str]:
    """All provinces in play by region, in common columns."""
    in_play = {name: province for name, province in table["provinces"].items() if province["in_play"]}
    by_region = {
        region: [name for name, province in in_play.items() if province["region"] == region] for region in REGIONS
    }
    names = [name for region in by_region.values() for name in region]
    head, *lines = province_table(renderer, table, names)
    found = [head]
    for region, inside in by_region.items():
        found.append(renderer.say("board-region", region=renderer.name("region", region)))
        found += lines[: len(inside)]
        lines = lines[len(inside) :]
    return found


def province_table(renderer: ShogunRenderer, table: Json, names: Sequence[str], owners: bool = True) -> list[str]:
    """One line per province, below the headings."""
    say = renderer.say
    head = (
        say("board-column-province"),
        say("board-column-owner"),
        say("board-column-armies"),
        say("board-column-tax"),
        say("board-column-rice"),
        say("board-column-sites"),
        say("board-column-revolt"),
        say("board-column-built"),
    )
    rows = [head, *[_row(renderer, name, table["provinces"][name]) for name in names]]
    if owners:
        return columns(rows, right=range(2, 7))
    return columns([row[:1] + row[2:] for row in rows], right=range(1, 6))


def _row(renderer: ShogunRenderer, name: str, province: Json) -> tuple[str, ...]:
    owner = province["owner"]
    buildings = [renderer.name("building", building) for building in province["buildings"]]
    return (
        renderer.name("province", name),
        renderer.say("board-neutral") if owner is None else renderer.player(owner),
        str(province["armies"]),
        str(province["tax"]),
        str(province["rice"]),
        renderer.say("board-sites", built=len(buildings), sites=province["sites"]),
        str(province["revolt_markers"] or ""),
        " ".join(buildings),
    )


def province_lines(renderer: ShogunRenderer, view: View, name: str) -> list[str]:
    """One province with its neighbors."""
    table = plain(view)
    setting = view.known.setting
    number = PROVINCES.index(name)
    by_sea = setting.board.by_sea[number]
    neighbours = []
    for other in setting.board.neighbours[number]:
        called = renderer.name("province", PROVINCES[other])
        neighbours.append(renderer.say("board-by-sea", province=called) if other in by_sea else called)
    region = renderer.name("region", table["provinces"][name]["region"])
    around = [PROVINCES[other] for other in setting.board.neighbours[number]]
    return [
        renderer.say("board-region-of", province=renderer.name("province", name), region=region),
        *packed(renderer.say("board-neighbours"), neighbours),
        *province_table(renderer, table, [name, *around]),
    ]
