"""What the Samurai add that gets a number."""

from __future__ import annotations

from typing import Annotated, Final

from bakufu.kernel.patch import Json
from bakufu.kernel.rows import fixed
from bakufu.kernel.shapes import Words
from bakufu.shogun.module import Box

CARDS: Final = 3  # with benefits, below the one with the empty banner
BENEFITS: Final[tuple[str, ...]] = ("chests", "rice", "armies", "points")
Benefit = Annotated[str, Words("Benefit", BENEFITS)]


def _benefits(table: Json) -> list[int]:
    return [table["samurai"][benefit][card] for card in range(CARDS) for benefit in BENEFITS]


BOX = Box(
    rows=(fixed("samurai", "by seat: cards slid under the pile this year", ("seat",)),),
    decisions={"choose-benefit": ("card",)},
    picks=BENEFITS,
    printed={"samurai_regions": lambda table: [table["samurai"]["regions"]], "samurai_benefits": _benefits},
)
