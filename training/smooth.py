"""How neighboring features are alike: nine chests are worth about as much as ten.

A table of weights is learned as a slope along each of its axes, and what differs from that. The sum is
what is exported.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from bakufu.bots.shogun.judgement import groups

# Where a group begins, and its axes.
AXES: tuple[tuple[int, tuple[int, ...]], ...] = (
    (groups.STRENGTH, (groups.ARMIES, groups.ARMIES)),
    (groups.HELD, (groups.BUILT, groups.BUILT, groups.DANGERS)),
    (groups.AIM, (groups.ARMIES, groups.ARMIES)),
    (groups.FARMLAND, (groups.FEW, groups.FEW)),
    (groups.REVOLTS, (groups.FEW, groups.FEW)),
    (groups.FRONT, (7, 7)),
    *[(groups.MAJORITY + kind * groups.FEW**2, (groups.FEW, groups.FEW)) for kind in range(3)],
    (groups.REGION, (10, 6)),
    *[(groups.MODULES + groups.MODULE_AMOUNTS * number, (groups.MODULE_AMOUNTS,)) for number in range(3)],
)
# Amounts of a seat: each begins where the one before ends.
AMOUNTS = (
    *(groups.CHESTS, groups.RICE, groups.PROVINCES, groups.BUILDINGS_HELD, groups.ALL_ARMIES, groups.SITES),
    *(groups.AHEAD, groups.AHEAD_OF_ALL, groups.MOST, groups.TOWER, groups.FARMERS, groups.BEST_TAX, groups.TAXES),
    *(groups.BEST_FIELD, groups.FIELDS, groups.REGIONS_HELD, groups.DANGER, groups.DANGER_BUILT, groups.CONQUESTS),
    *(groups.READY, groups.PLAYERS),
)


def slopes() -> NDArray[np.float32]:
    """A column for each axis: how far along it a feature is, from -1 to 1."""
    tables = [*AXES, *[(first, (after - first,)) for first, after in pairwise(AMOUNTS)]]
    columns = []
    for first, shape in tables:
        size = int(np.prod(shape))
        for axis, length in enumerate(shape):
            column = np.zeros(groups.COUNT, dtype=np.float32)
            place = np.indices(shape)[axis].reshape(size)
            column[first : first + size] = 2.0 * place / (length - 1) - 1.0
            columns.append(column)
    return np.stack(columns, 1)
