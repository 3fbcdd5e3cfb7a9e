"""What the table means to one seat before it decides. Computed once for a decision and never kept beyond it.

Values are victory points over the winters still to come.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.front import MOST_NOTED, UNKNOWN, Attacker, Front, Target
from bakufu.bots.shogun.evaluation.majorities import Majorities
from bakufu.bots.shogun.evaluation.winning_chance import Clash
from bakufu.bots.shogun.weighing import Weights
from bakufu.shogun.box.components import (
    ATTACK,
    BUILDING_BIT,
    CASTLE,
    CASTLE_DEFENDS,
    DEFENCE,
    FARMERS,
    NEUTRAL,
    NO_EVENT,
    PROVINCE_COUNT,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    TAX,
    TAX_AT_LEAST,
    TAX_AT_MOST,
    TEMPLE,
    TEMPLE_PROTECTS,
    TWO_FARMERS,
)
from bakufu.shogun.rules.actions.build import COUNT
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import has_special

SEASONS_A_YEAR: Final = 3
YEARS: Final = 2
THOUSANDTHS: Final = 1000.0
NOWHERE: Final = -1


class Evaluator:
    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        owners = state.owner
        self.mine = [p for p in range(PROVINCE_COUNT) if owners[p] == seat]
        self.winters: int = YEARS + 1 - state.year
        season: int = state.season
        self.later_this_year = max(0, SEASONS_A_YEAR - 1 - season)
        self.later_seasons = SEASONS_A_YEAR * (self.winters - 1) + self.later_this_year
        # Whether rice is to suffice for the worst event, as people are told, or for the average one.
        self.cautious = False
        self.majorities = Majorities(state)
        self.chest = weights.worth.chest[self.later_seasons]
        self.army = weights.worth.army[self.later_seasons]
        self._effects: list[int] = self._possible_effects()
        self.clash = Clash(weights.tower, state)
        self.own = self.clash.sides[seat]
        self._worths = [UNKNOWN] * PROVINCE_COUNT
        self._targets: list[Target | None] = [None] * PROVINCE_COUNT
        self._fronts: list[Front | None] = [None] * PROVINCE_COUNT

    def later(self, state: State) -> Evaluator:
        """The same for another moment."""
        return Evaluator(state, self.seat, self.weights)

    def _possible_effects(self) -> list[int]:
        """The effect of this season; during planning, all effects that are possible."""
        setting = self.state.setting
        if self.state.event != NO_EVENT:
            return [setting.effect[self.state.event]]
        return [setting.effect[card] for card in self.state.event_row]

    def share(self, effect: int) -> float:
        """How likely this effect holds this season."""
        return self._effects.count(effect) / max(1, len(self._effects))

    def amounts(self, action: int, province: int) -> list[int]:
        """What taxes or rice may yield here, one number for each possible effect."""
        board, limit = self.state.setting.board, self.state.setting.limit
        amount = board.tax[province] if action == TAX else board.rice[province]
        at_least, at_most = (TAX_AT_LEAST, TAX_AT_MOST) if action == TAX else (RICE_AT_LEAST, RICE_AT_MOST)
        found = []
        for effect in self._effects:
            changed = amount
            if effect == at_least:
                changed = max(amount, limit[effect])
            elif effect == at_most:
                changed = min(amount, limit[effect])
            found.append(self.improved(action, province, changed))
        return found

    def average(self, action: int, province: int) -> float:
        """What taxes or rice yield here on average."""
        amounts = self.amounts(action, province)
        total = 0
        for amount in amounts:
            total += amount
        return total / len(amounts)

    def improved(self, action: int, province: int, amount: int) -> int:
        """An amount with what modules add to it here."""
        for improve in self.state.setting.improvements:
            amount = improve(self.state, self.seat, province, action, amount, None)
        return amount

    def worth(self, province: int) -> float:
        """What it means to hold a province rather than not: points, buildings, income to come, and a rival's loss."""
        found = self._worths[province]
        if found == UNKNOWN:
            found = self._worth(province)
            self._worths[province] = found
        return found

    def _worth(self, province: int) -> float:
        state, worth = self.state, self.weights.worth
        setting = state.setting
        board = setting.board
        standing = state.buildings[province]
        built = COUNT[standing]
        scored = setting.province_points + built * setting.building_points
        points = float(scored)
        owner = state.owner[province]
        if owner == self.seat:
            if standing:
                points += worth.majority * self.majorities.lost_with(province, owner)
        else:
            if standing:
                points += worth.majority * self.majorities.gained_with(province, self.seat)
            if owner != NEUTRAL:
                lost = self.majorities.lost_with(province, owner) if standing else 0
                points += worth.denied * (scored + lost)
        income = worth.tax * board.tax[province] + worth.rice * board.rice[province]
        income += worth.site * (board.sites[province] - built)
        return points * self.winters + income * self.later_seasons

    def attack_chance(self, province: int, armies: float) -> int:
        """The chance, in thousandths, to take a province that isn't the seat's own."""
        return self._chance_against(self._target(province), armies)

    def _chance_against(self, target: Target, armies: float) -> int:
        return self.clash.fight(self.own, armies + target.helped, target.side, target.defenders, target.loyal)

    def _target(self, province: int) -> Target:
        found = self._targets[province]
        if found is None:
            found = self._target_in(province)
            self._targets[province] = found
        return found

    def _target_in(self, province: int) -> Target:
        state, sides = self.state, self.clash.sides
        worth, helped = self.worth(province), self.help(self.seat, ATTACK)
        owner = state.owner[province]
        if owner == NEUTRAL:
            farmers = 1 + self.share(TWO_FARMERS) * (state.setting.limit[TWO_FARMERS] - 1)
            return Target(province, worth, helped, sides[FARMERS], farmers, False)
        defenders = float(state.armies[province] + self.help(owner, DEFENCE))
        if state.buildings[province] & BUILDING_BIT[CASTLE]:
            defenders += self.share(CASTLE_DEFENDS)
        return Target(province, worth, helped, sides[owner], defenders, state.revolts[province] == 0)

    def help(self, seat: int, special: int) -> int:
        """The army that a special card adds in each battle."""
        return 1 if self.state.supply[seat] > 0 and has_special(self.state, seat, special) else 0

    def survivors(self, province: int, armies: int) -> float:
        """About how many of the attackers are left after a victory."""
        defenders = max(1, self.state.armies[province])
        return max(1.0, self.weights.tower.falls * (armies - defenders))

    def keeping(self, province: int, armies: float) -> float:
        """How likely a conquest with this many armies left lasts. Without a model of opponents it counts as safe."""
        return 1.0

    def open_to_attack(self, province: int) -> float:
        """How likely no temple shelters this province of somebody else."""
        if self.state.buildings[province] & BUILDING_BIT[TEMPLE]:
            return 1.0 - self.share(TEMPLE_PROTECTS)
        return 1.0

    def revolt_chance(self, province: int, farmers: int) -> int:
        """The chance, in thousandths, to put down a revolt of this many farmers."""
        return self.clash.thousandths(self.seat, self.state.armies[province], FARMERS, farmers, True)

    def front(self, province: int) -> Front:
        """What is around a province."""
        found = self._fronts[province]
        if found is None:
            found = self._front_at(province)
            self._fronts[province] = found
        return found

    def _front_at(self, province: int) -> Front:
        state, seat = self.state, self.seat
        attackers: list[Attacker] = []
        for neighbour in state.setting.board.neighbours[province]:
            owner = state.owner[neighbour]
            armies = state.armies[neighbour] - 1
            if armies > 0 and owner != seat and owner != NEUTRAL:
                attackers.append(Attacker(neighbour, owner, self.clash.sides[owner], armies))
        castle = self.share(CASTLE_DEFENDS) if state.buildings[province] & BUILDING_BIT[CASTLE] else 0.0
        return Front(province, attackers, castle, state.revolts[province] == 0)

    def _targets_from(self, province: int) -> list[Target]:
        """The adjacent provinces that aren't the seat's."""
        front = self.front(province)
        if front.targets is None:
            owners, seat = self.state.owner, self.seat
            neighbours = self.state.setting.board.neighbours[province]
            front.targets = [self._target(neighbour) for neighbour in neighbours if owners[neighbour] != seat]
        return front.targets

    def danger(self, province: int, armies: int) -> float:
        """How likely a province of the seat with this many armies is lost to the strongest neighbor."""
        front = self.front(province)
        if not 0 <= armies < MOST_NOTED:
            return self._danger(front, armies)
        found = front.dangers[armies]
        if found == UNKNOWN:
            found = self._danger(front, armies)
            front.dangers[armies] = found
        return found

    def _danger(self, front: Front, armies: int) -> float:
        _, chance = self._threat(front, armies)
        return self.weights.danger.attack * chance / THOUSANDTHS

    def threat(self, province: int, armies: int) -> tuple[int, int]:
        """The neighbor most likely to take the seat's province with this many armies, and its chance in thousandths."""
        return self._threat(self.front(province), armies)

    def _threat(self, front: Front, armies: int) -> tuple[int, int]:
        clash, own, loyal = self.clash, self.own, front.loyal
        defenders = armies + front.castle
        found, worst = NOWHERE, 0
        for attacker in front.attackers:
            chance = clash.fight(attacker.side, attacker.armies, own, defenders, loyal)
            if chance > worst:
                found, worst = attacker.province, chance
        return found, worst

    def later_attack_value(self, province: int, armies: int) -> float:
        """The best attack that this many armies could make from here in a later season."""
        _, chance = self.later_attack(province, armies)
        return chance * self.weights.battle.later

    def later_attack(self, province: int, armies: int) -> tuple[int, float]:
        """The neighbour most worth attacking from here in a later season, and what the attack is worth then."""
        found, best = NOWHERE, 0.0
        if armies < 2 or not self.later_seasons:
            return found, best
        least = self.weights.battle.planned
        for target in self._targets_from(province):
            chance = self._chance_against(target, armies - 1)
            if chance >= least:
                worth = chance / THOUSANDTHS * target.worth
                if worth > best:
                    found, best = target.province, worth
        return found, best

    def strength(self, province: int, armies: int) -> float:
        """What this many armies are worth in a province of the seat: holding it, and attacking from it later."""
        if not 0 <= armies < MOST_NOTED:
            return self._strength(province, armies)
        strengths = self.front(province).strengths
        found = strengths[armies]
        if found == UNKNOWN:
            found = self._strength(province, armies)
            strengths[armies] = found
        return found

    def _strength(self, province: int, armies: int) -> float:
        held = -self.danger(province, armies) * (self.worth(province) + armies * self.army)
        return held + self.later_attack_value(province, armies) + armies * self.army
