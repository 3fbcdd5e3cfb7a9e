"""Snapshots: a state as plain values and back. A game lists its fields; nothing here knows what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import Flow
from bakufu.kernel.patch import Json


@dataclass(frozen=True)
class Rows:
    """The names of a state's fields, by what they hold."""

    numbers: tuple[str, ...]
    lists: tuple[str, ...]
    lists_of_lists: tuple[str, ...]
    streams: tuple[str, ...]


def write_down(state: Flow, rows: Rows) -> Json:
    """The whole state as plain values. Secret: it holds every hidden card and the streams of random numbers."""
    data: Json = {name: getattr(state, name) for name in rows.numbers}
    data.update({name: getattr(state, name)[:] for name in rows.lists})
    data.update({name: [row[:] for row in getattr(state, name)] for name in rows.lists_of_lists})
    data.update({name: cast("Rng", getattr(state, name)).words() for name in rows.streams})
    return data


def fill_in(state: Flow, rows: Rows, data: Json) -> None:
    """Fill a new state with what `write_down` returned."""
    for name in rows.numbers:
        setattr(state, name, data[name])
    for name in rows.lists:
        setattr(state, name, list(data[name]))
    for name in rows.lists_of_lists:
        setattr(state, name, [list(row) for row in data[name]])
    for name in rows.streams:
        rng = Rng(None)
        rng.restore(data[name])
        setattr(state, name, rng)
