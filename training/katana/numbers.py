"""Weights as one row of numbers, and back. What isn't part of the value of a position is left out."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bakufu.bots.katana.weighing import TOGETHER, Honors, Reach, Weights, Worth

Row = NDArray[np.float64]
Tables = dict[str, dict[str, Any]]

PARTS: Final = ("reach", "worth", "honors")
# A count, and the one weight that only the choice of the first Sword uses.
APART: Final = (("worth", "purse"), ("worth", "start"))


def tables_of(weights: Weights) -> Tables:
    """By part and name, as they are written down."""
    every = asdict(weights)
    return {part: every[part] for part in PARTS}


def _places() -> list[tuple[str, str, int | None]]:
    found: list[tuple[str, str, int | None]] = []
    for part, table in tables_of(TOGETHER).items():
        for name, value in table.items():
            if (part, name) in APART:
                continue
            found += [(part, name, at) for at in range(len(value))] if isinstance(value, list) else [(part, name, None)]
    return found


PLACES: Final = _places()
CERTAINTY: Final = PLACES.index(("reach", "complete", None))  # a chance: at most 1


def row_of(weights: Weights) -> Row:
    tables = tables_of(weights)
    return np.array([tables[part][name] if at is None else tables[part][name][at] for part, name, at in PLACES])


def weights_of(row: Row, usual: Weights = TOGETHER) -> Weights:
    """The usual weights with these numbers."""
    tables = tables_of(usual)
    for (part, name, at), number in zip(PLACES, row.tolist(), strict=True):
        if at is None:
            tables[part][name] = number
        else:
            tables[part][name][at] = number
    return Weights(Reach(**tables["reach"]), Worth(**tables["worth"]), usual.project, Honors(**tables["honors"]))
