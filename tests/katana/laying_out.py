"""Laying out a position: Swords, cards and Coins where a test wants them, each tile and each card in one place."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Self

from bakufu.katana.box.components import (
    CELL_NAMES,
    CELLS,
    HOUSES,
    KATANA,
    LINE_COUNT,
    LINES,
    MARKET_CARDS,
    NO_FLAG,
    NO_SWORD,
    RESOURCES,
    ROOMS,
    SPACES,
    STARTING,
)
from bakufu.katana.box.picks import STARTING_SWORD
from bakufu.katana.box.setting import RECIPE_LETTERS
from bakufu.katana.game import Katana
from bakufu.katana.rules.turn import take_turns
from bakufu.kernel import flow
from bakufu.kernel.event import Event
from bakufu.kernel.facts import Facts, shipped
from bakufu.kernel.rows import changed_by, replaced

JOHN, PAUL, GEORGE, RINGO = range(4)
ALONE, GHOST = 0, 1
FLAGS = {**{house: number for number, house in enumerate(HOUSES)}, "starting": STARTING}


SHIPPED = shipped("bakufu.katana.box")
PIECES = Facts({**SHIPPED.table, **shipped("tests.katana").table}, SHIPPED.sources, frozenset())


@cache
def game_with(market_spaces: int = 0) -> Katana:
    """The game with the pieces of the tests, or with fewer spaces at the Market."""
    facts = PIECES
    if market_spaces:
        table = deepcopy(facts.table)
        table["spaces"]["market"] = table["spaces"]["market"][:market_spaces]
        facts = Facts(table, facts.sources, frozenset({"spaces.market"}))
    return Katana(facts)


def resources(letters: str) -> list[int]:
    return [RECIPE_LETTERS.index(letter) for letter in letters]


def bits(letters: str) -> int:
    return sum(1 << resource for resource in resources(letters))


class Layout:
    """A table after the set-up from which everything that chance gave the players has been taken away again."""

    def __init__(self, players: int = 4, game: Katana | None = None) -> None:
        self.game = game or game_with()
        self.players = players
        self.events: list[Event] = []
        self.state = self.game.start({"players": players}, 1)
        while self.state.starting:
            self.game.play(self.state, self.game.to_move(self.state)[0], STARTING_SWORD)
        self._clear()

    def _clear(self) -> None:
        state = self.state
        state.pile = [*state.pile, *[sword for sword in state.forge if sword != NO_SWORD]]
        state.forge = [NO_SWORD] * (CELLS * self.players)
        state.flag = (NO_FLAG,) * len(state.flag)
        state.coins = [0] * self.players
        state.stock = [0] * (4 * self.players)
        state.first = state.turn = 0

    # Swords

    def sword(
        self, seat: int, number: int, space: str, placed: int = 0, decorated: str = "", flag: str = "red"
    ) -> Self:
        """A Sword on a space of the Forge, with so many Resources on it."""
        self._take_sword(number - 1)
        self.state.forge[CELLS * seat + CELL_NAMES.index(space)] = number - 1
        return self._worked(number - 1, placed, decorated, flag)

    def complete(self, seat: int, number: int, space: str, decorated: str = "", flag: str = "red") -> Self:
        recipe = self.state.setting.recipe[number - 1]
        return self.sword(seat, number, space, len(recipe), decorated, flag)

    def delivered(self, side: int, *numbers: int) -> Self:
        """Swords on the Washitsu board; nothing of them has gone onto the Project."""
        for number in numbers:
            self._take_sword(number - 1)
            self.state.washitsu[side] = [*self.state.washitsu[side], number - 1]
            self.state.placed = replaced(self.state.placed, number - 1, len(self.state.setting.recipe[number - 1]))
        return self

    def katana(self, seat: int, recipe: str, space: str, placed: int, decorated: str = "") -> Self:
        self.state.composition[seat] = resources(recipe)
        self.state.forge[CELLS * seat + CELL_NAMES.index(space)] = KATANA + seat
        return self._worked(KATANA + seat, placed, decorated, "")

    def _worked(self, sword: int, placed: int, decorated: str, flag: str) -> Self:
        self.state.placed = replaced(self.state.placed, sword, placed)
        self.state.decorated = replaced(self.state.decorated, sword, bits(decorated))
        self.state.flag = replaced(self.state.flag, sword, FLAGS.get(flag, NO_FLAG))
        return self

    def at_house(self, space: str, number: int | None) -> Self:
        """A Sword on a space of the Houses, or none."""
        at = SPACES.index(space)
        if self.state.sword_at[at] != NO_SWORD:
            self.state.pile = [self.state.sword_at[at], *self.state.pile]
            self.state.sword_at = replaced(self.state.sword_at, at, NO_SWORD)
        if number is not None:
            self._take_sword(number - 1)
            self.state.sword_at = replaced(self.state.sword_at, at, number - 1)
        return self

    def _take_sword(self, sword: int) -> None:
        """From the pile, or from a House, which gets another one."""
        state = self.state
        if sword in state.sword_at:
            at = state.sword_at.index(sword)
            state.sword_at = replaced(state.sword_at, at, state.pile[0])
            state.pile = state.pile[1:]
        else:
            state.pile = [other for other in state.pile if other != sword]

    # What the players have

    def coins(self, seat: int, coins: int) -> Self:
        self.state.coins[seat] = coins
        return self

    def stock(self, seat: int, letters: str) -> Self:
        """Resources beside the Forge, as letters."""
        for resource in resources(letters):
            self.state.stock[4 * seat + resource] += 1
        return self

    def points(self, side: int, points: int) -> Self:
        self.state.points[side] = points
        return self

    def project(self, seat: int, letters: str) -> Self:
        for resource in resources(letters):
            self.state.project = changed_by(self.state.project, 4 * seat + resource, 1)
        return self

    def decorator(self, seat: int, resource: str, coins: int) -> Self:
        self.state.decorators = replaced(self.state.decorators, 4 * seat + RESOURCES.index(resource), coins)
        return self

    def family(self, seat: int, *rooms: str) -> Self:
        members = sum(1 << self.state.rooms.index(ROOMS.index(room)) for room in rooms)
        self.state.family = replaced(self.state.family, seat, members)
        return self

    def cards(self, seat: int, *numbers: int) -> Self:
        """Cards in front of a player, from beneath the decks."""
        state = self.state
        for number in numbers:
            face = number - 1
            if face < MARKET_CARDS:
                state.market_deck = _without(state.market_deck, face)
            else:
                house = next(house for house in range(len(HOUSES)) if face in state.decks[house])
                state.decks[house] = _without(state.decks[house], face)
            state.fresh[seat] = sorted([*state.fresh[seat], face])
        return self

    def under(self, seat: int, line: str, *numbers: int) -> Self:
        """Cards beneath the Forge."""
        for place, number in enumerate(numbers):
            self.cards(seat, number)
            self.state.fresh[seat] = _without(self.state.fresh[seat], number - 1)
            at = 2 * (LINE_COUNT * seat + LINES.index(line)) + place
            self.state.under = replaced(self.state.under, at, number - 1)
        return self

    def market(self, *numbers: int) -> Self:
        """The three open cards, and then those on the deck from the top."""
        state = self.state
        state.market_deck = [*state.market_row, *state.market_deck]
        state.market_row = []
        for number in numbers:
            state.market_deck = _without(state.market_deck, number - 1)
        state.market_row = [number - 1 for number in numbers[:3]]
        state.market_deck = [*state.market_deck, *[number - 1 for number in numbers[:2:-1]]]
        return self

    # Where the game stands

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    def passed(self, *sides: int) -> Self:
        for side in sides:
            self.state.passed[side] = 1
        return self

    def turn(self, side: int) -> Self:
        """It is this side's turn. Events are told from here on."""
        state = self.state
        places = [number for number, step in enumerate(state.setting.sequence) if step is take_turns]
        state.step = places[state.round - 1]
        state.decision = flow.NO_DECISION
        state.awaited = [0] * self.players
        state.stack, state.about = [], []
        state.turn = side
        self.events = []
        flow.run(state, self.events)
        return self


def _without(cards: list[int], card: int) -> list[int]:
    """The list with one such card fewer."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
