"""Events and moves made up from their fields, so that each class can be told even if no game produced it."""

from __future__ import annotations

import ast
from dataclasses import fields
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any

from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.shogun.options import MODULES
from bakufu.text.shogun.teller import ShogunTeller
from tests.text.sources import SOURCE

WORDS: dict[str, str] = {
    "province": "Kai", "region": "brown", "space": "tax", "special": "attack", "building": "castle", "card": "chest-2",
    "effect": "fewer-armies", "season": "spring", "side": "sun", "setup": "fixed", "": "provinces",
    "chamber": "c4", "line": "row-c",
}  # fmt: skip

HOMES = ("", *[f"modules.{module}." for module in MODULES])


def event_classes() -> list[type[Event]]:
    return _classes("events", Event)


def move_classes() -> list[type[Move]]:
    return _classes("moves", Move)


def _classes(file: str, kind: type) -> list[Any]:
    """Of the base game and of every module, each once."""
    found: dict[str, Any] = {}
    for home in HOMES:
        for thing in vars(import_module(f"bakufu.shogun.{home}{file}")).values():
            if isinstance(thing, type) and issubclass(thing, kind) and thing is not kind:
                found[thing.__name__] = thing
    return list(found.values())


def samples(kind: type, rule: str = "") -> list[Any]:
    """Values of this class: with one and with several of everything, and with nobody where that may be."""
    types = _annotations()[kind.__name__]
    names = [field.name for field in fields(kind)]
    choices = [[rule] if name == "rule" else _values(name, types[name]) for name in names]
    return [kind(*values) for values in product(*choices)][:64]


@cache
def _annotations() -> dict[str, dict[str, str]]:
    """The types of all fields as they are written; a compiled class no longer knows them."""
    found = {}
    for home, name in product(HOMES, ("events.py", "moves.py")):
        file = SOURCE / "shogun" / home.replace(".", "/") / name
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                parts = [part for part in node.body if isinstance(part, ast.AnnAssign)]
                found[node.name] = {ast.unparse(part.target): ast.unparse(part.annotation) for part in parts}
    return found


def _values(name: str, annotation: str) -> list[Any]:
    word = WORDS.get(ShogunTeller.kinds.get(name, ""), "provinces")
    if annotation.startswith("tuple[str"):
        return [(), (word,), (word, word, word)]
    if annotation.startswith("tuple[int"):
        return [(1,), (1, 2, 3)]
    if annotation == "Cubes":
        return [{}, {"blue": 1, "red": 3, "farmers": 1}]
    plain = annotation.removesuffix(" | None")
    found: list[Any] = [1, 2] if plain == "int" else [word]
    # A skipped action has no province only if no card lay there, and the rule says so; the games show that.
    return found if plain == annotation or name == "province" else [*found, None]
