"""The value of a position for one seat, in points at the end of the game: what it has, and what may become of it."""

from __future__ import annotations

from bakufu.bots.katana.honor_outlook import Prospect
from bakufu.bots.katana.needs import last_cell, printed
from bakufu.bots.katana.reach import chance_of, figures_later, figures_now
from bakufu.bots.katana.weighing import Weights
from bakufu.katana.box.components import (
    BENEFITS_ON_A_LINE,
    CELLS,
    COLUMNS,
    GHOST_ACADEMY,
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
    SWORDS,
    first_benefit,
    of_seat,
)
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.areas.family import members
from bakufu.katana.rules.ghost import GHOST, PLAYER
from bakufu.katana.rules.restore import freed
from bakufu.katana.rules.scoring import katana_delivered
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import COLUMN, ROW, ornament_points, under_delivery
from bakufu.katana.rules.swords.movement import complete, recipe_of, target_of

MOVES_A_ROUND = 7.0  # of all Swords on a Forge together
SURE = 5.0  # what a delivery brings beside the points of the Sword: those of the round, and the lines
AT_LEAST = 0.1  # effort: a Sword that is complete comes before all others


class Position:
    """Values positions of games with one setting. It keeps nothing but tables made from setting and weights."""

    def __init__(self, setting: Setting, weights: Weights) -> None:
        self.setting = setting
        self.weights = weights
        self.worth = weights.worth
        self.reach = weights.reach
        self.ends = [last_cell(recipe) for recipe in setting.recipe]
        self.often = _how_often(self.ends)

    def value(self, state: State, seat: int) -> float:
        if state.over():
            return float(state.points[seat])
        worth = self.worth
        now = figures_now(state, seat)
        later = figures_later(state, seat)
        figures = now + later
        much = figures / (figures + 8.0)
        coin = (worth.coin + worth.coin_much * much) * (worth.coin_last if state.round == ROUNDS else 1.0)
        prospect = Prospect(state, seat, float(figures), self.weights.honors)

        value: float = state.points[seat] + self._coins(state, seat, coin) + self._figures(state, seat, coin)
        rounds: int = ROUNDS - state.round
        value += worth.later_figure * rounds * freed(state, seat)
        value += self._swords(state, seat, now, figures, much, coin, prospect)
        value += self._sashimono(state, seat, prospect)
        value += self._cards(state, seat, figures, coin)
        value += self._standing(state, seat, figures, coin)
        if not state.composition[seat]:
            value += self._project(state, seat, figures)
        elif katana_delivered(state, seat):
            value += worth.favour * self.setting.favour
        if self.setting.solo:
            value -= worth.ghost * ghost_gains(state)
        return value + self._honors(state, seat, prospect)

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
        """Workers of this round, and Monks at what they bring beyond their price."""
        if state.passed[seat]:
            return 0.0
        worth = self.worth
        price = self.setting.monk_price[state.round - 1]
        monks = min(state.monks[seat], state.coins[seat] // price)
        return worth.figure * state.workers[seat] + monks * max(0.0, worth.figure + worth.monk - price * coin)

    def _swords(
        self, state: State, seat: int, now: int, figures: int, much: float, coin: float, prospect: Prospect
    ) -> float:
        """The Swords on the Forge, one after the other: each gets what is left of the Resources and of the time."""
        worth, setting = self.worth, self.setting
        stock = of_seat(state.stock, seat)
        last_round = state.round == ROUNDS
        too_late = last_round and state.passed[seat] == 1
        movable = [0] * LINE_COUNT
        total = 0.0
        effort = 0.0
        purse = state.coins[seat]
        later: int = ROUNDS - state.round
        to_come = later + now / (setting.workers + 1.0)
        delivered, all_moves = len(state.washitsu[seat]), 0
        for cell in self._in_order(state, seat):
            sword = state.forge[seat * CELLS + cell]
            recipe = recipe_of(state, sword)
            placed = state.placed[sword]
            moves = len(recipe) - placed
            effort += moves
            if moves and in_the_way(state, seat, sword, cell):
                effort += self.reach.in_the_way
            cost, ready = 0.0, 0.0
            for at in range(placed, len(recipe)):
                resource = recipe[at]
                if stock[resource]:
                    stock[resource] -= 1
                    ready += worth.ready
                    if at == placed:
                        ready += worth.next
                        movable[cell // COLUMNS] += 1
                        movable[ROWS + cell % COLUMNS] += 1
                else:
                    price = setting.price[resource]
                    cost += price * coin
                    effort += self.reach.fetch + self.reach.earn * max(0, price - max(0, purse))
                    purse -= price
            chance = 0.0 if too_late else chance_of(self.reach, effort, moves, figures)
            prospect.add(sword, chance)
            if sword < SWORDS:
                delivered += 1
                all_moves += moves
                total += self.freed_soon(delivered, all_moves, to_come)
                if not placed and not last_round:
                    total -= worth.blocked * to_come * (1.0 - chance)
                total -= worth.unfilled[state.round - 1] * (1.0 - chance)
            total += ready * chance
            total += self._sword(state, seat, sword, recipe, now, figures, much, coin, chance, cost)
        for kind in range(RESOURCE_COUNT):
            total += stock[kind] * setting.price[kind] * (coin * worth.spare if not last_round else worth.coin)
        return total + worth.line * max(movable) * min(1, now)

    def _in_order(self, state: State, seat: int) -> list[int]:
        """The spaces of the Swords, as one would complete them: what brings most for its effort first.

        By the effort alone a Sword that comes on might push a better one back. Decorations do not count here: a small
        one would push others back, and cost more of their chances than it brings.
        """
        cells: list[int] = []
        yields: list[float] = []
        for cell in _occupied(state, seat):
            sword = state.forge[seat * CELLS + cell]
            worth = SURE + printed(state, sword)
            brings = worth / (AT_LEAST + self._effort(state, seat, sword))
            at = len(cells)
            while at and yields[at - 1] < brings:
                at -= 1
            cells.insert(at, cell)
            yields.insert(at, brings)
        return cells

    def _effort(self, state: State, seat: int, sword: int) -> float:
        """Of a Sword by itself: its moves, and the Resources that are missing."""
        recipe = recipe_of(state, sword)
        stock = of_seat(state.stock, seat)
        effort = 0.0
        for at in range(state.placed[sword], len(recipe)):
            effort += 1.0
            if stock[recipe[at]]:
                stock[recipe[at]] -= 1
            else:
                effort += self.reach.fetch
        return effort

    def freed_soon(self, complete: int, moves: int, rounds: float) -> float:
        """A Worker whom the delivery of so many Swords frees, for the rounds that are left when they are complete."""
        if complete not in self.setting.freed_by:
            return 0.0
        return self.worth.soon * self.worth.later_figure * max(0.0, rounds - moves / MOVES_A_ROUND)

    def _sword(
        self, state: State, seat: int, sword: int, recipe: list[int], now: int, figures: int, much: float,
        coin: float, chance: float, cost: float,
    ) -> float:  # fmt: skip
        worth, setting = self.worth, self.setting
        moves = len(recipe) - state.placed[sword]
        payoff = float(ornament_points(state, sword))
        for resource in range(RESOURCE_COUNT):
            if resource in recipe and not state.decorated[sword] >> resource & 1:
                coins = state.decorators[RESOURCE_COUNT * seat + resource]
                payoff += worth.decorate * much * (setting.ornament[resource] + coins * coin)
        payoff += self._round_points(state, moves, now)
        end = self.ends[sword] if sword < SWORDS else last_cell(recipe)
        row, column = end // COLUMNS, end % COLUMNS
        payoff += self._line_gives(state, seat, row, coin) + self._line_gives(state, seat, ROWS + column, coin)
        if sword < SWORDS:
            payoff += printed(state, sword)
            return chance * (payoff - cost - worth.move * moves)
        # The SHOGUN NO KATANA counts as far as it has come.
        value = worth.katana * chance * (payoff - cost - worth.move * moves + worth.favour * setting.favour)
        placed = state.placed[sword]
        for at in range(len(recipe)):
            reached = 1.0 if at < placed else chance_of(self.reach, 1.5 * (at - placed + 1), at - placed + 1, figures)
            value += max(chance, reached) * setting.price[recipe[at]]
        return value

    def _round_points(self, state: State, moves: int, now: int) -> float:
        """The points of the round in which a Sword will be delivered."""
        points = self.setting.round_points
        past: int = state.round - 1
        at = float(past)
        if moves:
            at += max(0.0, (moves - 0.5 * now) / 3.0)
        elif state.round < ROUNDS:
            at += self.worth.hold
        if at >= ROUNDS - 1:
            return float(points[ROUNDS - 1])
        whole = int(at)
        return points[whole] + (at - whole) * (points[whole + 1] - points[whole])

    def _line_gives(self, state: State, seat: int, line: int, coin: float) -> float:
        setting = self.setting
        gives = (
            setting.column_coins[line - ROWS] * coin if line >= ROWS else setting.price[line] * coin * self.worth.spare
        )
        first = first_benefit(seat, line)
        for slot in range(first, first + BENEFITS_ON_A_LINE):
            if state.under[slot] != NOBODY:
                gives += self._benefit(state.under[slot], coin)
        return gives

    def _benefit(self, face: int, coin: float) -> float:
        """What the benefit of a card brings with each delivery."""
        setting = self.setting
        gives = setting.benefit_points[face] + setting.benefit_coins[face] * coin
        if setting.benefit_resource[face] != NOBODY:
            gives += setting.price[setting.benefit_resource[face]] * coin * 0.9
        return gives

    def _sashimono(self, state: State, seat: int, prospect: Prospect) -> float:
        counts = state.sashimono[HOUSE_COUNT * seat : HOUSE_COUNT * (seat + 1)]
        sure = self._sets(counts)
        chance, flags = 0.0, 0
        for at in range(len(prospect.swords)):
            flag = state.flag[prospect.swords[at]]
            if flag == NOBODY or prospect.chances[at] <= 0.0:
                continue
            counts[counts.index(min(counts)) if flag == STARTING else flag] += 1
            chance += prospect.chances[at]
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
            option = self._benefit(face, coin) * (1.0 + 0.5 * later) - setting.cost[face] * coin
            value += gain * use + worth.card * max(0.0, option)
        for line in range(LINE_COUNT):
            first = first_benefit(seat, line)
            for slot in range(first, first + BENEFITS_ON_A_LINE):
                if state.under[slot] != NOBODY:
                    value += self._benefit(state.under[slot], coin) * later * self.often[line]
        return value

    def _standing(self, state: State, seat: int, figures: int, coin: float) -> float:
        """Decorators and Family Members: what they will bring, figure by figure."""
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

    def _honors(self, state: State, seat: int, prospect: Prospect) -> float:
        value = 0.0
        for card in state.honors[seat]:
            value += prospect.worth(card)
        if not state.passed[seat] and state.honor_row:
            value += self.weights.honors.seen * max([prospect.worth(card) for card in state.honor_row])
        return value

    def line_count(self, state: State, seat: int, line: int) -> float:
        """How many deliveries are to be expected at a line."""
        now, later = figures_now(state, seat), figures_later(state, seat)
        figures = now + later
        count = self.often[line] * self.worth.new_sword * figures
        for cell in range(seat * CELLS, (seat + 1) * CELLS):
            sword = state.forge[cell]
            if sword == NO_SWORD:
                continue
            recipe = recipe_of(state, sword)
            end = last_cell(recipe)
            if line in (end // COLUMNS, ROWS + end % COLUMNS):
                moves = len(recipe) - state.placed[sword]
                bit = ROW if line < ROWS else COLUMN
                done = state.delivering == cell - seat * CELLS and not state.lines_left & bit
                count += 0.0 if done else chance_of(self.reach, 2.0 * moves, moves, figures)
        return count


def _how_often(ends: list[int]) -> list[float]:
    """By line: the share of the Swords that are complete there."""
    often = [0.0] * LINE_COUNT
    for end in ends:
        often[end // COLUMNS] += 1.0 / len(ends)
        often[ROWS + end % COLUMNS] += 1.0 / len(ends)
    return often


def ghost_gains(state: State) -> float:
    """What the Ghost has yet to gain of the player's own Family at the Palace and best Decorator."""
    deck = [*state.ghost_deck, *state.ghost_gone]
    rounds: int = ROUNDS - state.round
    draws = state.workers[GHOST] + rounds * (state.setting.workers + freed(state, GHOST))
    palace = deck.count(GHOST_PALACE) * members(state.family[PLAYER])
    academy = deck.count(GHOST_ACADEMY) * max(of_seat(state.decorators, PLAYER))
    return draws * (palace + academy) / len(deck)


def in_the_way(state: State, seat: int, sword: int, cell: int) -> bool:
    """Whether another Sword lies where this one goes next, unless they can swap places."""
    target = target_of(state, sword, cell)
    other = state.forge[seat * CELLS + target]
    if other == NO_SWORD or target in under_delivery(state, seat):
        return False
    return complete(state, other) or target_of(state, other, target) != cell


def _occupied(state: State, seat: int) -> list[int]:
    """Spaces of the Forge with a Sword, but for those that are just being delivered."""
    leaving = under_delivery(state, seat)
    return [cell for cell in range(CELLS) if state.forge[seat * CELLS + cell] != NO_SWORD and cell not in leaving]
