"""The value of a position for one seat, in points at the end of the game: what it has, and what is still to come."""

from __future__ import annotations

from bakufu.bots.katana.needs import last_cell
from bakufu.bots.katana.position.ghost_gains import GhostGains
from bakufu.bots.katana.position.honor_estimate import HonorEstimate
from bakufu.bots.katana.position.prospects import Prospects, benefit_of
from bakufu.bots.katana.position.unfinished import Unfinished
from bakufu.bots.katana.reach import chance_of, figures_later, figures_now
from bakufu.bots.katana.weighing import Weights
from bakufu.katana.box.components import (
    CELLS,
    COLUMNS,
    HOUSE_COUNT,
    LINE_COUNT,
    MOST_IN_THE_KATANA,
    NO_SWORD,
    NOBODY,
    RESOURCE_COUNT,
    ROOM_EFFECT,
    ROOMS_ON_THE_BOARD,
    ROUNDS,
    ROWS,
    STARTING,
)
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.areas.monks import monk_price_of_round
from bakufu.katana.rules.restore import freed
from bakufu.katana.rules.scoring import katana_delivered
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import COLUMN, ROW
from bakufu.katana.rules.swords.movement import recipe_of


class ValueFunction:
    """Values positions of games with one setting. It keeps what positions have in common that are valued one after the
    other; none has another value for it."""

    def __init__(self, setting: Setting, weights: Weights) -> None:
        self.setting = setting
        self.weights = weights
        self.worth = weights.worth
        self.reach = weights.reach
        ends = [last_cell(recipe) for recipe in setting.recipe]
        self.often = _how_often(ends)
        self.unfinished = Unfinished(setting, weights, ends)
        self.prospects: dict[int, Prospects] = {}  # by figures to come
        self.ghost = GhostGains()

    def value(self, state: State, seat: int) -> float:
        if state.over():
            return float(state.points[seat])
        worth = self.worth
        now = figures_now(state, seat)
        later = figures_later(state, seat)
        figures = now + later
        prospects = self._prospects(state, seat, figures)
        coin = prospects.coin
        estimate = HonorEstimate(state, seat, float(figures), self.weights.honors)

        value: float = state.points[seat] + self._coins(state, seat, coin) + self._figures(state, seat, coin)
        rounds: int = ROUNDS - state.round
        value += worth.later_figure * rounds * freed(state, seat)
        value += self.unfinished.value(state, seat, now, prospects, estimate)
        value += self._sashimono(state, seat, estimate)
        value += self._cards(state, seat, prospects)
        value += self._standing(state, seat, prospects)
        if not state.composition[seat]:
            value += self._project(state, seat, figures)
        elif katana_delivered(state, seat):
            value += worth.favour * self.setting.favour
        if self.setting.solo:
            value -= worth.ghost * self.ghost.points(state)
        return value + self._honors(state, seat, estimate)

    def _prospects(self, state: State, seat: int, figures: int) -> Prospects:
        worth = self.worth
        much = figures / (figures + 8.0)
        coin = (worth.coin + worth.coin_much * much) * (worth.coin_last if state.round == ROUNDS else 1.0)
        known = self.prospects.get(figures)
        if known is None or not known.hold(state, seat, coin):
            known = self.prospects[figures] = Prospects(state, seat, worth, self.often, figures, coin)
        return known

    def _coins(self, state: State, seat: int, coin: float) -> float:
        coins = state.coins[seat]
        if state.turn == seat:
            earned: int = state.earned * (1 + state.doubled)
            coins += earned
        worth = self.worth
        if coins > worth.purse:
            return coin * (worth.purse + worth.rich * (coins - worth.purse))
        return coin * coins

    def _figures(self, state: State, seat: int, coin: float) -> float:
        """Workers of this round, and Monks at what they are worth beyond their price."""
        if state.passed[seat]:
            return 0.0
        worth = self.worth
        price = monk_price_of_round(state)
        monks = min(state.monks[seat], state.coins[seat] // price)
        return worth.figure * state.workers[seat] + monks * max(0.0, worth.figure + worth.monk - price * coin)

    def _sashimono(self, state: State, seat: int, estimate: HonorEstimate) -> float:
        counts = list(state.sashimono[HOUSE_COUNT * seat : HOUSE_COUNT * (seat + 1)])
        sure = self._sets(counts)
        chance, flags = 0.0, 0
        for at in range(len(estimate.swords)):
            flag = state.flag[estimate.swords[at]]
            if flag == NOBODY or estimate.chances[at] <= 0.0:
                continue
            counts[counts.index(min(counts)) if flag == STARTING else flag] += 1
            chance += estimate.chances[at]
            flags += 1
        if not flags:
            return sure
        return sure + self.worth.flag * chance / flags * (self._sets(counts) - sure)

    def _sets(self, counts: list[int]) -> float:
        points, size = 0, 0
        while True:
            kinds = 0
            for count in counts:
                if count > size:
                    kinds += 1
            if not kinds:
                return float(points)
            points += self.setting.sashimono_points[kinds]
            size += 1

    def _cards(self, state: State, seat: int, prospects: Prospects) -> float:
        worth, setting = self.worth, self.setting
        figures, coin = prospects.figures, prospects.coin
        use = min(1.0, (figures + 1) / 4.0)
        if state.round == ROUNDS and state.passed[seat]:
            use = 0.0
        value = 0.0
        later = worth.new_sword * figures
        for face in state.fresh[seat]:
            effect = setting.effect[face]
            gain = worth.effect[effect]
            if effect == ROOM_EFFECT:
                gain *= 1.0 + 20.0 * worth.room[setting.granted_room[face]]
            option = benefit_of(setting, face, coin) * (1.0 + 0.5 * later) - setting.cost[face] * coin
            value += gain * use + worth.card * max(0.0, option)
        for card in prospects.cards:
            value += card
        return value

    def _standing(self, state: State, seat: int, prospects: Prospects) -> float:
        """Decorators and Family Members: what they will earn, figure by figure."""
        worth, figures = self.worth, prospects.figures
        value = worth.step * figures * prospects.coin * prospects.steps
        for room in range(ROOMS_ON_THE_BOARD):
            if state.family[seat] >> room & 1:
                value += figures * (worth.member + worth.room[state.rooms[room]])
        return value

    def _project(self, state: State, seat: int, figures: int) -> float:
        worth = self.worth
        if state.round == ROUNDS and state.passed[seat]:
            return 0.0
        kinds, extra, number = 0, 0.0, 0
        for kind in range(RESOURCE_COUNT):
            count = state.project[RESOURCE_COUNT * seat + kind]
            number += count
            if count:
                kinds += 1
                extra += (count - 1) * self.setting.price[kind]
        if number > MOST_IN_THE_KATANA:
            extra -= 4.0 * (number - MOST_IN_THE_KATANA)
        return chance_of(self.reach, 8.0, 4, figures) * (worth.kind * kinds + worth.extra * extra)

    def _honors(self, state: State, seat: int, estimate: HonorEstimate) -> float:
        value = 0.0
        for card in state.honors[seat]:
            value += estimate.worth(card)
        if not state.passed[seat] and state.honor_row:
            value += self.weights.honors.seen * max([estimate.worth(card) for card in state.honor_row])
        return value

    def line_counts(self, state: State, seat: int) -> list[float]:
        """How many deliveries to expect at each line."""
        figures = figures_now(state, seat) + figures_later(state, seat)
        counts = [often * self.worth.new_sword * figures for often in self.often]
        for cell in range(seat * CELLS, (seat + 1) * CELLS):
            sword = state.forge[cell]
            if sword == NO_SWORD:
                continue
            recipe = recipe_of(state, sword)
            end = last_cell(recipe)
            moves = len(recipe) - state.placed[sword]
            chance = chance_of(self.reach, 2.0 * moves, moves, figures)
            delivering = state.delivering == cell - seat * CELLS
            if not delivering or state.lines_left & ROW:
                counts[end // COLUMNS] += chance
            if not delivering or state.lines_left & COLUMN:
                counts[ROWS + end % COLUMNS] += chance
        return counts


def _how_often(ends: list[int]) -> list[float]:
    """By line: the share of the Swords that are complete there."""
    often = [0.0] * LINE_COUNT
    for end in ends:
        often[end // COLUMNS] += 1.0 / len(ends)
        often[ROWS + end % COLUMNS] += 1.0 / len(ends)
    return often
