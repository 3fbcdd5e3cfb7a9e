"""What a board promises, whatever lies on its Forge: most positions that a search compares have it in common."""

from __future__ import annotations

from bakufu.bots.katana.weighing import Worth
from bakufu.katana.box.components import (
    BENEFITS_ON_A_LINE,
    LINE_COUNT,
    NOBODY,
    RESOURCE_COUNT,
    ROWS,
    first_benefit,
    of_seat,
)
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.state import State


class Prospects:
    """Of one seat with its cards, Decorators and figures: what each line gives with a delivery, what a decoration is
    worth by Resource, and what each card beneath the Forge will bring in deliveries of Swords to come."""

    def __init__(self, state: State, seat: int, worth: Worth, often: list[float], figures: int, coin: float) -> None:
        self.seat = seat
        self.under = state.under
        self.decorators = state.decorators
        self.figures = figures
        self.much = figures / (figures + 8.0)
        self.coin = coin
        setting = state.setting
        steps = of_seat(state.decorators, seat)
        self.steps = sum(steps)
        self.decoration = [
            worth.decorate * self.much * (setting.ornament[resource] + steps[resource] * coin)
            for resource in range(RESOURCE_COUNT)
        ]
        self.line_gives: list[float] = []
        self.cards: list[float] = []
        later = worth.new_sword * figures
        for line in range(LINE_COUNT):
            column = line >= ROWS
            gives = setting.column_coins[line - ROWS] * coin if column else setting.price[line] * coin * worth.spare
            first = first_benefit(seat, line)
            for slot in range(first, first + BENEFITS_ON_A_LINE):
                if state.under[slot] != NOBODY:
                    benefit = benefit_of(setting, state.under[slot], coin)
                    gives += benefit
                    self.cards.append(benefit * later * often[line])
            self.line_gives.append(gives)

    def hold(self, state: State, seat: int, coin: float) -> bool:
        """Whether they are those of this position. Rules put another tuple in place of what changes."""
        same = state.under is self.under and state.decorators is self.decorators
        return same and seat == self.seat and coin == self.coin


def benefit_of(setting: Setting, face: int, coin: float) -> float:
    """What the benefit of a card gives with each delivery."""
    gives = setting.benefit_points[face] + setting.benefit_coins[face] * coin
    if setting.benefit_resource[face] != NOBODY:
        gives += setting.price[setting.benefit_resource[face]] * coin * 0.9
    return gives
