"""The setting of one game: what its options and the facts fix before the first card is drawn. Never changed in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.kernel.facts import Facts
from bakufu.kernel.flow import Rulebook
from bakufu.kernel.patch import Json
from bakufu.kernel.rows import Row
from bakufu.shogun.box.board import Board, province_number
from bakufu.shogun.box.components import (
    ACTIONS,
    BUILDINGS,
    CARD_NAMES,
    CHEST_CARD,
    CHEST_CARDS,
    EFFECTS,
    PROVINCE_COUNT,
    SPACES,
)
from bakufu.shogun.box.options import Options
from bakufu.shogun.box.tower import TowerLaw
from bakufu.shogun.module import (
    Adjust,
    Books,
    Describe,
    Happening,
    Parry,
    Part,
    Preview,
    Read,
    Shield,
    SpaceForecast,
    Vain,
    Worth,
)


class Setting(Rulebook):
    """Flat lists by action, event card or province number, so that the rules never look up a word."""

    def __init__(self, options: Options, facts: Facts) -> None:
        table = facts.table
        players = table["players"][str(options.players)]
        self.options: Options = options
        self.facts_digest = facts.digest()
        self.facts: Json = table  # for modules, which have amounts of their own
        self.players: int = options.players
        self.claimed: bool = options.setup == "claim"
        self.board: Board = Board(facts, options.side, options.players)
        self.space_names: tuple[str, ...] = SPACES
        self.spaces: int = len(SPACES)
        self.space_forecasts: dict[int, SpaceForecast] = {}  # by space, for those that modules add
        self.vain: tuple[Vain, ...] = ()
        self.cards: list[int] = list(range(CHEST_CARD, CHEST_CARD + CHEST_CARDS))  # of every player, beside provinces
        self.declines: dict[int, str] = dict.fromkeys(self.cards, "plan.chest-card-declines")
        self.bids: dict[int, int] = {card: card - CHEST_CARD for card in self.cards}
        self.card_names: dict[int, str] = {**CARD_NAMES}  # with what lies on a space instead of a card
        # By card: a bit of its own, so that all the cards laid are one number; 0 for picks that are no cards.
        self.card_bits: list[int] = [1 << card for card in range(CHEST_CARD + CHEST_CARDS)]

        # All these are bound by `sequence.py`, for the modules that are played.
        self.module_rows: list[list[int]] = []  # before the game begins, by their numbers in `numbers.py`
        self.observed: list[tuple[int, Row]] = []  # those of them that are played
        self.module_sizes: dict[str, int] = {}  # by which they are ordered
        self.printed: list[list[int]] = []  # amounts of modules, by their numbers in `numbers.py`
        self.adjustments: tuple[Adjust, ...] = ()  # events first, then special cards, then modules
        self.improvements: tuple[Adjust, ...] = ()  # those of modules alone
        self.discounts: tuple[Adjust, ...] = ()
        self.shields: tuple[Shield, ...] = ()
        self.parries: tuple[Parry, ...] = ()
        self.on_battle: tuple[Happening, ...] = ()
        self.on_claim: tuple[Happening, ...] = ()
        self.on_loss: tuple[Happening, ...] = ()
        self.describe: tuple[Describe, ...] = ()
        self.about: dict[int, tuple[str, ...]] = {}
        self.task_names: tuple[str, ...] = ()
        self.parts: tuple[Part, ...] = ()
        self.writing: dict[type, Callable[[Books, Any], None]] = {}
        self.scores: dict[str, str] = {}  # by rule of a module: what its points are scored for
        self.readers: tuple[Read, ...] = ()
        self.worth: dict[str, Worth] = {}  # by module
        self.previews: dict[str, Preview] = {}  # by decision

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
