"""Quick choices: what players do inside a playout, from values that were calculated once for the whole search.

It approximates how the base level marches and chooses its position; `quick_choice.py` has the rest.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.evaluator import THOUSANDTHS, Evaluator
from bakufu.bots.shogun.evaluation.winning_chance import Clash, Tower
from bakufu.bots.shogun.weighing import Weights
from bakufu.shogun.box.components import (
    ACTIONS,
    ATTACK,
    BATTLE_A,
    BATTLE_B,
    CHEST_CARD,
    DEFENCE,
    DEPLOY_5,
    NEUTRAL,
    ONE_MORE_CHEST,
    ONE_MORE_RICE,
    PROVINCE_COUNT,
    RICE,
    SIX_ARMIES,
    SPECIALS,
    TAX,
    TWO_FARMERS,
)
from bakufu.shogun.box.picks import NOTHING, PLACE
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import has_special

EAGER: Final = 0.6  # how likely a rival who might attack a province wants this one rather than another
HOPELESS: Final = -1000.0
MEAN_LOSS: Final = 4  # rice that winter takes, about


class March:
    def __init__(self, target: int, armies: int, value: float) -> None:
        self.target = target
        self.armies = armies
        self.value = value


class Now:
    """A seat's table while it chooses a march: nothing moves, so that tower, tray and special cards are read once."""

    def __init__(self, state: State, seat: int, tower: Tower) -> None:
        self.seat = seat
        self.owners = state.owner
        self.armies = state.armies
        self.revolts = state.revolts
        self.neighbours = state.setting.board.neighbours
        self.clash = Clash(tower, state)
        self.own = self.clash.sides[seat]
        self.farmers = float(state.setting.limit[TWO_FARMERS]) if effect(state) == TWO_FARMERS else 1.0
        self.helped = [
            1 if state.supply[other] > 0 and has_special(state, other, DEFENCE) else 0
            for other in range(state.setting.players)
        ]

    def chance(self, target: int, armies: float) -> float:
        """How likely this many armies take a province that isn't the seat's."""
        clash, owner = self.clash, self.owners[target]
        if owner == NEUTRAL:
            return clash.fight(self.own, armies, clash.farmers, self.farmers, False) / THOUSANDTHS
        defenders = self.armies[target] + self.helped[owner]
        return clash.fight(self.own, armies, clash.sides[owner], defenders, self.revolts[target] == 0) / THOUSANDTHS


