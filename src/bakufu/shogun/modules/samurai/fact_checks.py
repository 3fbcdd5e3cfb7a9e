"""What corrected facts must keep: every card offers something, because the player who turns it up has to choose."""

from __future__ import annotations

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.patch import Json
from bakufu.shogun.box.components import REGIONS
from bakufu.shogun.modules.samurai.box import BENEFITS, CARDS


def check(table: Json) -> None:
    samurai = table["samurai"]
    if not 1 <= samurai["regions"] <= len(REGIONS):
        raise BadFacts("error-fact-range", path="samurai.regions", value=samurai["regions"], least=1, most=len(REGIONS))
    for benefit in BENEFITS:
        amounts = samurai[benefit]
        if len(amounts) != CARDS or min(amounts) < 0:
            raise BadFacts("error-fact-numbers", path=f"samurai.{benefit}", value=amounts, count=CARDS, least=0)
    for card in range(CARDS):
        if not any([samurai[benefit][card] for benefit in BENEFITS]):
            raise BadFacts("error-fact-nothing", path="samurai", number=card + 1)
