"""Ashigaru, the foot soldier: the first level that plays with sense. It weighs what lies open and looks no further.

It remembers nothing that matters: every decision follows from the seed and the view.
"""

from __future__ import annotations

from collections.abc import Callable

from bakufu.bots.claim_values import card_values, group_values
from bakufu.bots.leader_choice import claim_values, leader_values, statue_values
from bakufu.bots.lots import best, lot, table_words
from bakufu.bots.marching import best_march
from bakufu.bots.module_choice import benefit_values, chamber_values
from bakufu.bots.outlook import Outlook
from bakufu.bots.place_choice import place_values
from bakufu.bots.plan_choice import PlanChoice
from bakufu.bots.revolt_order import revolt_values
from bakufu.bots.weighing import load_weights
from bakufu.kernel.chance import Rng
from bakufu.shogun import decision_kinds as kinds
from bakufu.shogun.components import EMPTY, UNPLANNED
from bakufu.shogun.modules.kinds import (
    CHOOSE_BENEFIT,
    CLAIM_WITH_LEADER,
    MOVE_LEADER,
    PLACE_LEADER,
    RAISE_STATUE,
    TAKE_CHAMBER,
)
from bakufu.shogun.picks import NOTHING, NUMBER
from bakufu.shogun.planning import next_space
from bakufu.shogun.state import State
from bakufu.shogun.view import View


class Ashigaru:
    weights = load_weights("ashigaru")

    def __init__(self, rng: Rng) -> None:
        self.seed = repr(rng.words()).encode()
        # Only spares making one plan eleven times: the words of the table name all that the plan follows from.
        self.last_table = b""
        self.last_plan: list[int] = []

    def decide(self, view: View) -> int:
        seat = view.seat
        assert seat is not None, "a spectator decides nothing"
        return DECIDE.get(view.known.decision, Ashigaru.any_move)(self, view.known, seat, view.moves)

    def claim_card(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, card_values(state, seat, moves, self.weights), self.seed, state, seat)

    def claim_armies(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, group_values(state, seat, moves, self.weights), self.seed, state, seat)

    def plan(self, state: State, seat: int, moves: list[int]) -> int:
        spaces = state.setting.spaces
        space = next_space(state, seat)
        laid = state.plan[seat * spaces : (seat + 1) * spaces]
        table = table_words(state, seat)
        if table != self.last_table:
            self.last_plan = self.whole_plan(state, seat, [UNPLANNED] * spaces, table)
            self.last_table = table
        plan = self.last_plan
        if laid[:space] != plan[:space]:
            # Somebody else began this plan: go on from there.
            plan = self.whole_plan(state, seat, laid, table)
        return NOTHING if plan[space] == EMPTY else plan[space]

    def whole_plan(self, state: State, seat: int, laid: list[int], table: bytes) -> list[int]:
        return PlanChoice(Outlook(state, seat, self.weights), laid, lot(self.seed, table)).cards

    def place(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, place_values(Outlook(state, seat, self.weights), moves), self.seed, state, seat)

    def most(self, state: State, seat: int, moves: list[int]) -> int:
        """As many armies as a special card allows."""
        return max(moves)

    def move_to(self, state: State, seat: int, moves: list[int]) -> int:
        origin = state.about[1]
        targets = [move for move in moves if move != NOTHING]
        march = best_march(Outlook(state, seat, self.weights), origin, state.armies[origin], targets, 0)
        return march.target if march and march.value > 0 else NOTHING

    def march_to(self, state: State, seat: int, moves: list[int]) -> int:
        origin = state.about[1]
        outlook = Outlook(state, seat, self.weights)
        march = best_march(outlook, origin, state.armies[origin], moves, self.weights.battle.declared)
        if march:
            return march.target
        # Nothing but hopeless attacks, and an army must march: where it has the most of a chance.
        chances = [float(outlook.attack_chance(target, 1)) for target in moves]
        return best(moves, chances, self.seed, state, seat)

    def march_armies(self, state: State, seat: int, moves: list[int]) -> int:
        _, origin, target = state.about
        march = best_march(
            Outlook(state, seat, self.weights), origin, state.armies[origin], [target], self.weights.battle.declared
        )
        return NUMBER + march.armies if march else min(moves)

    def next_revolt(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, revolt_values(Outlook(state, seat, self.weights), moves), self.seed, state, seat)

    def choose_benefit(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, benefit_values(Outlook(state, seat, self.weights), moves), self.seed, state, seat)

    def take_chamber(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, chamber_values(Outlook(state, seat, self.weights), moves), self.seed, state, seat)

    def lead(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, leader_values(Outlook(state, seat, self.weights), moves), self.seed, state, seat)

    def claim_with_leader(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, claim_values(Outlook(state, seat, self.weights), moves), self.seed, state, seat)

    def raise_statue(self, state: State, seat: int, moves: list[int]) -> int:
        return best(moves, statue_values(Outlook(state, seat, self.weights), moves), self.seed, state, seat)

    def any_move(self, state: State, seat: int, moves: list[int]) -> int:
        """Where it has no opinion, by lot."""
        return best(moves, [0.0] * len(moves), self.seed, state, seat)


DECIDE: dict[int, Callable[[Ashigaru, State, int, list[int]], int]] = {
    kinds.CLAIM_CARD: Ashigaru.claim_card,
    kinds.CLAIM_ARMIES: Ashigaru.claim_armies,
    kinds.PLAN: Ashigaru.plan,
    kinds.PLACE_IN_ORDER: Ashigaru.place,
    kinds.DEPLOY_ARMIES: Ashigaru.most,
    kinds.MOVE_TO: Ashigaru.move_to,
    kinds.MARCH_TO: Ashigaru.march_to,
    kinds.MARCH_ARMIES: Ashigaru.march_armies,
    kinds.REINFORCE: Ashigaru.most,
    kinds.NEXT_REVOLT: Ashigaru.next_revolt,
    CHOOSE_BENEFIT: Ashigaru.choose_benefit,
    PLACE_LEADER: Ashigaru.lead,
    CLAIM_WITH_LEADER: Ashigaru.claim_with_leader,
    MOVE_LEADER: Ashigaru.lead,
    RAISE_STATUE: Ashigaru.raise_statue,
    TAKE_CHAMBER: Ashigaru.take_chamber,
}
