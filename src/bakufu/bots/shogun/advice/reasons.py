"""Reasons: why a plan is as it is, in a few words for each card, for people who asked what a bot would do.

A reason is the id of a message and its variables: numbers, and the names of provinces, regions and spaces. It is found
after the plan, from the same evaluation, and changes nothing about it. Chances are those of the rules, the same as in
forecasts and odds.
"""

from __future__ import annotations

from bakufu.bots.hint import Reason
from bakufu.bots.shogun.advice.chances import Chances
from bakufu.bots.shogun.advice.plan_judge import PlanJudge
from bakufu.bots.shogun.evaluation.build_reason import build_reason
from bakufu.bots.shogun.evaluation.marching import March
from bakufu.bots.shogun.module import Explain
from bakufu.bots.shogun.modules.manifests import CHOICES
from bakufu.bots.shogun.planning.plan_values import deployed
from bakufu.shogun.advice.plan_outlook import PlanOutlook, outlook_of
from bakufu.shogun.box.components import (
    BATTLE_A,
    BID,
    CHEST_CARD,
    DEPLOY_1,
    NEUTRAL,
    PROVINCES,
    RICE,
    SPACES,
    TAX,
    THEATRE,
)
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.rules.winter import table_row

Value = str | int


# By space, for those that modules add.
EXPLAIN: dict[str, Explain] = {}
for _module in MODULES:
    _spaces = CHOICES[_module.name].spaces
    if _spaces is not None:
        EXPLAIN.update(dict.fromkeys(_module.spaces, _spaces.explain))


def because(id: str, **args: Value) -> Reason:
    return {"id": id, "args": args}


def plan_reasons(chances: Chances, judge: PlanJudge) -> list[Reason | None]:
    """A reason for each space of a whole plan; None for spaces that stay empty."""
    return Reasons(chances, judge).found


