"""Checks on facts: what a host's corrections must keep so that a game can be played. One line names the value."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.facts import Facts, Table
from bakufu.shogun.box.board import Board, province_number
from bakufu.shogun.box.components import BUILDINGS, COLOURS, EFFECTS, OPEN_CARDS, PROVINCE_COUNT, REGIONS
from bakufu.shogun.box.tower import TowerLaw

MOST_ARMIES = 62  # a number of armies must fit into the move space


def check(facts: Facts, of_modules: list[Callable[[Table], None]]) -> None:
    table = facts.table
    _check_provinces(table)
    _check_borders(table)
    _check_amounts(table)
    _check_supplies(table)
    _check_claims(table)
    _check_fixed(table)
    _check_winter(table["winter"])
    for check_module in of_modules:
        check_module(table)
    for side in ("sun", "moon"):
        for players in (3, 4, 5):
            Board(facts, side, players)
    TowerLaw(table["tower"])


def _check_provinces(table: Table) -> None:
    for name, province in table["province"].items():
        for key in ("tax", "rice", "sites"):
            _at_least(f"province.{name}.{key}", province[key], 0)
        if province["sites"] > len(BUILDINGS):
            raise BadFacts(
                "error-fact-range", path=f"province.{name}.sites", value=province["sites"], least=0, most=len(BUILDINGS)
            )
        for side in ("sun", "moon"):
            _one_of(f"province.{name}.{side}", province[side], REGIONS)
    for names in table["left_out"].values():
        for name in names:
            province_number(name)


def _check_borders(table: Table) -> None:
    """Every border once, between two provinces. Land and sea may not join the same two."""
    for side in ("sun", "moon"):
        seen: list[list[str]] = []
        for pair in table["border"]["land"] + table["sea"][side]:
            if len(pair) != 2 or pair[0] == pair[1] or sorted(pair) in seen:
                raise BadFacts("error-fact-border", pair=pair)
            seen.append(sorted(pair))


def _check_amounts(table: Table) -> None:
    for number, card in table["event"].items():
        _one_of(f"event.{number}.effect", card["effect"], EFFECTS)
        _at_least(f"event.{number}.rice_loss", card["rice_loss"], 0)
    for part in ("box", "price", "tower_load", "score"):
        for key, value in table[part].items():
            _at_least(f"{part}.{key}", value, 0)
    for key, value in table["deploy"].items():
        _at_least(f"deploy.{key}", value, 1)
    for key, value in table["effect"].items():
        for name, amount in value.items() if isinstance(value, dict) else [("", value)]:
            _at_least(f"effect.{key}.{name}".rstrip("."), amount, 1)
    if list(table["daimyo"]) != list(COLOURS):
        raise BadFacts("error-fact-colours", colours=", ".join(COLOURS))


def _check_supplies(table: Table) -> None:
    """The setup must be possible with what is in the box."""
    box, load = table["box"], table["tower_load"]
    _at_least("box.farmers", box["farmers"], load["farmers"])
    if box["armies"] > MOST_ARMIES:
        raise BadFacts("error-fact-most", path="box.armies", value=box["armies"], most=MOST_ARMIES)
    for count, player in table["players"].items():
        _at_least(f"players.{count}.chests", player["chests"], 0)
        _at_least("box.chests", box["chests"], int(count) * player["chests"])
        _at_least("box.armies", box["armies"], sum(player["groups"]) + load["armies"])


def _check_claims(table: Table) -> None:
    """There must be a province card for every army group, in addition to the two that are face up."""
    for count, player in table["players"].items():
        groups = player["groups"]
        if not groups or any([not 2 <= group <= 5 for group in groups]):
            raise BadFacts("error-fact-groups", path=f"players.{count}.groups", value=groups)
        left_out = max([len(names) for names in table["left_out"].values()]) if count == "3" else 0
        most = (PROVINCE_COUNT - left_out - OPEN_CARDS) // int(count)
        if len(groups) > most:
            raise BadFacts("error-fact-many-groups", path=f"players.{count}.groups", groups=len(groups), most=most)


def _check_fixed(table: Table) -> None:
    """The preset setup gives each of its provinces to one player, with armies from the box."""
    spare = table["box"]["armies"] - table["tower_load"]["armies"]
    for count, seats in table["fixed"].items():
        given = [name for seat in seats.values() for name in seat]
        for name in given:
            province_number(name)
            if given.count(name) > 1 or (count == "3" and name in table["left_out"]["sun"]):
                raise BadFacts("error-fact-given-twice", players=int(count), province=name)
        for letter, seat in seats.items():
            for name, armies in seat.items():
                _at_least(f"fixed.{count}.{letter}.{name}", armies, 1)
            if sum(seat.values()) > spare:
                raise BadFacts(
                    "error-fact-armies", path=f"fixed.{count}.{letter}", armies=sum(seat.values()), most=spare
                )


def _check_winter(rows: dict[str, list[int]]) -> None:
    if not len(rows["unsupplied"]) == len(rows["revolts"]) == len(rows["farmers"]):
        raise BadFacts("error-fact-winter-length")
    if any([value < 1 for value in rows["unsupplied"] + rows["revolts"]]) or any([n < 0 for n in rows["farmers"]]):
        raise BadFacts("error-fact-winter-least")
    if rows["unsupplied"] != sorted(set(rows["unsupplied"])):
        raise BadFacts("error-fact-rising", path="winter.unsupplied", value=rows["unsupplied"])


def _at_least(path: str, value: int, least: int) -> None:
    if value < least:
        raise BadFacts("error-fact-least", path=path, value=value, least=least)


def _one_of(path: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadFacts("error-fact-one-of", path=path, wrong=value, known=known)
