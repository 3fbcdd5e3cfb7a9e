"""Unfinished Swords: what those on a Forge are worth, one after the other, with the Resources and the time left."""

from __future__ import annotations

from bakufu.bots.katana.honor_estimate import HonorEstimate
from bakufu.bots.katana.needs import last_cell, moves_left, printed
from bakufu.bots.katana.reach import chance_of
from bakufu.bots.katana.weighing import Reach, Weights
from bakufu.katana.box.components import (
    BENEFITS_ON_A_LINE,
    CELLS,
    COLUMNS,
    LINE_COUNT,
    NO_SWORD,
    NOBODY,
    RESOURCE_COUNT,
    ROUNDS,
    ROWS,
    SWORDS,
    first_benefit,
    of_seat,
)
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import ornament_points, under_delivery
from bakufu.katana.rules.swords.movement import complete, recipe_of, target_of

MOVES_A_ROUND = 7.0  # of all Swords on a Forge together
SURE = 5.0  # what a delivery gives in addition to the points of the Sword: those of the round, and the lines
AT_LEAST = 0.1  # effort: a complete Sword comes before all others


class Left:
    """What a seat has left to act with: figures of this round and of all rounds, how much of a game that is (0 to 1),
    and what a Coin is worth with that many figures."""

    def __init__(self, now: int, figures: int, much: float, coin: float) -> None:
        self.now = now
        self.figures = figures
        self.much = much
        self.coin = coin


class Bench:
    """What the Swords of a Forge use up in turn: Resources and Coins; and the effort of all Swords so far.

    `cost` and `ready` belong to the Sword that was supplied last; `movable` counts the Swords that can move, by line.
    """

    def __init__(self, stock: list[int], purse: int) -> None:
        self.stock = stock
        self.purse = purse
        self.effort = 0.0
        self.cost = 0.0
        self.ready = 0.0
        self.movable = [0] * LINE_COUNT


class Unfinished:
    """Values the Forges of games with one setting."""

    def __init__(self, setting: Setting, weights: Weights, ends: list[int]) -> None:
        self.setting = setting
        self.worth = weights.worth
        self.reach: Reach = weights.reach
        self.ends = ends  # by Sword: where it will be complete

    def value(self, state: State, seat: int, left: Left, estimate: HonorEstimate) -> float:
        """Each Sword gets what the ones before it leave of the Resources and of the time."""
        worth, setting = self.worth, self.setting
        bench = Bench(of_seat(state.stock, seat), state.coins[seat])
        last_round = state.round == ROUNDS
        too_late = last_round and state.passed[seat] == 1
        total = 0.0
        later: int = ROUNDS - state.round
        to_come = later + left.now / (setting.workers + 1.0)
        delivered, all_moves = len(state.washitsu[seat]), 0
        for cell in self._in_order(state, seat):
            sword = state.forge[seat * CELLS + cell]
            moves = moves_left(state, sword)
            self._supply(state, seat, cell, bench, left.coin)
            chance = 0.0 if too_late else chance_of(self.reach, bench.effort, moves, left.figures)
            estimate.add(sword, chance)
            if sword < SWORDS:
                delivered += 1
                all_moves += moves
                total += self.freed_soon(delivered, all_moves, to_come)
                if not state.placed[sword] and not last_round:
                    total -= worth.blocked * to_come * (1.0 - chance)
                total -= worth.unfilled[state.round - 1] * (1.0 - chance)
            total += bench.ready * chance
            total += self._sword(state, seat, sword, left, chance, bench.cost)
        for kind in range(RESOURCE_COUNT):
            total += (
                bench.stock[kind] * setting.price[kind] * (left.coin * worth.spare if not last_round else worth.coin)
            )
        return total + worth.line * max(bench.movable) * min(1, left.now)

    def _supply(self, state: State, seat: int, cell: int, bench: Bench, coin: float) -> None:
        """Take the Resources that the Sword on this space still needs off the bench, and buy the others."""
        worth, reach = self.worth, self.reach
        sword = state.forge[seat * CELLS + cell]
        recipe = recipe_of(state, sword)
        placed = state.placed[sword]
        moves = len(recipe) - placed
        bench.effort += moves
        if moves and in_the_way(state, seat, sword, cell):
            bench.effort += reach.in_the_way
        bench.cost = bench.ready = 0.0
        stock = bench.stock
        for at in range(placed, len(recipe)):
            resource = recipe[at]
            if stock[resource]:
                stock[resource] -= 1
                bench.ready += worth.ready
                if at == placed:
                    bench.ready += worth.next
                    bench.movable[cell // COLUMNS] += 1
                    bench.movable[ROWS + cell % COLUMNS] += 1
            else:
                price = self.setting.price[resource]
                bench.cost += price * coin
                bench.effort += reach.fetch + reach.earn * max(0, price - max(0, bench.purse))
                bench.purse -= price

    def _in_order(self, state: State, seat: int) -> list[int]:
        """The spaces of the Swords, in the order of completing them: the best value for its effort first.

        By effort alone, a Sword that makes progress might push a better one back. Decorations don't count here: a small
        one would push others back and cost more of their chances than it earns.
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
        """A Worker freed by the delivery of this many Swords, for the rounds left when they are complete."""
        if complete not in self.setting.freed_by:
            return 0.0
        return self.worth.soon * self.worth.later_figure * max(0.0, rounds - moves / MOVES_A_ROUND)

    def _sword(self, state: State, seat: int, sword: int, left: Left, chance: float, cost: float) -> float:
        """A Sword that is completed with this chance, for Resources at this cost."""
        worth, setting = self.worth, self.setting
        recipe, coin = recipe_of(state, sword), left.coin
        moves = len(recipe) - state.placed[sword]
        payoff = float(ornament_points(state, sword))
        for resource in range(RESOURCE_COUNT):
            if resource in recipe and not state.decorated[sword] >> resource & 1:
                coins = state.decorators[RESOURCE_COUNT * seat + resource]
                payoff += worth.decorate * left.much * (setting.ornament[resource] + coins * coin)
        payoff += self._round_points(state, moves, left.now)
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
            reached = (
                1.0 if at < placed else chance_of(self.reach, 1.5 * (at - placed + 1), at - placed + 1, left.figures)
            )
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
                gives += self.benefit(state.under[slot], coin)
        return gives

    def benefit(self, face: int, coin: float) -> float:
        """What the benefit of a card gives with each delivery."""
        setting = self.setting
        gives = setting.benefit_points[face] + setting.benefit_coins[face] * coin
        if setting.benefit_resource[face] != NOBODY:
            gives += setting.price[setting.benefit_resource[face]] * coin * 0.9
        return gives


def in_the_way(state: State, seat: int, sword: int, cell: int) -> bool:
    """Whether another Sword is where this one goes next, unless they can swap places."""
    target = target_of(state, sword, cell)
    other = state.forge[seat * CELLS + target]
    if other == NO_SWORD or target in under_delivery(state, seat):
        return False
    return complete(state, other) or target_of(state, other, target) != cell


def _occupied(state: State, seat: int) -> list[int]:
    """Spaces of the Forge with a Sword, except those being delivered."""
    leaving = under_delivery(state, seat)
    return [cell for cell in range(CELLS) if state.forge[seat * CELLS + cell] != NO_SWORD and cell not in leaving]