class Reasons:
    def __init__(self, chances: Chances, judge: PlanJudge) -> None:
        self.chances = chances
        self.judge = judge
        self.evaluator = judge.evaluator
        self.state = judge.evaluator.state
        self.values = judge.values
        self.purse = judge.purse
        self.laid = judge.laid
        self.found = [None if card < 0 else self._why(space, card) for space, card in enumerate(judge.cards)]

    def _why(self, space: int, card: int) -> Reason:
        if space == BID:
            return self._bid(card)
        if space > BID:
            return EXPLAIN[self.state.setting.space_names[space]](self.evaluator, space, self.judge.cards)
        if card >= CHEST_CARD:
            return self._pass(space)
        value = self.values[space].get(card)
        if value is None or space in self.judge.unpaid:
            return because("must-in-vain", province=PROVINCES[card])
        if space <= THEATRE:
            return build_reason(self.evaluator, space, card)
        if space in (RICE, TAX):
            return self._collect(space, card)
        if value <= 0:
            return because("must", province=PROVINCES[card])
        return self._deploy(space, card) if space < BATTLE_A else self._march(space, card)

    def _bid(self, card: int) -> Reason:
        if card < CHEST_CARD:
            return because("bid-province", province=PROVINCES[card])
        chests = self.state.setting.bids[card]
        if chests == 0:
            return because("bid-nothing")
        return because("bid-chests", chests=chests)

    def _outlook(self) -> PlanOutlook:
        """What the rules themselves expect of the plan, as people see it beside the reasons."""
        plan = {space: card for space, card in enumerate(self.judge.cards) if card >= 0}
        return outlook_of(self.state, self.evaluator.seat, plan)

    def _pass(self, space: int) -> Reason:
        """Nothing is possible there, it can't be paid for with the rest of the plan, or the cards are worth more
        elsewhere."""
        values = self.values[space]
        action = SPACES[space]
        hunger = self._hunger() if space == RICE else {}
        if hunger:
            return because("pass-hungry", why="better" if values else "risk", **hunger)
        if not values:
            return because("pass-nothing", action=action)
        best = max(values, key=lambda province: values[province])
        if values[best] > 0 and not self.purse.fits({**self.laid, space: best}):
            return because("pass-price", action=action)
        enough = space != RICE or max(self._outlook().rice.short) == 0
        return because("pass-better", action=action if enough else "")

    def _collect(self, space: int, province: int) -> Reason:
        board, revolts = self.state.setting.board, self.state.revolts
        yields = board.rice if space == RICE else board.tax
        told: dict[str, Value] = {
            "province": PROVINCES[province],
            "amount": self.evaluator.improved(space, province, yields[province]),
        }
        richer = [p for p in self.evaluator.mine if not revolts[p] and yields[p] > yields[province]]
        risk = {"chance": self.chances.kept(province)} if revolts[province] else {}
        hunger = self._hunger() if space == RICE else {}
        if hunger:
            why = "risk" if risk else "better" if richer else "most"
            return because("rice-short", why=why, **told, **{"chance": 0, **risk}, **hunger)
        if risk:
            return because(f"{SPACES[space]}-risk", **told, **risk)
        return because(f"{SPACES[space]}-{'calm' if richer else 'most'}", **told)

    def _hunger(self) -> dict[str, Value]:
        """What winter may bring by the rules' own outlook, before which no rice can be collected any more: the most
        provinces that go unfed, and how many of them revolt. Nothing if all are fed in any case."""
        short = max(self._outlook().rice.short)
        if self.evaluator.later_this_year or short == 0:
            return {}
        return {"short": short, "revolts": self.state.setting.winter_revolts[table_row(self.state, short)]}

    def _deploy(self, space: int, province: int) -> Reason:
        """What the new armies are best for: to move on, to hold the province, or to attack from it later."""
        evaluator = self.evaluator
        now = self.state.armies[province]
        more = round(deployed(evaluator, space, province))
        name = PROVINCES[province]
        worth = evaluator.worth(province) + now * evaluator.army
        held = (evaluator.danger(province, now) - evaluator.danger(province, now + more)) * worth
        later = evaluator.later_attack_value(province, now + more) - evaluator.later_attack_value(province, now)
        move = self.judge.onward(province) if space == DEPLOY_1 else None
        if move:
            return because("deploy-goes-on", province=name, target=PROVINCES[move.target])
        if held > 0 and held >= later:
            neighbour, _ = evaluator.threat(province, now)
            return because(
                "deploy-holds", province=name, target=PROVINCES[neighbour], armies=self.state.armies[neighbour]
            )
        if later > 0:
            target, _ = evaluator.later_attack(province, now + more)
            return because("deploy-attacks", province=name, target=PROVINCES[target])
        return because("deploy", province=name)

    def _march(self, space: int, province: int) -> Reason:
        return march_reason(self.chances, province, self.judge.marches[space][province])


def march_reason(chances: Chances, origin: int, march: March) -> Reason:
    """For a march that is planned, and for one that is chosen."""
    told = _told(chances, origin, march)
    owner = chances.known.owner[march.target]
    if owner == chances.seat:
        return because("march-moves" if march.value > 0 else "march-least", **told)
    return because("march-neutral" if owner == NEUTRAL else "march-foe", **told)


def changed_reason(chances: Chances, origin: int, march: March | None, changed: dict[str, Value]) -> Reason:
    """For a march that isn't what was planned, or for staying, and what `changed` since then."""
    if march is None:
        return because("march-changed-stays", province=PROVINCES[origin], **changed)
    moves = chances.known.owner[march.target] == chances.seat
    return because("march-changed-moves" if moves else "march-changed", **{**_told(chances, origin, march), **changed})


def _told(chances: Chances, origin: int, march: March) -> dict[str, Value]:
    told: dict[str, Value] = {"province": PROVINCES[origin], "target": PROVINCES[march.target], "armies": march.armies}
    if chances.known.owner[march.target] != chances.seat:
        told["chance"] = chances.march(march.target, march.armies)
    return told
