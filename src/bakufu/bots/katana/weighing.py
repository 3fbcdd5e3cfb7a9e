"""Weights: what a player cares about, as data. One TOML file per player in the folder next to this file.

They are sent to other processes, and nobody changes them. They aren't frozen, because a frozen and compiled class can't
be unpickled.
"""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from importlib.resources import files
from typing import Any

from bakufu.kernel.patch import Json


@dataclass
class Taste:
    """What a bot that plays by rules of thumb prefers, in points."""

    coin: float
    move: float
    finish: float
    decorate: float
    sword: float
    many: list[float]
    member: float
    card: float
    komainu: float
    room: list[float]
    effect: list[float]
    whim: float


@dataclass
class PlainWeights:
    taste: Taste


def table_of(name: str) -> Json:
    text = files("bakufu.bots.katana").joinpath("weights", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def load_plain_weights(name: str) -> PlainWeights:
    """The weights in the file of this name; a missing or unknown one is an error."""
    return PlainWeights(Taste(**table_of(name)["taste"]))


@dataclass
class Reach:
    """How far Swords will get: the effort that a figure still to place allows for, and how uncertain that is.

    A move is an effort of 1; a Resource that is missing adds `fetch`, and `earn` for each Coin that is missing too; a
    Sword that blocks the next move adds `in_the_way`. `complete` is the chance that a Sword with all its Resources is
    delivered: what is scored is safe, what is not may be forgotten.
    """

    effort: float
    unsure: float
    unsure_each: float
    fetch: float
    earn: float
    in_the_way: float
    complete: float


@dataclass
class Worth:
    """What things are worth, in points. Some grow with the figures still to place, up to `..._much`."""

    coin: float
    coin_much: float
    coin_last: float
    purse: int
    rich: float
    spare: float
    ready: float
    next: float
    figure: float
    monk: float
    later_figure: float
    soon: float
    blocked: float
    unfilled: list[float]
    start: float
    move: float
    hold: float
    decorate: float
    step: float
    member: float
    room: list[float]
    line: float
    new_sword: float
    effect: list[float]
    card: float
    kind: float
    extra: float
    favour: float
    katana: float
    flag: float
    ghost: float


@dataclass
class Project:
    """How the Project for the Shogun grows: `kind` for a kind that it lacks, `extra` as a share of another's price.

    `wanted` is how many Resources it may grow to, by round; `length` how many a Composition has per figure to come.
    """

    kind: float
    extra: float
    wanted: list[int]
    length: float


@dataclass
class Honors:
    """How many things of a kind are expected for each figure still to place.

    `seen` and `katana` are shares: of the best open card, and of what a delivered SHOGUN NO KATANA counts for.
    """

    seen: float
    katana: float
    sword: float
    decoration: float
    benefit: float
    step: float
    point: float
    card: float
    coin: float


@dataclass
class Weights:
    reach: Reach
    worth: Worth
    project: Project
    honors: Honors


def halfway(one: Weights, other: Weights) -> Weights:
    """Between two sets of weights. Whole numbers, and the Project for the Shogun, are those of the first."""

    def middle(a: Any, b: Any) -> Any:
        if isinstance(a, dict):
            return {name: middle(a[name], b[name]) for name in a}
        if isinstance(a, list):
            return [middle(a[at], b[at]) for at in range(len(a))]
        return a if isinstance(a, int) else 0.5 * a + 0.5 * b

    mine, others = asdict(one), asdict(other)
    parts = {name: middle(mine[name], others[name]) for name in ("reach", "worth", "honors")}
    return Weights(Reach(**parts["reach"]), Worth(**parts["worth"]), one.project, Honors(**parts["honors"]))


def load_weights(name: str) -> Weights:
    table = table_of(name)
    return Weights(
        Reach(**table["reach"]), Worth(**table["worth"]), Project(**table["project"]), Honors(**table["honors"])
    )


TOGETHER = load_weights("samurai")
ALONE = load_weights("solo")


def usual_weights(solo: bool) -> Weights:
    """The weights of Samurai and Daimyo: solo against the Ghost, other things matter than among players."""
    return ALONE if solo else TOGETHER
