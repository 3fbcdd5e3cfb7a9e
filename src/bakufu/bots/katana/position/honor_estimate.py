"""What an Honor card may be worth at the end: what it counts now, what is on the Forge, and what is still to come."""

from __future__ import annotations

from bakufu.bots.katana.weighing import Honors
from bakufu.katana.box.components import HOUSE_COUNT, KATANA, NOBODY, ROUNDS, SWORDS, cards_under, of_seat
from bakufu.katana.rules.honor import decorations_on, wealth
from bakufu.katana.rules.scoring import katana_delivered
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import recipe_of


class HonorEstimate:
    """What a seat may have at the end: its Swords with the chance that each is delivered, and the figures to come."""

    def __init__(self, state: State, seat: int, figures: float, weights: Honors) -> None:
        self.state = state
        self.seat = seat
        self.figures = figures
        self.weights = weights
        self.swords: list[int] = []
        self.chances: list[float] = []
        for sword in state.washitsu[seat]:
            self.swords.append(sword)
            self.chances.append(1.0)
        if katana_delivered(state, seat):
            self.add(KATANA + seat, weights.katana)
        self.later = weights.sword * figures

    def add(self, sword: int, chance: float) -> None:
        self.swords.append(sword)
        self.chances.append(chance)

    def worth(self, card: int) -> float:
        setting = self.state.setting
        count = self._count(setting.honor_kind[card], setting.honor_of[card])
        return min(float(setting.honor_most), count * setting.honor_points[card])

    def _count(self, kind: str, of: int) -> float:
        if kind == "certain":
            return 1.0
        if kind == "sashimono":
            return self._sashimono(of)
        if kind in ("strength", "total-strength", "strength-levels"):
            return self._strength(kind, of)
        if kind == "resource":
            return self._resource(of)
        if kind in ("decorated", "decorations", "katana-decorations"):
            return self._decorated(kind, of)
        return self._rest(kind, of)

    def _sashimono(self, house: int) -> float:
        count = self.state.sashimono[HOUSE_COUNT * self.seat + house] + 0.25 * self.later
        for at in range(len(self.swords)):
            if self.state.flag[self.swords[at]] == house:
                count += self.chances[at]
        return count

    def _strength(self, kind: str, least: int) -> float:
        strength = self.state.setting.strength
        total = 0.0
        levels = 0
        for at in range(len(self.swords)):
            sword = self.swords[at]
            if sword >= SWORDS:
                continue
            if kind == "total-strength":
                total += strength[sword] * self.chances[at]
            elif kind == "strength" and strength[sword] >= least:
                total += self.chances[at]
            elif kind == "strength-levels" and not levels >> strength[sword] & 1:
                levels |= 1 << strength[sword]
                total += self.chances[at]
        if kind == "total-strength":
            return total + 3.0 * self.later
        return total + self.later * (0.2 * (6 - least) if kind == "strength" else 0.5)

    def _resource(self, resource: int) -> float:
        total = 0.6 * self.later
        for at in range(len(self.swords)):
            if resource in recipe_of(self.state, self.swords[at]):
                total += self.chances[at]
        return total

    def _decorated(self, kind: str, least: int) -> float:
        state = self.state
        hope = self.weights.decoration * self.figures
        if kind == "katana-decorations":
            return decorations_on(state, KATANA + self.seat) + min(2.0, 0.5 * hope)
        total = 0.0
        for at in range(len(self.swords)):
            sword = self.swords[at]
            count = decorations_on(state, sword)
            if kind == "decorations":
                total += count * self.chances[at] if sword < SWORDS else 0.0
            elif count >= least:
                total += self.chances[at]
        return total + hope * (1.0 if kind == "decorations" else 0.4)

    def _rest(self, kind: str, of: int) -> float:
        state, seat, figures = self.state, self.seat, self.figures
        if kind == "benefits":
            mine = cards_under(state.under, seat)
            return len(mine) - mine.count(NOBODY) + self.weights.benefit * figures
        if kind == "figures":
            return self._figures()
        if kind == "decorators":
            return sum(of_seat(state.decorators, seat)) + self.weights.step * figures
        if kind == "unused-cards":
            return len(state.fresh[seat]) + self.weights.card * figures
        if kind == "flowers":
            points = state.points[seat] + 20.0 + self.weights.point * figures
            return points * len(state.setting.flowers) / state.setting.lap
        return wealth(state, seat) / of + self.weights.coin * figures

    def _figures(self) -> float:
        """On the main board at the end of the last round; Monks at the Temple count as well."""
        state = self.state
        if state.round == ROUNDS:
            return state.on_board[self.seat] + state.monks[self.seat] + 0.6 * self.figures
        return 4.5
