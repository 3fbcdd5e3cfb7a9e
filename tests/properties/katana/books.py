"""Books kept from the outside: what every side has, by nothing but the events that are told to everybody.

Written from the rulebook, beside the rules and not from them. Coins, Resources and points come from somewhere and go
somewhere: if a rule moved any of them without telling, or told another number, books and table would not agree.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Json = dict[str, Any]


class Books:
    """`coins`, `points`, `cards` and `sashimono` by side; `stock` by side and Resource."""

    def __init__(self, sides: int, stock: dict[str, int]) -> None:
        self.coins = [0] * sides
        self.points = [0] * sides
        self.stock = [Counter(stock) for _ in range(sides)]
        self.cards: list[Counter[int]] = [Counter() for _ in range(sides)]  # at hand, or used in this Moment
        self.sashimono = [0] * sides
        self.decorating = 0  # Coins that are paid at the end of an action at the Academy

    def enter(self, event: Json) -> None:
        """An event that moves nothing that is kept here has no entry."""
        entry = getattr(self, "_" + event["type"].replace("-", "_"), None)
        if entry is not None:
            entry(event, event.get("seat", 0))

    def _starting_sword_taken(self, event: Json, side: int) -> None:
        self.coins[side] += event["coins"]

    _sword_taken = _starting_sword_taken
    _coins_gained = _starting_sword_taken

    def _figure_placed(self, event: Json, side: int) -> None:
        assert (event["paid"] > 0) <= event["monk"]
        self.coins[side] -= event["paid"]

    def _resource_bought(self, event: Json, side: int) -> None:
        self.coins[side] -= event["coins"]
        self.stock[side][event["resource"]] += 1

    def _resource_gained(self, event: Json, side: int) -> None:
        self.stock[side][event["resource"]] += event["number"]

    def _sword_moved(self, event: Json, side: int) -> None:
        self.stock[side][event["resource"]] -= 1

    def _swords_swapped(self, event: Json, side: int) -> None:
        """Each goes into the other's row, by that row's Resource."""
        for space in event["spaces"]:
            self.stock[side][("lacquer", "wood", "steel", "leather")[int(space[0]) - 1]] -= 1

    def _resources_exchanged(self, event: Json, side: int) -> None:
        self.stock[side][event["given"]] -= event["number"]
        self.stock[side][event["taken"]] += event["number"]

    def _sword_delivered(self, event: Json, side: int) -> None:
        assert event["total"] == event["printed"] + event["decorations"] + event["round_points"]
        self.points[side] += event["total"]

    def _points_doubled(self, event: Json, side: int) -> None:
        self.points[side] += event["points"]

    _ghost_scored = _points_doubled
    _ghost_took_sword = _points_doubled
    _scored = _points_doubled

    def _line_gave(self, event: Json, side: int) -> None:
        self.coins[side] += event["coins"]
        self.points[side] += event["points"]
        self.stock[side].update(event["resources"])

    def _project_changed(self, event: Json, side: int) -> None:
        self.points[side] -= 1

    def _card_taken(self, event: Json, side: int) -> None:
        self.cards[side][event["card"]] += 1

    def _card_discarded(self, event: Json, side: int) -> None:
        self.cards[side][event["card"]] -= 1

    def _benefit_bought(self, event: Json, side: int) -> None:
        self.coins[side] -= event["coins"]
        self.cards[side][event["card"]] -= 1
