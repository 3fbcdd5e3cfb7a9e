"""Completing a plan around the cards that a player has laid.

A card that does nothing, or harm, is objected to where the plan completed without it is clearly better; then it isn't
part of the suggestion either.
"""

from __future__ import annotations

from bakufu.bots.hint import Objection
from bakufu.bots.shogun.advice.choices import CLEARLY
from bakufu.bots.shogun.advice.objections import card_objection, has_fault
from bakufu.bots.shogun.advice.plan_judge import Better, PlanJudge, Table, improved
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.lots import table_words
from bakufu.shogun.box.components import BID, UNPLANNED
from bakufu.shogun.views.view import View


class Completing:
    def __init__(self, view: View, bot: Ashigaru, evaluator: Evaluator) -> None:
        self.view = view
        self.bot = bot
        self.evaluator = evaluator
        self.table = Table(evaluator)
        self.words = table_words(evaluator.state, evaluator.seat)

    def around(self, laid: list[int]) -> PlanJudge:
        """The best whole plan with these cards, UNPLANNED for spaces without one."""
        fixed = {space for space, card in enumerate(laid) if card != UNPLANNED}
        planned = self.bot.planned(self.evaluator, list(laid), self.words)
        return improved(PlanJudge(self.table, planned), fixed)

    def without_faults(self, own: list[int], begun: int) -> tuple[PlanJudge, list[Objection]]:
        """The same, but instead of cards with a fault better ones; and what was wrong with those. The table has the
        cards before `begun` already."""
        judge = self.around(own)
        kept = list(own)
        found: dict[int, Objection] = {}
        for space in range(begun, BID):
            if own[space] == UNPLANNED or not has_fault(self.view, judge, space):
                continue
            freed = list(kept)
            freed[space] = UNPLANNED
            other = self.around(freed)
            points = other.gain() - judge.gain()
            if points >= CLEARLY and other.cards[space] != own[space]:
                found[space] = card_objection(self.view, judge, Better(space, other.cards[space], points))
                judge, kept = other, freed
        # Without another faulty card, a card may be good after all.
        return judge, [objection for space, objection in found.items() if judge.cards[space] != own[space]]
