"""Views, events and moves as JSON-ready values, under the names that people and other programs read."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from bakufu.kernel.names import kebab

Plain = Any


def plain(value: object) -> Plain:
    """Any value of the contract as plain dictionaries, lists, text and numbers."""
    own = getattr(value, "to_plain", None)
    if own is not None:
        return own()
    if is_dataclass(value):
        named = {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        return {"type": kebab(type(value).__name__), **named}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"no plain form for {type(value).__name__}")
