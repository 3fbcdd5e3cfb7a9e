"""Laying out a position with real pieces: armies come out of supplies, chests out of the bank, cards out of rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Self

import bakufu
from bakufu.kernel.event import Event
from bakufu.kernel.playout import random_turn
from bakufu.kernel.rows import changed_by, replaced
from bakufu.shogun.box.components import (
    BUILDING_BIT,
    BUILDINGS,
    CUBES,
    EFFECTS,
    FARMERS,
    LEFT_OUT,
    NEUTRAL,
    PROVINCE_COUNT,
    PROVINCES,
    SPECIALS,
)
from bakufu.shogun.numbers import PICK
from bakufu.shogun.rules.decision_kinds import PLAN

BLUE, YELLOW, RED, BLACK, PURPLE = range(5)
GAME = bakufu.load("shogun")
FAR_AWAY = ("Mutsu", "Hitachi", "Izumo")  # where the last player waits, out of everybody's way


class Layout:
    """A game in spring of the first year, everybody planning. `bare` clears the board and the tower first."""

    def __init__(self, players: int = 4, seed: int = 1, **options: object) -> None:
        self.players = players
        self.events: list[Event] = []
        self.state = GAME.start({"players": players, **options}, seed, self.events)

    @classmethod
    def bare(cls, players: int = 4, **options: object) -> Self:
        """Nobody owns anything and all cubes are in their supplies; everything else is as at the start."""
        table = cls(players, 1, **options)
        state, rng = table.state, bakufu.Rng(1)
        while state.decision != PLAN:  # provinces are still being claimed
            random_turn(state, rng)
        for province in range(PROVINCE_COUNT):
            if state.owner[province] != LEFT_OUT:
                state.owner = replaced(state.owner, province, NEUTRAL)
            state.armies[province] = 0
        state.supply = [state.setting.armies] * players
        state.farmers = state.setting.farmers
        state.inside = [0] * len(CUBES)
        state.shelves = [[], [], []]
        return table

    def give(self, seat: int, province: str, armies: int = 1, buildings: str = "", markers: int = 0) -> Self:
        """A neutral province gets an owner, armies from the supply, buildings ("castle temple") and revolt markers."""
        state, number = self.state, PROVINCES.index(province)
        assert state.owner[number] == NEUTRAL
        state.owner = replaced(state.owner, number, seat)
        state.armies[number] = armies
        state.supply[seat] -= armies
        for building in map(BUILDINGS.index, buildings.split()):
            state.buildings = replaced(state.buildings, number, state.buildings[number] | BUILDING_BIT[building])
            state.tiles = changed_by(state.tiles, building, -1)
        state.revolts = replaced(state.revolts, number, markers)
        state.markers -= markers
        return self

    def chests(self, seat: int, chests: int) -> Self:
        self.state.bank += self.state.chests[seat] - chests
        self.state.chests[seat] = chests
        return self

    def bank(self, chests: int, holder: int) -> Self:
        """Only so many chests are left in the general supply; the holder has the others."""
        self.state.chests[holder] += self.state.bank - chests
        self.state.bank = chests
        return self

    def rice(self, *rice: int) -> Self:
        """Units of rice, by seat."""
        self.state.rice = list(rice)
        return self

    def points(self, *points: int) -> Self:
        """Victory points so far, by seat."""
        self.state.points = list(points)
        return self

    def supply(self, seat: int, armies: int, rest: str) -> Self:
        """Only so many armies are left in the supply; the rest stands in one of the player's provinces."""
        assert self.state.owner[PROVINCES.index(rest)] == seat
        self.state.armies[PROVINCES.index(rest)] += self.state.supply[seat] - armies
        self.state.supply[seat] = armies
        return self

    def tray(self, **cubes: int) -> Self:
        """Cubes by colour, out of their supplies into the tower's tray."""
        for colour, count in self._from_supply(cubes):
            self.state.tray[colour] += count
        return self

    def tower(self, **cubes: int) -> Self:
        """Cubes by colour, out of their supplies onto the tower's middle shelf."""
        for colour, count in self._from_supply(cubes):
            self.state.inside[colour] += count
            self.state.shelves[1] = self.state.shelves[1] + [colour] * count
        return self

    def _from_supply(self, cubes: Mapping[str, int]) -> Iterator[tuple[int, int]]:
        for name, count in cubes.items():
            colour = CUBES.index(name)
            if colour == FARMERS:
                self.state.farmers -= count
            else:
                self.state.supply[colour] -= count
            yield colour, count

    def build_all(self, building: str, seat: int) -> Self:
        """The player owns so many provinces with a building of this kind that no tile is left."""
        kind = BUILDINGS.index(building)
        for province in PROVINCES:
            free = self.state.owner[PROVINCES.index(province)] == NEUTRAL and province not in FAR_AWAY
            if free and self.state.tiles[kind]:
                self.give(seat, province, 1, building)
        assert not self.state.tiles[kind]
        return self

    def markers_left(self, markers: int, on: str) -> Self:
        """Only so many revolt markers are left; all others lie on one province."""
        self.state.revolts = changed_by(self.state.revolts, PROVINCES.index(on), self.state.markers - markers)
        self.state.markers = markers
        return self

    def event(self, effect: str) -> Self:
        """The season's event has this effect; three other cards lie open, the rest is in the pile."""
        state = self.state
        card = state.setting.effect.index(EFFECTS.index(effect))
        others = [other for other in [*state.event_row, *state.event_pile] if other != card]
        state.event, state.event_row, state.event_pile = card, others[:3], others[3:]
        return self

    def special(self, seat: int, special: str) -> Self:
        """The player took this special card from the first place; nobody else has one that matters."""
        card = SPECIALS.index(special)
        self.state.special_row = [card, *[other for other in range(len(SPECIALS)) if other != card]]
        self.state.takers = [seat, -1, -1, -1, -1]
        return self

    def lay(self, plans: Mapping[tuple[int, str], str]) -> Self:
        """Cards on individual boards: {(seat, space): card}."""
        for (seat, space), card in plans.items():
            self.state.plan[self.place(seat, space)] = PICK[card]
        return self

    def place(self, seat: int, space: str) -> int:
        """The number of a space among those of all players."""
        setting = self.state.setting
        return seat * setting.spaces + setting.space_names.index(space)
