"""An evaluator that models what opponents will want to attack, by their own evaluation."""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.evaluator import THOUSANDTHS, Evaluator
from bakufu.bots.shogun.evaluation.front import Front
from bakufu.bots.shogun.weighing import Weights
from bakufu.shogun.box.components import ATTACK, DEFENCE
from bakufu.shogun.rules.state import State

ATTACKS: Final = 2  # that a player can make in a season


class OpponentModel(Evaluator):
    """An opponent's view of the table: where each of their provinces would best attack."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        super().__init__(state, seat, weights)
        self.aims = {origin: self._aims(origin) for origin in self.mine if state.armies[origin] > 1}
        self.bests = sorted([max(aims.values(), default=0.0) for aims in self.aims.values()], reverse=True)
        self.bests += [0.0] * (ATTACKS + 1)

    def _aims(self, origin: int) -> dict[int, float]:
        """What each attack from here is worth to them."""
        state = self.state
        armies = state.armies[origin] - 1
        return {
            target: self.attack_chance(target, armies) / THOUSANDTHS * self.worth(target)
            for target in state.setting.board.neighbours[origin]
            if state.owner[target] != self.seat
        }

    def instead(self, origin: int, target: int) -> float:
        """What they could have instead of this attack: another one from here, or what else is worth an action."""
        aims = self.aims[origin]
        here = max([worth for aim, worth in aims.items() if aim != target], default=0.0)
        best_here = max(aims.values(), default=0.0)
        elsewhere = self.bests[ATTACKS if best_here >= self.bests[ATTACKS - 1] else ATTACKS - 1]
        return max(here, elsewhere)


class ThreatEvaluator(Evaluator):
    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        super().__init__(state, seat, weights)
        self._opponents: dict[int, OpponentModel] = {}

    def later(self, state: State) -> Evaluator:
        return ThreatEvaluator(state, self.seat, self.weights)

    def _opponent(self, seat: int) -> OpponentModel:
        if seat not in self._opponents:
            self._opponents[seat] = OpponentModel(self.state, seat, self.weights)
        return self._opponents[seat]

    def _front_at(self, province: int) -> Front:
        front = super()._front_at(province)
        for attacker in front.attackers:
            opponent = self._opponent(attacker.owner)
            attacker.strong = attacker.armies + self.help(attacker.owner, ATTACK)
            attacker.worth = opponent.worth(province)
            attacker.instead = opponent.instead(attacker.province, province)
        return front

    def _danger(self, front: Front, armies: int) -> float:
        """How likely a province of the seat with this many armies is lost to any neighbor."""
        clash, own, attack = self.clash, self.own, self.weights.danger.attack
        defenders = float(armies + self.help(self.seat, DEFENCE)) + front.castle
        kept = 1.0
        for attacker in front.attackers:
            chance = clash.fight(attacker.side, attacker.strong, own, defenders, front.loyal) / THOUSANDTHS
            wish = chance * attacker.worth
            if wish > 0:
                instead = attacker.instead
                eager = wish * wish / (wish * wish + instead * instead)
                kept *= 1.0 - attack * eager * chance
        return 1.0 - kept

    def keeping(self, province: int, armies: float) -> float:
        """How likely a conquest with this many armies left lasts."""
        return 1.0 - self.danger(province, round(armies))
