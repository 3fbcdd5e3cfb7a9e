"""SHOGUN NO KATANA as one seat sees it: what `encode="relative"` gives, part by part."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bakufu.env.encoding import Features, Parts, Reading, one_hot, scaled
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.rows import TABLE
from bakufu.katana.sequence import DECISIONS
from bakufu.kernel.rows import observed_numbers

NUMBERS = observed_numbers(TABLE)
SEATED = ("first", "turn", "actor")  # numbers that are seats
KINDS = len(DECISIONS)
SWORDS = 54
FIGURES = 2  # a Worker or a Monk, on a space
# By field: what counts as 1 where it is by seat. All that is in no list comes as it is, in units of `USUAL`.
BY_SEAT = {
    "awaited": 1,
    "coins": 10,
    "points": 30,
    "points_above": 30,
    "points_below": 30,
    "stock": 4,
    "workers": 3,
    "monks": 1,
    "passed": 1,
    "quiet": 1,
    "decorators": 3,
    "family": 31,
    "sashimono": 2,
    "project": 3,
    "late": 3,
    "dropped": 3,
    "on_board": 3,
    "under": 39,
    "composition": 54,
    "fresh": 1,
    "used": 1,
    "bought": 1,
    "scored": 30,
}
SEATS = ("delivered_by", "honors", "asked")  # fields whose numbers are seats
USUAL = 8.0


def parts(reading: Reading) -> Parts:
    """Everything that the page holds, as the own seat sees it. The Ghost stays after the only seat."""
    numbers = dict(zip(NUMBERS, reading.row("numbers").T, strict=True))
    sides = max(2, reading.players)
    others = [name for name in NUMBERS[1:] if name not in (*SEATED, "decision")]
    figures = reading.row("worker_at")
    found: Parts = {
        "decision": one_hot(numbers["decision"], KINDS),
        "turn": one_hot(reading.seat(np.stack([numbers[name] for name in SEATED], axis=1)), sides),
        "progress": scaled(np.stack([numbers[name] for name in others], axis=1), USUAL),
        "swords": _swords(reading),
        "workers_at": one_hot(np.where(figures < 0, -1, reading.seat(figures // FIGURES)), sides),
        "monks_at": ((figures >= 0) & (figures % FIGURES == 1)).astype(np.float32),
    }
    for name, unit in BY_SEAT.items():
        found[name] = scaled(reading.by_seat(name), unit)
    for name in SEATS:
        found[name] = one_hot(reading.seat(reading.row(name)), sides)
    for name in reading.unread.copy():
        found[name] = scaled(reading.row(name), USUAL)
    return found


def _swords(reading: Reading) -> Features:
    """By Sword and seat from the own one on: on which space of that Forge it is, one-hot."""
    forges = reading.by_seat("forge")  # game, seat, space
    there: Features = (forges[:, None] == np.arange(SWORDS)[:, None, None]).astype(np.float32)
    return there


def board(setting: Setting) -> dict[str, NDArray[np.int8]]:
    """This game has no map."""
    return {}
