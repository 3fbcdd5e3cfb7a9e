"""The favour cards: 21 numbers, each with one of these kinds and, for some, an amount. Which is which are facts."""

from __future__ import annotations

from typing import Annotated, Final

from bakufu.kernel.shapes import Words
from bakufu.shogun.box.components import BUILDINGS

FAVOUR_CARDS: Final = 21

# The first three have the numbers of the buildings, and a protection is worth its bits: A 1, B 2.
KINDS: Final[tuple[str, ...]] = (
    *BUILDINGS, "protection-a", "protection-b", "protection-both",
    "event", "marker", "armies", "chests", "tray", "rice", "points",
)  # fmt: skip
FavourKind = Annotated[str, Words("FavourKind", KINDS)]
PROTECTION: Final = 3
EVENT: Final = 6
MARKER: Final = 7
ARMIES: Final = 8
CHESTS: Final = 9
TRAY: Final = 10
RICE: Final = 11
POINTS: Final = 12
