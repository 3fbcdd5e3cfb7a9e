"""Weights: what a player cares about, as data. One TOML file per player in the folder next to this file.

They are sent to other processes, and nobody changes them. They aren't frozen, because a frozen and compiled class can't
be unpickled.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from bakufu.bots.shogun.evaluation.winning_chance import Tower


@dataclass
class Worth:
    chest: list[float]
    army: list[float]
    tax: float
    rice: float
    site: float
    denied: float
    majority: float
    marker: list[float]


@dataclass
class Rice:
    pressing: float
    harvest: float
    needed: float
    spare: float
    growth: float


@dataclass
class Danger:
    attack: float
    revolt: int


@dataclass
class Battle:
    planned: int
    declared: int
    later: float
    move: float


@dataclass
class Plan:
    whim: float
    thrift: float
    exchanges: int


@dataclass
class Bid:
    left_over: list[int]
    left_over_at_the_end: list[int]


@dataclass
class Place:
    first: list[float]
    attack: float
    defence: float


@dataclass
class Claim:
    tax: float
    rice: float
    site: float
    own_neighbour: float
    own_region: float
    foe_neighbour: float
    bury: float
    group: float
    group_foe: float
    group_worth: float


@dataclass
class Module:
    tray: float
    lead: float
    leader: float
    way: float
    wait: float


@dataclass
class Favour:
    chest: float
    tray: float
    rice: float
    armies: float
    marker: float
    building: float
    site: float
    protection: list[float]
    official: float
    sent: int


@dataclass
class Weights:
    tower: Tower
    worth: Worth
    rice: Rice
    danger: Danger
    battle: Battle
    plan: Plan
    bid: Bid
    place: Place
    claim: Claim
    module: Module
    favour: Favour


# A file of weights as it is read: sections, and the numbers in them by name.
Table = dict[str, dict[str, Any]]


def load_weights(name: str) -> Weights:
    """The weights in the file of this name; a missing or unknown one is an error."""
    return weights_from(weights_table(name))


def weights_table(name: str) -> Table:
    text = files("bakufu.bots.shogun").joinpath("weights", f"{name}.toml").read_text(encoding="utf-8")
    table: Table = tomllib.loads(text)
    return table


def weights_from(table: Table) -> Weights:
    return Weights(
        Tower(**table["tower"]),
        Worth(**table["worth"]),
        Rice(**table["rice"]),
        Danger(**table["danger"]),
        Battle(**table["battle"]),
        Plan(**table["plan"]),
        Bid(**table["bid"]),
        Place(**table["place"]),
        Claim(**table["claim"]),
        Module(**table["module"]),
        Favour(**table["favour"]),
    )
