"""Checks on facts: what a host's corrections must keep so that a game can be played. One line names the value."""

from __future__ import annotations

from typing import Any

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.facts import Facts
from bakufu.shogun.board import Board, province_number
from bakufu.shogun.components import BUILDINGS, COLOURS, EFFECTS, REGIONS
from bakufu.shogun.tower import TowerLaw

Table = dict[str, Any]
MOST_ARMIES = 62  # a number of armies must fit into the move space


def check(facts: Facts) -> None:
    table = facts.table
    for name, province in table["province"].items():
        _check_province(f"province.{name}", province)
    for number, card in table["event"].items():
        _one_of(f"event.{number}.effect", card["effect"], EFFECTS)
        _at_least(f"event.{number}.rice_loss", card["rice_loss"], 0)
    for part in ("box", "price", "deploy", "tower_load", "score"):
        for key, value in table[part].items():
            _at_least(f"{part}.{key}", value, 0)
    _check_supplies(table)
    _check_winter(table["winter"])
    for side in ("sun", "moon"):
        for players in (3, 4, 5):
            Board(facts, side, players)
    for name in [name for seats in table["fixed"].values() for seat in seats.values() for name in seat]:
        province_number(name)
    if list(table["daimyo"]) != list(COLOURS):
        raise BadFacts(f"daimyo must name the colours {', '.join(COLOURS)}")
    TowerLaw(table["tower"])


def _check_province(path: str, province: Table) -> None:
    for key in ("tax", "rice", "sites"):
        _at_least(f"{path}.{key}", province[key], 0)
    if province["sites"] > len(BUILDINGS):
        raise BadFacts(f"{path}.sites is {province['sites']}; possible: 0 to {len(BUILDINGS)}")
    for side in ("sun", "moon"):
        _one_of(f"{path}.{side}", province[side], REGIONS)


def _check_supplies(table: Table) -> None:
    """The set-up must be possible with what lies in the box."""
    box, load = table["box"], table["tower_load"]
    _at_least("box.farmers", box["farmers"], load["farmers"])
    if box["armies"] > MOST_ARMIES:
        raise BadFacts(f"box.armies is {box['armies']}; possible: up to {MOST_ARMIES}")
    for count, player in table["players"].items():
        _at_least("box.chests", box["chests"], int(count) * player["chests"])
        _at_least("box.armies", box["armies"], sum(player["groups"]) + load["armies"])
        if any(not 2 <= group <= 5 for group in player["groups"]):
            raise BadFacts(f"players.{count}.groups is {player['groups']}; possible: groups of 2 to 5 armies")


def _check_winter(rows: dict[str, list[int]]) -> None:
    if not len(rows["unsupplied"]) == len(rows["revolts"]) == len(rows["farmers"]):
        raise BadFacts("winter.unsupplied, winter.revolts and winter.farmers must be of one length")


def _at_least(path: str, value: int, least: int) -> None:
    if value < least:
        raise BadFacts(f"{path} is {value}; possible: {least} or more")


def _one_of(path: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadFacts(f"{path} is {value!r}; possible: {', '.join(known)}")
