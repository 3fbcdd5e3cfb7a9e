"""The vocabulary of the tests of the final scoring: lay out what everybody has when all have passed in round 4."""

from __future__ import annotations

from typing import Any, Self

from bakufu.katana.box.components import CELL_NAMES, CELLS, HOUSES, KATANA, LINE_COUNT, LINES, RESOURCES, ROUNDS
from bakufu.katana.box.options import checked
from bakufu.katana.box.setting import RECIPE_LETTERS, Setting
from bakufu.katana.rules.scoring import end_game
from bakufu.katana.rules.state import new_state
from bakufu.kernel.event import Event
from bakufu.kernel.rows import replaced
from tests.katana.laying_out import PIECES

JOHN, PAUL, GEORGE, RINGO = range(4)
ALONE, GHOST = 0, 1


def resources(letters: str) -> list[int]:
    return [RECIPE_LETTERS.index(letter) for letter in letters]


def bits(letters: str) -> int:
    return sum(1 << resource for resource in resources(letters))


class AtTheEnd:
    """Nobody has anything but their Decorators on the first step and two Monks at the Temple."""

    def __init__(self, players: int = 4) -> None:
        setting = Setting(checked({"players": players}), PIECES)
        self.state = new_state(setting, 1)
        self.state.round = ROUNDS
        self.state.stock = [0] * (4 * players)
        self.events: list[Event] = []

    def points(self, *points: int) -> Self:
        self.state.points = list(points)
        return self

    def coins(self, seat: int, coins: int) -> Self:
        self.state.coins[seat] = coins
        return self

    def stock(self, seat: int, **numbers: int) -> Self:
        for name, number in numbers.items():
            self.state.stock[4 * seat + RESOURCES.index(name)] = number
        return self

    def delivered(self, side: int, *swords: int, decorated: str = "") -> Self:
        """Swords by their numbers, each with these Resources decorated."""
        for number in swords:
            self.state.washitsu[side] = [*self.state.washitsu[side], number - 1]
            self.state.placed = replaced(self.state.placed, number - 1, len(self.state.setting.recipe[number - 1]))
            self.state.decorated = replaced(self.state.decorated, number - 1, bits(decorated))
        return self

    def strong(self, strength: int, nth: int = 0) -> int:
        """The number of a Sword with this Strength."""
        return [at + 1 for at, level in enumerate(self.state.setting.strength) if level == strength][nth]

    def katana(self, seat: int, recipe: str, decorated: str = "", on: str | None = None, placed: int = 0) -> Self:
        """A delivered SHOGUN NO KATANA, or one on a space of the Forge with some Resources placed."""
        self.state.composition[seat] = resources(recipe)
        self.state.placed = replaced(self.state.placed, KATANA + seat, len(recipe) if on is None else placed)
        self.state.decorated = replaced(self.state.decorated, KATANA + seat, bits(decorated))
        if on is not None:
            self.state.forge[CELLS * seat + CELL_NAMES.index(on)] = KATANA + seat
        return self

    def sashimono(self, side: int, **numbers: int) -> Self:
        for house, number in numbers.items():
            self.state.sashimono = replaced(self.state.sashimono, 4 * side + HOUSES.index(house), number)
        return self

    def under(self, seat: int, line: str, *cards: int) -> Self:
        for place, card in enumerate(cards):
            self.state.under = replaced(
                self.state.under, 2 * LINE_COUNT * seat + 2 * LINES.index(line) + place, card - 1
            )
        return self

    def honor(self, side: int, kind: str, of: str | int | None = None) -> Self:
        """The Honor card of this kind that speaks of this House, Resource or number."""
        self.state.honors[side] = [*self.state.honors[side], honor_card(kind, of)]
        return self

    def ends(self) -> Self:
        assert end_game(self.state, self.events)
        return self

    def told(self, rule: str) -> dict[int, int]:
        """Points by side that cite this rule."""
        totals: dict[int, int] = {}
        for event in self.events:
            if event.rule == rule:
                told: Any = event
                totals[told.seat] = totals.get(told.seat, 0) + told.points
        return totals

    def winners(self, rule: str) -> tuple[int, ...]:
        last: Any = self.events[-1]
        assert last.rule == rule
        return tuple(last.winners)


def honor_card(kind: str, of: str | int | None = None) -> int:
    """Counted from 0, as in the state."""
    found = [
        number - 1
        for number, card in enumerate(PIECES.table["honor"].values(), start=1)
        if card["kind"] == kind and of in (None, card.get("house"), card.get("resource"), card.get("least"))
    ]
    assert len(found) == 1, f"{kind} of {of} is no one card"
    return found[0]
