"""Events and moves made up from their fields, so that each class can be told even if no game produced it."""

from __future__ import annotations

import ast
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any

import bakufu
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.shogun.modules.names import NAMES
from bakufu.text import Renderer, renderer_of
from tests.text.sources import SOURCE


@dataclass(frozen=True)
class Game:
    """Where a game keeps its events and moves, and a word for each kind of field; "" for fields without a kind."""

    events: tuple[str, ...]
    moves: tuple[str, ...]
    words: dict[str, str]
    mappings: dict[str, list[Any]]


SHOGUN_WORDS = {
    "province": "Kai", "region": "brown", "space": "tax", "special": "attack", "building": "castle", "card": "chest-2",
    "effect": "fewer-armies", "season": "spring", "side": "sun", "setup": "fixed", "": "provinces",
    "chamber": "c4", "line": "row-c",
}  # fmt: skip
KATANA_WORDS = {
    "sword": "6", "cell": "2b", "place": "red-1", "line": "row-2", "house": "red", "source": "market",
    "card": "daimyo", "about": "katana", "resource": "wood", "room": "move", "": "row",
}  # fmt: skip
HOMES = tuple(f"modules.{module}" for module in NAMES)
GAMES = {
    "shogun": Game(
        ("rules.events", *[f"{home}.events" for home in HOMES]),
        ("views.moves", *[f"{home}.moves" for home in HOMES]),
        SHOGUN_WORDS,
        {"Cubes": [{}, {"blue": 1, "red": 3, "farmers": 1}]},
    ),
    "katana": Game(
        ("rules.events",),
        ("views.named_moves",),
        KATANA_WORDS,
        {
            "dict[str, str]": [{}, {"red-1": "6", "red-2": "8", "green-1": "50"}],
            "Resources": [{}, {"wood": 1, "steel": 2}],
        },
    ),
}


@cache
def renderer(game: str) -> Renderer:
    return renderer_of(bakufu.load(game))


def event_classes(game: str = "shogun") -> list[type[Event]]:
    return _classes(game, GAMES[game].events, Event)


def move_classes(game: str = "shogun") -> list[type[Move]]:
    return _classes(game, GAMES[game].moves, Move)


def _classes(game: str, modules: tuple[str, ...], kind: type) -> list[Any]:
    """Each once; not what they have in common."""
    found: dict[str, Any] = {}
    for module in modules:
        for thing in vars(import_module(f"bakufu.{game}.{module}")).values():
            if (
                isinstance(thing, type)
                and issubclass(thing, kind)
                and thing.__name__ not in ("Event", "Move", "Picked")
            ):
                found[thing.__name__] = thing
    return list(found.values())


def samples(kind: type, rule: str = "") -> list[Any]:
    """Values of this class: with one and with several of everything, and with nobody where that may be."""
    game = kind.__module__.split(".")[1]
    types = _annotations(game)[kind.__name__]
    names = [field.name for field in fields(kind)]
    choices = [[rule] if name == "rule" else _values(game, name, types[name]) for name in names]
    return [kind(*values) for values in product(*choices)][:64]


@cache
def _annotations(game: str) -> dict[str, dict[str, str]]:
    """The types of all fields as they are written; a compiled class no longer knows them."""
    found = {}
    for module in {kind.__module__ for kind in (*event_classes(game), *move_classes(game))}:
        file = SOURCE.parent / (module.replace(".", "/") + ".py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                parts = [part for part in node.body if isinstance(part, ast.AnnAssign)]
                found[node.name] = {ast.unparse(part.target): ast.unparse(part.annotation) for part in parts}
    return found


def _values(game: str, name: str, annotation: str) -> list[Any]:
    words = GAMES[game].words
    word = words.get(renderer(game).kinds.get(name, ""), words[""])
    if annotation.startswith("tuple[int"):
        return [(1,), (1, 2, 3)]
    if annotation.startswith("tuple["):
        return [(), (word,), (word, word, word)]
    if annotation in GAMES[game].mappings:
        return GAMES[game].mappings[annotation]
    if annotation == "bool":
        return [True, False]
    plain = annotation.removesuffix(" | None")
    found: list[Any] = [1, 2] if plain == "int" else [word]
    # A skipped action has no province only if no card lay there, and the rule says so; the games show that.
    return found if plain == annotation or name == "province" else [*found, None]
