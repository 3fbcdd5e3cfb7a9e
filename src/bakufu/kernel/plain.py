"""Views, events and moves as JSON-ready values, under the names used in JSON."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from bakufu.kernel.names import kebab

Plain = Any

AS_THEY_ARE = frozenset({type(None), bool, int, str})

# By class: its name in JSON and its fields. Without this cache, reflection took most of the time of a broadcast.
_SHAPES: dict[type, tuple[str, tuple[str, ...]]] = {}


def plain(value: object) -> Plain:
    """A value of the contract as plain dictionaries, lists, text and numbers."""
    shape = _SHAPES.get(type(value))
    if shape is not None:
        return _named(value, shape)
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    own = getattr(value, "to_plain", None)
    return own() if own is not None else _named(value, _shape(type(value)))


def plain_later(value: object, before: object, told: Plain) -> Plain:
    """The plain form of a value, with what is the same as in an earlier one, of which `told` is the plain form."""
    if value is before:
        return told
    kind, names = _SHAPES.get(type(value)) or _shape(type(value))
    named: dict[str, Plain] = {"type": kind}
    for name in names:
        item = getattr(value, name)
        named[name] = told[name] if item == getattr(before, name) else plain(item)
    return named


def _named(value: object, shape: tuple[str, tuple[str, ...]]) -> dict[str, Plain]:
    kind, names = shape
    named: dict[str, Plain] = {"type": kind}
    for name in names:
        item = getattr(value, name)
        named[name] = item if type(item) in AS_THEY_ARE else plain(item)
    return named


def _shape(kind: type) -> tuple[str, tuple[str, ...]]:
    if not is_dataclass(kind):
        raise TypeError(f"no plain form for {kind.__name__}")
    shape = (kebab(kind.__name__), tuple(field.name for field in fields(kind)))
    _SHAPES[kind] = shape
    return shape
