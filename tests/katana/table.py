"""The vocabulary of the rule tests: lay out a position, let things happen, look at what became of it.

After every act the picks on offer are held against the refusals: what is offered is what nothing refuses.
"""

from __future__ import annotations

from typing import Self

from bakufu.katana.box.components import CELL_NAMES, CELLS, HOUSES, KATANA, NO_SWORD, RESOURCES
from bakufu.katana.box.picks import NUMBER_OF
from tests.katana.laying_out import ALONE, GEORGE, GHOST, JOHN, PAUL, RINGO, Layout, game_with
from tests.told_events import ToldEvents

__all__ = ["ALONE", "GEORGE", "GHOST", "JOHN", "PAUL", "RINGO", "Table", "game_with"]


class Table(Layout, ToldEvents):
    """A table at which things happen. `told` and `all_told` find events by the rule they cite."""

    def play(self, seat: int, *picks: str) -> Self:
        """The player's next picks, in the words of the record notation."""
        for pick in picks:
            self.game.play(self.state, seat, NUMBER_OF[pick], self.events)
            self._check_offer()
        return self

    def _check_offer(self) -> None:
        for seat in self.game.to_move(self.state):
            unrefused = [pick for pick in NUMBER_OF if not self.refused(seat, pick)]
            assert sorted(self.choices(seat)) == sorted(unrefused)

    def refused(self, seat: int, pick: str) -> str:
        """The rule that refuses this pick now; "" if it is legal."""
        return self.game.refusal(self.state, seat, NUMBER_OF[pick])

    def choices(self, seat: int) -> list[str]:
        """The legal picks of a player, as words."""
        return [self.game.words[move] for move in self.game.moves(self.state, seat)]

    @property
    def asked(self) -> tuple[str, int]:
        """The decision that is due, and the seat it is left to; nobody at the end of the game."""
        state = self.state
        seats = self.game.to_move(state)
        return (state.setting.decisions[state.decision].name, seats[0]) if seats else ("", -1)

    def where(self, seat: int, number: int) -> str:
        """The space of the Forge where a Sword lies."""
        return CELL_NAMES[self.state.forge[CELLS * seat : CELLS * (seat + 1)].index(number - 1)]

    def katana_space(self, seat: int) -> str:
        return self.where(seat, KATANA + seat + 1)

    def empty(self, seat: int, space: str) -> bool:
        return self.state.forge[CELLS * seat + CELL_NAMES.index(space)] == NO_SWORD

    def has(self, seat: int) -> str:
        """The Resources beside the Forge, as letters."""
        return self._letters(self.state.stock, seat)

    def planned(self, seat: int) -> str:
        """The Resources on the Project, as letters."""
        return self._letters(list(self.state.project), seat)

    def _letters(self, numbers: list[int], seat: int) -> str:
        return "".join("LWST"[kind] * numbers[4 * seat + kind] for kind in range(len(RESOURCES)))

    def sashimonos(self, side: int) -> dict[str, int]:
        numbers = self.state.sashimono[4 * side : 4 * side + 4]
        return {house: number for house, number in zip(HOUSES, numbers, strict=True) if number}

    def hand(self, seat: int) -> list[int]:
        """Cards nothing of which was used, by their numbers."""
        return [face + 1 for face in self.state.fresh[seat]]
