"""The setting of one game: what its options and the facts fix before the first card is drawn. Never changed in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.event import Events
from bakufu.kernel.facts import Facts
from bakufu.kernel.flow import Rulebook
from bakufu.shogun.board import Board, province_number
from bakufu.shogun.components import ACTIONS, BUILDINGS, COLOURS, EFFECTS, PROVINCE_COUNT, REGIONS, SPACES
from bakufu.shogun.options import Options
from bakufu.shogun.tower import TowerLaw

# (state, seat, province, action, amount, events) -> amount: events first, then special cards, then modules.
Adjust = Callable[[Any, int, int, int, int, Events], int]


class Setting(Rulebook):
    """Flat lists by action, event card or province number, so that the rules never look up a word."""

    def __init__(self, options: Options, facts: Facts) -> None:
        table = facts.table
        players = table["players"][str(options.players)]
        self.options = options
        self.facts_digest = facts.digest()
        self.players = options.players
        self.board = Board(facts, options.side, options.players)
        self.spaces = len(SPACES)
        self.adjustments: tuple[Adjust, ...] = ()

        self.starting_chests: int = players["chests"]
        self.groups: list[int] = players["groups"]
        self.fixed: list[list[int]] = _fixed(table["fixed"][str(options.players)])

        self.armies: int = table["box"]["armies"]
        self.farmers: int = table["box"]["farmers"]
        self.chests: int = table["box"]["chests"]
        self.markers: int = table["box"]["revolt_markers"]
        self.tiles: list[int] = [table["box"][building + "s"] for building in BUILDINGS]
        self.load_armies: int = table["tower_load"]["armies"]
        self.load_farmers: int = table["tower_load"]["farmers"]
        self.tower = TowerLaw(table["tower"])

        self.price: list[int] = [table["price"].get(action, 0) for action in ACTIONS]
        self.deploys: list[int] = [table["deploy"].get(action, 0) for action in ACTIONS]
        self.special_deploys: int = table["deploy"]["special"]
        self.fewer_deploys: list[int] = [table["effect"]["fewer-armies"].get(action, 0) for action in ACTIONS]
        self.limit: list[int] = [_number(table["effect"].get(effect, 0)) for effect in EFFECTS]
        self.effect: list[int] = [EFFECTS.index(card["effect"]) for card in table["event"].values()]
        self.rice_loss: list[int] = [card["rice_loss"] for card in table["event"].values()]

        self.unsupplied: list[int] = table["winter"]["unsupplied"]
        self.winter_revolts: list[int] = table["winter"]["revolts"]
        self.winter_farmers: list[int] = table["winter"]["farmers"]
        self.province_points: int = table["score"]["province"]
        self.building_points: int = table["score"]["building"]
        self.majority_points: list[int] = [table["score"][building] for building in BUILDINGS]


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _fixed(tables: dict[str, dict[str, int]]) -> list[list[int]]:
    """Armies by seat and province number."""
    rows = []
    for seat in tables.values():
        row = [0] * PROVINCE_COUNT
        for name, armies in seat.items():
            row[province_number(name)] = armies
        rows.append(row)
    return rows


def check_facts(facts: Facts) -> None:
    """Refuse facts that no game could be played with: one line, naming the value."""
    table = facts.table
    for name, province in table["province"].items():
        for key in ("tax", "rice", "sites"):
            if province[key] < 0 or (key == "sites" and province[key] > len(BUILDINGS)):
                raise BadFacts(f"province.{name}.{key} is {province[key]}, which cannot be")
        for side in ("sun", "moon"):
            if province[side] not in REGIONS:
                raise BadFacts(f"province.{name}.{side} is {province[side]!r}; possible: {', '.join(REGIONS)}")
    for number, card in table["event"].items():
        if card["effect"] not in EFFECTS:
            raise BadFacts(f"event.{number}.effect is {card['effect']!r}; possible: {', '.join(EFFECTS)}")
        if card["rice_loss"] < 0:
            raise BadFacts(f"event.{number}.rice_loss is {card['rice_loss']}, which cannot be")
    for part in ("box", "price", "deploy", "tower_load", "score"):
        for key, value in table[part].items():
            if value < 0:
                raise BadFacts(f"{part}.{key} is {value}, which cannot be")
    _check_supplies(table)
    for side in ("sun", "moon"):
        for players in (3, 4, 5):
            Board(facts, side, players)
    for tables in table["fixed"].values():
        _fixed(tables)
    TowerLaw(table["tower"])


def _check_supplies(table: dict[str, Any]) -> None:
    """The set-up must be possible with what lies in the box."""
    box, load = table["box"], table["tower_load"]
    if box["farmers"] < load["farmers"]:
        raise BadFacts(f"box.farmers is {box['farmers']}; the first load of the tower needs {load['farmers']}")
    for count, player in table["players"].items():
        if box["chests"] < int(count) * player["chests"]:
            raise BadFacts(f"box.chests is {box['chests']}; {count} players start with {player['chests']} each")
        if box["armies"] < sum(player["groups"]) + load["armies"] or box["armies"] > 62:
            needed = sum(player["groups"]) + load["armies"]
            raise BadFacts(f"box.armies is {box['armies']}; possible: {needed} to 62")
        if any(not 2 <= group <= 5 for group in player["groups"]):
            raise BadFacts(f"players.{count}.groups is {player['groups']}; possible: groups of 2 to 5 armies")
    if len(table["daimyo"]) != len(COLOURS):
        raise BadFacts("daimyo must name five colours")
    rows = table["winter"]
    if not len(rows["unsupplied"]) == len(rows["revolts"]) == len(rows["farmers"]):
        raise BadFacts("winter.unsupplied, winter.revolts and winter.farmers must be of one length")
