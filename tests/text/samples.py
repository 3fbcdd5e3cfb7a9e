"""Events and moves made up from their fields, so that each class can be told even if no game produced it."""

from __future__ import annotations

from dataclasses import fields
from itertools import product
from typing import Any

from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.shogun import events, moves
from bakufu.text.wording import KINDS

WORDS: dict[str, str] = {
    "province": "Kai", "region": "brown", "space": "tax", "special": "attack", "building": "castle", "card": "chest-2",
    "effect": "fewer-armies", "season": "spring", "side": "sun", "setup": "fixed", "": "provinces",
}  # fmt: skip
SINGLE: dict[str, tuple[Any, ...]] = {"int": (1, 2), "bool": (True,)}


def event_classes() -> list[type[Event]]:
    return [thing for thing in vars(events).values() if _is_kind(thing, Event)]


def move_classes() -> list[type[Move]]:
    return [thing for thing in vars(moves).values() if _is_kind(thing, Move)]


def _is_kind(thing: object, kind: type) -> bool:
    return isinstance(thing, type) and issubclass(thing, kind) and thing is not kind


def samples(kind: type, rule: str = "") -> list[Any]:
    """Values of this class: with one and with several of everything, and with nobody where that may be."""
    choices = [[rule] if field.name == "rule" else _values(field.name, str(field.type)) for field in fields(kind)]
    return [kind(*values) for values in product(*choices)][:64]


def _values(name: str, annotation: str) -> list[Any]:
    word = WORDS.get(KINDS.get(name, ""), "provinces")
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
