"""Unfinished Swords: what those on a Forge are worth, one after the other, with the Resources and the time left."""

from __future__ import annotations

from bakufu.bots.katana.needs import last_cell, printed
from bakufu.bots.katana.position.honor_estimate import HonorEstimate
from bakufu.bots.katana.position.prospects import Prospects
from bakufu.bots.katana.reach import chance_of
from bakufu.bots.katana.weighing import Reach, Weights
from bakufu.katana.box.components import (
    CELLS,
    COLUMNS,
    LINE_COUNT,
    NO_SWORD,
    RESOURCE_COUNT,
    ROUNDS,
    ROWS,
    SWORDS,
    of_seat,
)
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import under_delivery
from bakufu.katana.rules.swords.movement import complete, recipe_of, target_of

ALL_RESOURCES = (1 << RESOURCE_COUNT) - 1  # as bits
MOVES_A_ROUND = 7.0  # of all Swords on a Forge together
SURE = 5.0  # what a delivery gives in addition to the points of the Sword: those of the round, and the lines
AT_LEAST = 0.1  # effort: a complete Sword comes before all others


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
        self.ornaments = [_ornaments(setting, bits) for bits in range(1 << RESOURCE_COUNT)]
        self.kinds = [_kinds(recipe) for recipe in setting.recipe]  # by Sword, as bits

    def value(self, state: State, seat: int, now: int, prospects: Prospects, estimate: HonorEstimate) -> float:
        """Each Sword gets what the ones before it leave of the Resources and of the time. `now`: figures to place in
        this round."""
        worth, setting, coin, figures = self.worth, self.setting, prospects.coin, prospects.figures
        bench = Bench(of_seat(state.stock, seat), state.coins[seat])
        last_round = state.round == ROUNDS
        too_late = last_round and state.passed[seat] == 1
        total = 0.0
        later: int = ROUNDS - state.round
        to_come = later + now / (setting.workers + 1.0)
        delivered, all_moves = len(state.washitsu[seat]), 0
        for cell in self._in_order(state, seat, bench.stock):
            sword = state.forge[seat * CELLS + cell]
            recipe, placed = recipe_of(state, sword), state.placed[sword]
            moves = len(recipe) - placed
            bench.effort += moves
            if moves and in_the_way(state, seat, sword, cell):
                bench.effort += self.reach.in_the_way
            self._supply(recipe, placed, cell, bench, coin)
            chance = 0.0 if too_late else chance_of(self.reach, bench.effort, moves, figures)
            estimate.add(sword, chance)
            if sword < SWORDS:
                delivered += 1
                all_moves += moves
                total += self.freed_soon(delivered, all_moves, to_come)
                if not placed and not last_round:
                    total -= worth.blocked * to_come * (1.0 - chance)
                total -= worth.unfilled[state.round - 1] * (1.0 - chance)
            total += bench.ready * chance
            payoff = self._payoff(state, sword, recipe, prospects, self._round_points(state, moves, now))
            total += self._sword(state, sword, payoff - bench.cost - worth.move * moves, chance, figures)
        for kind in range(RESOURCE_COUNT):
            total += bench.stock[kind] * setting.price[kind] * (coin * worth.spare if not last_round else worth.coin)
        return total + worth.line * most(bench.movable) * min(1, now)

    def _supply(self, recipe: list[int], placed: int, cell: int, bench: Bench, coin: float) -> None:
        """Take the Resources that the Sword on this space still needs off the bench, and buy the others."""
        worth, reach = self.worth, self.reach
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

    def _in_order(self, state: State, seat: int, stock: list[int]) -> list[int]:
        """The spaces of the Swords, in the order of completing them: the best value for its effort first. Those being
        delivered are left out.

        By effort alone, a Sword that makes progress might push a better one back. Decorations don't count here: a small
        one would push others back and cost more of their chances than it earns.
        """
        cells: list[int] = []
        yields: list[float] = []
        leaving = under_delivery(state, seat)
        for cell in range(CELLS):
            sword = state.forge[seat * CELLS + cell]
            if sword == NO_SWORD or (leaving and cell in leaving):
                continue
            worth = SURE + printed(state, sword)
            brings = worth / (AT_LEAST + self._effort(state, sword, stock))
            at = len(cells)
            while at and yields[at - 1] < brings:
                at -= 1
            cells.insert(at, cell)
            yields.insert(at, brings)
        return cells

    def _effort(self, state: State, sword: int, stock: list[int]) -> float:
        """Of a Sword by itself: its moves, and the Resources that are missing."""
        recipe, placed = recipe_of(state, sword), state.placed[sword]
        asked = [0] * RESOURCE_COUNT
        effort = 0.0
        for at in range(placed, len(recipe)):
            resource = recipe[at]
            effort += 1.0
            asked[resource] += 1
            if asked[resource] > stock[resource]:
                effort += self.reach.fetch
        return effort

    def freed_soon(self, complete: int, moves: int, rounds: float) -> float:
        """A Worker freed by the delivery of this many Swords, for the rounds left when they are complete."""
        if complete not in self.setting.freed_by:
            return 0.0
        return self.worth.soon * self.worth.later_figure * max(0.0, rounds - moves / MOVES_A_ROUND)

    def _payoff(self, state: State, sword: int, recipe: list[int], prospects: Prospects, round_points: float) -> float:
        """What the delivery of a Sword gives; of the SHOGUN NO KATANA, without the points of its Resources."""
        decorated = state.decorated[sword]
        payoff: float = self.ornaments[decorated & ALL_RESOURCES]
        plain = (self.kinds[sword] if sword < SWORDS else _kinds(recipe)) & ~decorated
        for resource in range(RESOURCE_COUNT):
            if plain >> resource & 1:
                payoff += prospects.decoration[resource]
        payoff += round_points
        end = self.ends[sword] if sword < SWORDS else last_cell(recipe)
        payoff += prospects.line_gives[end // COLUMNS] + prospects.line_gives[ROWS + end % COLUMNS]
        return payoff + printed(state, sword) if sword < SWORDS else payoff

    def _sword(self, state: State, sword: int, gain: float, chance: float, figures: int) -> float:
        """A Sword that is completed with this chance, which gains as much."""
        if sword < SWORDS:
            return chance * gain
        # The SHOGUN NO KATANA counts as far as it has come.
        worth, setting = self.worth, self.setting
        recipe, placed = recipe_of(state, sword), state.placed[sword]
        value = worth.katana * chance * (gain + worth.favour * setting.favour)
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


def in_the_way(state: State, seat: int, sword: int, cell: int) -> bool:
    """Whether another Sword is where this one goes next, unless they can swap places."""
    target = target_of(state, sword, cell)
    other = state.forge[seat * CELLS + target]
    if other == NO_SWORD or target in under_delivery(state, seat):
        return False
    return complete(state, other) or target_of(state, other, target) != cell


def most(numbers: list[int]) -> int:
    """Like `max`, which compiled code can only call through the interpreter."""
    found = numbers[0]
    for number in numbers:
        found = max(found, number)
    return found


def _kinds(recipe: list[int]) -> int:
    """The Resources of a recipe, as bits."""
    bits = 0
    for resource in recipe:
        bits |= 1 << resource
    return bits


def _ornaments(setting: Setting, bits: int) -> float:
    """The points of these decorations."""
    return float(sum([setting.ornament[kind] for kind in range(RESOURCE_COUNT) if bits >> kind & 1]))
