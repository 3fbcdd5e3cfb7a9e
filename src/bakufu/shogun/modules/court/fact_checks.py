"""What corrected facts must keep: a known kind for every favour, amounts where they are needed, rising costs."""

from __future__ import annotations

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.patch import Json
from bakufu.shogun.modules.court.box import FAVOURS
from bakufu.shogun.modules.court.favour_cards import ARMIES, KINDS


def check(table: Json) -> None:
    if table["court"]["officials"] < 0:
        raise BadFacts("error-fact-least", path="court.officials", value=table["court"]["officials"], least=0)
    costs: list[int] = table["court"]["costs"]
    if len(costs) != FAVOURS or costs != sorted(costs, reverse=True) or costs[-1] < 1:
        raise BadFacts("error-fact-falling", path="court.costs", value=costs, count=FAVOURS)
    for number, card in table["favour"].items():
        if card["kind"] not in KINDS:
            raise BadFacts("error-fact-one-of", path=f"favour.{number}.kind", wrong=card["kind"], known=KINDS)
        if KINDS.index(card["kind"]) >= ARMIES and card.get("amount", 0) < 1:
            raise BadFacts("error-fact-least", path=f"favour.{number}.amount", value=card.get("amount", 0), least=1)
