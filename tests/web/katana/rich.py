"""A house in which smiths lack nothing, so that whatever a test wants to see comes soon."""

from __future__ import annotations

from typing import Any

import bakufu

# Half of the Swords have the upper two kinds of Resources, half of them the lower two: two deliveries make a Project.
RECIPES = ("LW", "ST")
# Of the Market's cards those that ask something are the most; of the Daimyos' there are one that exchanges, one that
# advances a Decorator, and those of two Rooms.
MARKET = {"1": 4, "2": 4, "3": 6, "4": 12, "5": 6, "6": 4, "7": 12}
DAIMYOS = {"exchange": 22, "advance": 6, "move": 18, "decorate": 18}
PURSE = 60


def rich() -> str:
    """The corrections."""
    table = bakufu.load("katana").facts.table
    lines = [
        'game = "katana"',
        "[start]",
        *[f"{resource} = 9" for resource in ("lacquer", "wood", "steel", "leather")],
        f"coins = [{PURSE}, {PURSE}, {PURSE}, {PURSE}]",
        "[worker]",
        "available = 7",
        "[sword]",
        *[f'{number}.recipe = "{RECIPES[int(number) % 2]}"' for number in table["sword"]],
        "[card]",
        *[f"{number}.copies = {copies}" for number, copies in _copies(table["card"]).items()],
    ]
    return "\n".join(lines) + "\n"


def _copies(cards: dict[str, Any]) -> dict[str, int]:
    """Of each card; of several that do the same the first one has them all."""
    copies = dict.fromkeys(cards, 0) | MARKET
    for wanted, count in DAIMYOS.items():
        found = (number for number, card in cards.items() if wanted in (card["effect"], card.get("room")))
        copies[next(found)] = count
    return copies
