"""Weights as numbers by name (`worth.tax`, `worth.chest.2`): flattening, rebuilding, reading and writing files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from bakufu.kernel.errors import BakufuError
from bakufu.kernel.patch import Json

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

W = TypeVar("W", bound="DataclassInstance")
Number = int | float


class BadWeights(BakufuError):
    """A weights file that the level can't use."""


def numbers(weights: DataclassInstance) -> dict[str, Number]:
    """All weights by name, in the order of the file."""
    found: dict[str, Number] = {}
    for section in fields(weights):
        values = getattr(weights, section.name)
        for field in fields(values):
            value = getattr(values, field.name)
            name = f"{section.name}.{field.name}"
            if isinstance(value, list):
                found |= {f"{name}.{place}": number for place, number in enumerate(value)}
            else:
                found[name] = value
    return found


def changed(weights: W, new: Mapping[str, float]) -> W:
    """The same weights with other numbers; integers stay integers."""
    sections = {}
    for section in fields(weights):
        values = getattr(weights, section.name)
        parts: dict[str, Number | list[Number]] = {}
        for field in fields(values):
            old, name = getattr(values, field.name), f"{section.name}.{field.name}"
            if isinstance(old, list):
                parts[field.name] = [_like(each, new.get(f"{name}.{i}", each)) for i, each in enumerate(old)]
            else:
                parts[field.name] = _like(old, new.get(name, old))
        sections[section.name] = replace(values, **parts)
    return replace(weights, **sections)


def _like(old: Number, new: float) -> Number:
    return round(new) if isinstance(old, int) else float(new)


def read(path: Path, usual: W) -> W:
    """Read a file that overrides some of the level's weights."""
    try:
        given = _flat("", tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BadWeights("file-unreadable", file=path, why=error.strerror) from None
    except (ValueError, RecursionError) as error:  # TOML or text that isn't any, thousands of digits or levels
        raise BadWeights("error-no-toml", file=path, why=error) from None
    known = numbers(usual)
    for name, value in given.items():
        if name not in known:
            raise BadWeights("error-unknown-weight", file=path, wrong=name, known=known)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadWeights("error-weight-number", file=path, name=name, value=repr(value))
    return changed(usual, given)


def _flat(name: str, value: object) -> Json:
    if isinstance(value, dict):
        parts: list[tuple[object, object]] = list(value.items())
    elif isinstance(value, list):
        parts = list(enumerate(value))
    else:
        return {name: value}
    found: Json = {}
    for key, part in parts:
        found |= _flat(f"{name}.{key}" if name else str(key), part)
    return found


def as_toml(game: str, level: str, weights: DataclassInstance) -> str:
    """The level's weights file with these numbers; comments are kept."""
    import tomlkit

    text = files("bakufu.bots").joinpath(game, "weights", f"{level}.toml").read_text(encoding="utf-8")
    document: Any = tomlkit.parse(text)
    for name, number in numbers(weights).items():
        section, key, *place = name.split(".")
        held, at = (document[section][key], int(place[0])) if place else (document[section], key)
        if held[at] != number:
            held[at] = number
    return tomlkit.dumps(document)
