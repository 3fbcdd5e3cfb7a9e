"""`encode="relative"`: an observation as a network likes it, from the page of bytes and nothing else.

Seats are counted from the one that observes, so that one set of weights plays every seat; names are one-hot, amounts
are scaled. Each game lists its parts in `env/<game>/relative.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from bakufu.kernel.errors import BadOption
from bakufu.kernel.stepping.observing import Field

Numbers = NDArray[np.int64]
Features = NDArray[np.float32]
Parts = dict[str, Features]

PAGE, RELATIVE = "page", "relative"
MOST = 4.0  # no feature is larger: amounts beyond are cut off
OWN_SEAT = 0  # the first of `numbers` in every game


def checked_encoding(encode: str) -> None:
    if encode not in (PAGE, RELATIVE):
        raise BadOption("error-option", option="encode", value=encode, possible=f"{PAGE}, {RELATIVE}")


def one_hot(values: Numbers, classes: int) -> Features:
    """A last axis with a 1 at the value; only zeros for values that are no class, such as -1."""
    found: Features = (values[..., None] == np.arange(classes)).astype(np.float32)
    return found


def at_least(values: Numbers, *steps: int) -> Features:
    """A last axis with a 1 for each step that the value reaches."""
    return (values[..., None] >= np.array(steps)).astype(np.float32)


def scaled(values: Numbers, unit: float) -> Features:
    """Amounts in units, from -1 to `MOST`."""
    return np.clip(values / unit, -1.0, MOST).astype(np.float32)


class Reading:
    """Pages, a row per game, by their fields; numbers are those of the game again."""

    def __init__(self, fields: list[Field], starts: list[int], players: int, pages: NDArray[np.uint8]) -> None:
        self.players = players
        self.games = len(pages)
        self._fields = {field.name: (field, start) for field, start in zip(fields, starts, strict=True)}
        self._pages = pages
        self.unread = list(self._fields)
        self.own = self.row("numbers")[:, OWN_SEAT]
        # By game: the seats, from the own one on.
        self._from_own = (self.own[:, None] + np.arange(players)) % players

    def has(self, name: str) -> bool:
        return name in self._fields

    def row(self, name: str) -> Numbers:
        """The numbers of a field. Those beyond the length of a list are -1."""
        if name in self.unread:
            self.unread.remove(name)
        field, start = self._fields[name]
        values = self._pages[:, start : start + field.slots].astype(np.int64)
        if not field.counted:
            return values - field.bias
        beyond = np.arange(field.slots - 1) >= values[:, :1]
        return np.where(beyond, -1, values[:, 1:] - field.bias)

    def by_seat(self, name: str) -> Numbers:
        """A field with something for each seat: game, seat from the own one on, and the rest."""
        return self.turned(self.row(name).reshape(self.games, self.players, -1))

    def turned(self, values: Numbers) -> Numbers:
        """The second axis, seats, from the own one on."""
        return np.take_along_axis(values, self._from_own[:, :, None], axis=1)

    def seat(self, values: Numbers) -> Numbers:
        """Seats as the own seat counts them: itself 0, the next one 1. Numbers that are no seat stay."""
        own = self.own.reshape(-1, *[1] * (values.ndim - 1))
        seated = (values >= 0) & (values < self.players)
        return np.where(seated, (values - own) % self.players, values)


class Encoder:
    """`shape` is that of an observation, `layout` the place of each part in it."""

    def __init__(
        self, parts: Callable[[Reading], Mapping[str, Features]], fields: list[Field], starts: list[int], players: int
    ) -> None:
        self._parts = parts
        self._fields = fields
        self._starts = starts
        self._players = players
        blank = np.zeros((1, starts[-1] + fields[-1].slots), np.uint8)
        blank[0, 0] = 1  # seat 0
        self.layout: dict[str, slice] = {}
        at = 0
        for name, features in self._read(blank).items():
            self.layout[name] = slice(at, at + features[0].size)
            at += features[0].size
        self.shape = (at,)

    def encode(self, pages: NDArray[np.uint8]) -> Features:
        """Features by game, of pages by game."""
        parts = self._read(pages)
        return np.concatenate([features.reshape(len(pages), -1) for features in parts.values()], axis=1)

    def _read(self, pages: NDArray[np.uint8]) -> Mapping[str, Features]:
        return self._parts(Reading(self._fields, self._starts, self._players, pages))
