"""Views, events and moves as JSON-ready values, under the names that people and other programs read."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from bakufu.kernel.names import kebab

Plain = Any

# By class: its name as people read it, and its fields. Looking these up anew took most of the time of telling a move.
_SHAPES: dict[type, tuple[str, tuple[str, ...]]] = {}


def plain(value: object) -> Plain:
    """Any value of the contract as plain dictionaries, lists, text and numbers."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    own = getattr(value, "to_plain", None)
    if own is not None:
        return own()
    shape = _SHAPES.get(type(value)) or _shape(type(value))
    named = {"type": shape[0]}
    for name in shape[1]:
        named[name] = plain(getattr(value, name))
    return named


def _shape(kind: type) -> tuple[str, tuple[str, ...]]:
    if not is_dataclass(kind):
        raise TypeError(f"no plain form for {kind.__name__}")
    shape = (kebab(kind.__name__), tuple(field.name for field in fields(kind)))
    _SHAPES[kind] = shape
    return shape
