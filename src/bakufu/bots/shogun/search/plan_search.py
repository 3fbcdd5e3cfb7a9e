"""Plan search: a whole plan for the season, tried against modeled rivals and varied as long as the budget lasts."""

from __future__ import annotations

from typing import Final

from bakufu.bots.budget import Budget
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.search.playout import Base, play_on
from bakufu.bots.shogun.search.proposals import Proposals
from bakufu.bots.shogun.search.quick import Quick
from bakufu.bots.shogun.search.trial import Candidate, best, halve, try_in
from bakufu.bots.shogun.search.value_model import Judge
from bakufu.bots.shogun.search.worlds import World, planned_world, rival_plans
from bakufu.kernel import flow
from bakufu.kernel.chance import Rng
from bakufu.shogun.views.view import View

MOODS: Final = 8  # plans of the base level to begin with
FIRST_WORLDS: Final = 6
FEWEST: Final = 2
FOR_EACH: Final = 20  # playouts in the budget for each initial plan
SURVIVORS: Final = 5
CHILDREN: Final = 14
MORE_WORLDS: Final = 2  # for the survivors of each generation


class PlanSearch:
    def __init__(
        self,
        view: View,
        laid: list[int],
        base: Base,
        moody: Base,
        judge: Judge,
        seed: bytes,
    ) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.laid = laid
        self.base = base
        self.moody = moody
        self.judge = judge
        self.seed = seed
        self.worlds: list[World] = []
        self.rivals = [rival_plans(view, base)]  # worlds take these in turn
        self.quick = Quick(view.known, base.weights)
        self.proposals = Proposals(Evaluator(view.known, self.seat, base.weights), laid, Rng(seed, "proposals"))

    def value(self, choice: list[int], number: int) -> float:
        while len(self.worlds) <= number:
            at = len(self.worlds)
            self.worlds.append(planned_world(self.view, self.rivals[at % len(self.rivals)], self.seed, at))
        world = self.worlds[number]
        state = world.state.copy()
        spaces = state.setting.spaces
        state.plan[self.seat * spaces : (self.seat + 1) * spaces] = choice
        state.answered(self.seat)
        flow.run(state, None)
        play_on(state, self.quick, world.falls)
        return self.judge.winning(state, self.seat)

    def vary_rivals(self, moods: int, budget: Budget) -> None:
        """Let rivals plan differently in different worlds, so that no plan relies on a single guess."""
        for mood in range(moods):
            if budget.lasts():
                self.rivals.append(rival_plans(self.view, self.moody, b"/rival %d" % mood))

    def best_plan(self, budget: Budget) -> list[int]:
        tried: set[tuple[int, ...]] = set()
        first = self._first(tried, budget)
        if budget.left is not None:
            # A few plans, each in several worlds, tell more than many in one.
            first = first[: 1 + budget.left // FOR_EACH]
        survivors = halve(self, first, FIRST_WORLDS, FEWEST, budget)[:SURVIVORS]
        worlds = FIRST_WORLDS
        while budget.lasts():
            children = self._children(survivors, tried)
            if not children:
                break
            children = halve(self, children, worlds, FEWEST, budget)[:SURVIVORS]
            survivors = best(survivors + children)[:SURVIVORS]
            worlds += MORE_WORLDS
            if not try_in(self, survivors, worlds, budget):
                break
            survivors = best(survivors)
        return best(survivors)[0].choice

    def _first(self, tried: set[tuple[int, ...]], budget: Budget) -> list[Candidate]:
        words = table_words(self.view.known, self.seat)
        found: list[Candidate] = []
        for mood in range(MOODS):
            if found and not budget.lasts():
                break
            planner = self.moody if mood else self.base
            plan = planner.whole_plan(self.view.known, self.seat, self.laid[:], words + b"/%d" % mood)
            _add(found, plan, tried)
        for candidate in found[:]:
            for _ in range(2):
                _add(found, self.proposals.changed(candidate.choice), tried)
        return found

    def _children(self, survivors: list[Candidate], tried: set[tuple[int, ...]]) -> list[Candidate]:
        found: list[Candidate] = []
        for i in range(4 * CHILDREN):
            if len(found) == CHILDREN:
                break
            _add(found, self.proposals.changed(survivors[i % len(survivors)].choice), tried)
        return found


def _add(found: list[Candidate], plan: list[int], tried: set[tuple[int, ...]]) -> None:
    key = tuple(plan)
    if key not in tried:
        tried.add(key)
        found.append(Candidate(plan))
