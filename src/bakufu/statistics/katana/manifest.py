"""SHOGUN NO KATANA: where the first Worker goes, and the Swords that are delivered."""

from __future__ import annotations

from bakufu.statistics.manifest import Noting

MANIFEST = Noting(opening=("figure-placed", "place"), thing="sword", gained=("sword-delivered",))
