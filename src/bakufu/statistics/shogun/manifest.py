"""SHOGUN: the special card of the first season, and the provinces at the end."""

from __future__ import annotations

from bakufu.statistics.manifest import Noting

MANIFEST = Noting(
    opening=("place-taken", "special"),
    thing="province",
    gained=("province-occupied", "province-taken"),
    lost=("province-razed",),
)
