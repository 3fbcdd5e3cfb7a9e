"""The favour cards: 21 numbers, each with one of these kinds and, for some, an amount. Which is which are facts."""

from __future__ import annotations

from typing import Any, Final

from bakufu.kernel.errors import BadFacts
from bakufu.shogun.box.components import BUILDINGS
from bakufu.shogun.box.picks import FAVOURS
from bakufu.shogun.modules.printed import FAVOUR_AMOUNT, FAVOUR_COST, FAVOUR_KIND

FAVOUR_CARDS: Final = 21

# The first three have the numbers of the buildings, and a protection is worth its bits: A 1, B 2.
KINDS: Final = (
    *BUILDINGS, "protection-a", "protection-b", "protection-both",
    "event", "marker", "armies", "chests", "tray", "rice", "points",
)  # fmt: skip
PROTECTION: Final = 3
EVENT: Final = 6
MARKER: Final = 7
ARMIES: Final = 8
CHESTS: Final = 9
TRAY: Final = 10
RICE: Final = 11
POINTS: Final = 12

Table = dict[str, Any]


def printed(table: Table) -> dict[int, list[int]]:
    """Place 0 of the rows by card is never used."""
    cards: list[Table] = [table["favour"][str(card)] for card in range(1, FAVOUR_CARDS + 1)]
    return {
        FAVOUR_COST: list(table["court"]["costs"]),
        FAVOUR_KIND: [-1] + [KINDS.index(card["kind"]) for card in cards],
        FAVOUR_AMOUNT: [0] + [card.get("amount", 0) for card in cards],
    }


def check(table: Table) -> None:
    """What corrected facts must keep: a known kind for every card, amounts where they are needed, rising costs."""
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
