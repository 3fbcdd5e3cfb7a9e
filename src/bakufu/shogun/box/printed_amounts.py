"""The numbers printed on board, cards and rulebook, for the options of one game."""

from __future__ import annotations

from bakufu.kernel.facts import Facts
from bakufu.kernel.flow import Rulebook
from bakufu.kernel.patch import Json
from bakufu.shogun.box.board import province_number
from bakufu.shogun.box.components import ACTIONS, BUILDINGS, EFFECTS, PROVINCE_COUNT
from bakufu.shogun.box.options import Options
from bakufu.shogun.box.tower import TowerLaw


class PrintedAmounts(Rulebook):
    """The part of a setting that is read from the component data."""

    def __init__(self, options: Options, facts: Facts) -> None:
        table = facts.table
        players = table["players"][str(options.players)]
        self.facts_digest = facts.digest()
        self.facts: Json = table  # for modules, which have their own amounts
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
        self.amounts: list[list[int]] = [_amounts(table["effect"].get(effect)) for effect in EFFECTS]
        self.rice_loss: list[int] = [card["rice_loss"] for card in table["event"].values()]

        self.unsupplied: list[int] = table["winter"]["unsupplied"]
        self.winter_revolts: list[int] = table["winter"]["revolts"]
        self.winter_farmers: list[int] = table["winter"]["farmers"]
        self.province_points: int = table["score"]["province"]
        self.building_points: int = table["score"]["building"]
        self.majority_points: list[int] = [table["score"][building] for building in BUILDINGS]


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _amounts(value: object) -> list[int]:
    """The numbers on a card, in their printed order."""
    if isinstance(value, dict):
        return list(value.values())
    return [value] if isinstance(value, int) else []


def _fixed(tables: dict[str, dict[str, int]]) -> list[list[int]]:
    """Armies by seat and province number."""
    rows = []
    for seat in tables.values():
        row = [0] * PROVINCE_COUNT
        for name, armies in seat.items():
            row[province_number(name)] = armies
        rows.append(row)
    return rows
