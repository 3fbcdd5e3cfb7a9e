"""The value of a position for one seat, in points at the end of the game: what it has, and what is still to come."""

from __future__ import annotations

from bakufu.bots.katana.honor_estimate import HonorEstimate
from bakufu.bots.katana.needs import last_cell
from bakufu.bots.katana.reach import chance_of, figures_later, figures_now
from bakufu.bots.katana.unfinished import Left, Unfinished
from bakufu.bots.katana.weighing import Weights
from bakufu.katana.box.components import (
    BENEFITS_ON_A_LINE,
    CELLS,
    COLUMNS,
    GHOST_ACADEMY,
    GHOST_DAIMYO,
    GHOST_PALACE,
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
    first_benefit,
    of_seat,
)
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.areas.family import members
from bakufu.katana.rules.areas.monks import monk_price_of_round
from bakufu.katana.rules.ghost import GHOST, PLAYER, wanted_space
from bakufu.katana.rules.restore import freed
from bakufu.katana.rules.scoring import katana_delivered
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import COLUMN, ROW
from bakufu.katana.rules.swords.movement import recipe_of


class ValueFunction:
    """Values positions of games with one setting. It keeps nothing but tables made from setting and weights."""

    def __init__(self, setting: Setting, weights: Weights) -> None:
        self.setting = setting
        self.weights = weights
        self.worth = weights.worth
        self.reach = weights.reach
        ends = [last_cell(recipe) for recipe in setting.recipe]
        self.often = _how_often(ends)
        self.unfinished = Unfinished(setting, weights, ends)

    def value(self, state: State, seat: int) -> float:
        if state.over():
            return float(state.points[seat])
        worth = self.worth
        now = figures_now(state, seat)
        later = figures_later(state, seat)
        figures = now + later
        much = figures / (figures + 8.0)
        coin = (worth.coin + worth.coin_much * much) * (worth.coin_last if state.round == ROUNDS else 1.0)
        estimate = HonorEstimate(state, seat, float(figures), self.weights.honors)

        value: float = state.points[seat] + self._coins(state, seat, coin) + self._figures(state, seat, coin)
        rounds: int = ROUNDS - state.round
        value += worth.later_figure * rounds * freed(state, seat)
        value += self.unfinished.value(state, seat, Left(now, figures, much, coin), estimate)
        value += self._sashimono(state, seat, estimate)
        value += self._cards(state, seat, figures, coin)
        value += self._standing(state, seat, figures, coin)
        if not state.composition[seat]:
            value += self._project(state, seat, figures)
        elif katana_delivered(state, seat):
            value += worth.favour * self.setting.favour
        if self.setting.solo:
            value -= worth.ghost * ghost_gains(state)
        return value + self._honors(state, seat, estimate)

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
        points = 0
        for size in range(max(counts)):
            points += self.setting.sashimono_points[len([count for count in counts if count > size])]
        return float(points)

    def _cards(self, state: State, seat: int, figures: int, coin: float) -> float:
        worth, setting = self.worth, self.setting
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
            option = self.unfinished.benefit(face, coin) * (1.0 + 0.5 * later) - setting.cost[face] * coin
            value += gain * use + worth.card * max(0.0, option)
        for line in range(LINE_COUNT):
            first = first_benefit(seat, line)
            for slot in range(first, first + BENEFITS_ON_A_LINE):
                if state.under[slot] != NOBODY:
                    value += self.unfinished.benefit(state.under[slot], coin) * later * self.often[line]
        return value

    def _standing(self, state: State, seat: int, figures: int, coin: float) -> float:
        """Decorators and Family Members: what they will earn, figure by figure."""
        worth = self.worth
        value = worth.step * figures * coin * sum(of_seat(state.decorators, seat))
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


def ghost_gains(state: State) -> float:
    """What the Ghost can still score from the player's Family at the Palace and best Decorator, and in this round from
    the Swords that are left at the Houses."""
    deck = [*state.ghost_deck, *state.ghost_gone]
    rounds: int = ROUNDS - state.round
    draws = state.workers[GHOST] + rounds * (state.setting.workers + freed(state, GHOST))
    palace = deck.count(GHOST_PALACE) * members(state.family[PLAYER])
    academy = deck.count(GHOST_ACADEMY) * max(of_seat(state.decorators, PLAYER))
    return draws * (palace + academy) / len(deck) + _ghost_swords(state, deck.count(GHOST_DAIMYO) / len(deck))


def _ghost_swords(state: State, share: float) -> float:
    """The points of the Swords that the Ghost will take, if this share of its draws leads it to a House."""
    swords = state.workers[GHOST] * share
    if swords <= 0.0:
        return 0.0
    flags = list(state.sashimono[HOUSE_COUNT * GHOST : HOUSE_COUNT * (GHOST + 1)])
    left = list(state.sword_at)
    points = 0.0
    while swords > 0.0:
        space = wanted_space(state.setting, left, flags)
        if space == NOBODY:
            return points
        points += min(1.0, swords) * (state.setting.points[left[space]] + state.setting.round_points[state.round - 1])
        left[space] = NO_SWORD
        flags[state.setting.house_of[space]] += 1
        swords -= 1.0
    return points