class Quick:
    """`worths` is what it means to hold each province, by seat, at the beginning of the search."""

    def __init__(self, state: State, weights: Weights) -> None:
        evaluators = [Evaluator(state, seat, weights) for seat in range(state.setting.players)]
        self.worths = [[evaluator.worth(province) for province in range(PROVINCE_COUNT)] for evaluator in evaluators]
        self.tower = weights.tower
        self.army: float = evaluators[0].army
        self.later: float = weights.battle.later if evaluators[0].later_seasons else 0.0
        self.attacked = weights.danger.attack * EAGER
        self.declared = weights.battle.declared / 1000
        self.planned = weights.battle.planned / 1000
        self.chest: float = evaluators[0].chest
        self.rice = weights.rice.needed
        self.attack, self.defence = weights.place.attack, weights.place.defence
        self.first = weights.place.first
        self.move_costs = weights.battle.move

    def march(self, state: State, seat: int, origin: int, targets: list[int]) -> March:
        """Where to march from here and with how many: hopeless attacks only if there is nothing else."""
        now = Now(state, seat, self.tower)
        worths = self.worths[seat]
        armies = state.armies[origin]
        helped = 1 if state.supply[seat] > 0 and has_special(state, seat, ATTACK) else 0
        before = self.strength(now, origin, armies)
        mine = [state.owner[target] == seat for target in targets]
        held = [
            self.strength(now, target, state.armies[target]) if own else 0.0
            for target, own in zip(targets, mine, strict=True)
        ]
        best = March(targets[0], 1, HOPELESS)
        for marching in numbers(armies):
            left = self.strength(now, origin, armies - marching) - before
            for place in range(len(targets)):
                target = targets[place]
                there = state.armies[target]
                if mine[place]:
                    value = left + self.move_costs + self.strength(now, target, there + marching)
                    value -= held[place]
                else:
                    chance = now.chance(target, marching + helped)
                    if chance < self.declared:
                        value = HOPELESS * (1.0 - chance)
                    else:
                        survivors = max(1.0, self.tower.falls * (marching - max(1, there)))
                        lasting = 1.0 - self.danger(now, target, survivors)
                        value = left + chance * (lasting * worths[target] + survivors * self.army)
                if value > best.value:
                    best = March(target, marching, value)
        return best

    def strength(self, now: Now, province: int, armies: int) -> float:
        """What this many armies are worth in a province of the seat: holding it, and attacking from it later."""
        danger = self.danger(now, province, armies)
        value = armies * self.army - danger * (self.worths[now.seat][province] + armies * self.army)
        if armies > 1 and self.later:
            value += self.later * self._later_attack_value(now, province, armies - 1)
        return value

    def danger(self, now: Now, province: int, armies: float) -> float:
        """How likely a province of the seat with this many armies is lost."""
        owners, there, clash, seat = now.owners, now.armies, now.clash, now.seat
        loyal = now.revolts[province] == 0
        kept = 1.0
        for neighbour in now.neighbours[province]:
            owner = owners[neighbour]
            if owner >= 0 and owner != seat:
                attackers = there[neighbour] - 1
                if attackers > 0:
                    chance = clash.fight(clash.sides[owner], attackers, now.own, armies, loyal) / THOUSANDTHS
                    kept *= 1.0 - self.attacked * chance
        return 1.0 - kept

    def _later_attack_value(self, now: Now, province: int, armies: int) -> float:
        best = 0.0
        worths = self.worths[now.seat]
        for neighbour in now.neighbours[province]:
            if now.owners[neighbour] != now.seat:
                chance = now.chance(neighbour, armies)
                if chance >= self.planned:
                    value = chance * worths[neighbour]
                    if value > best:
                        best = value
        return best

    def move(self, state: State, seat: int, origin: int, moves: list[int]) -> March:
        """Armies that may move to an adjacent province of the seat, or stay."""
        march = self.march(state, seat, origin, [move for move in moves if move != NOTHING])
        return march if march.value > 0 else March(NOTHING, 0, 0.0)

    def place(self, state: State, seat: int, moves: list[int]) -> int:
        """The special card that fits the plan."""
        values = self._specials(state, seat)
        best, found = -1.0, moves[0]
        for move in moves:
            value = values[state.special_row[move - PLACE]] + self.first[move - PLACE]
            if value > best:
                best, found = value, move
        return found

    def _specials(self, state: State, seat: int) -> list[float]:
        start = seat * state.setting.spaces
        plan = state.plan
        planned = [0 <= plan[start + action] < CHEST_CARD for action in range(len(ACTIONS))]
        values = [0.0] * len(SPECIALS)
        if planned[TAX]:
            values[ONE_MORE_CHEST] = self.chest
        if planned[RICE]:
            had = state.rice[seat] + state.setting.board.rice[plan[start + RICE]]
            values[ONE_MORE_RICE] = self.rice if state.owner.count(seat) + MEAN_LOSS > had else 0.0
        if planned[DEPLOY_5]:
            values[SIX_ARMIES] = self.army
        values[ATTACK] = self.attack * (planned[BATTLE_A] + planned[BATTLE_B])
        now = Now(state, seat, self.tower)
        endangered, provinces = 0.0, 1
        for province in range(PROVINCE_COUNT):
            if state.owner[province] == seat:
                danger = self.danger(now, province, state.armies[province])
                endangered += danger * self.worths[seat][province]
                provinces += 1
        values[DEFENCE] = self.defence * endangered / provinces
        return values


def numbers(armies: int) -> list[int]:
    """All but one, all but two, half, and a single army."""
    found = [armies - 1]
    for marching in (armies - 2, armies // 2, 1):
        if 0 < marching < found[-1]:
            found.append(marching)
    return found
