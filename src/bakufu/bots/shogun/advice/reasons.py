"""Reasons: why a plan is as it is, in a few words for each card, for people who asked what a bot would do.

A reason is the id of a message and what fills it in: numbers, and the names of provinces, regions and spaces. It is
found after the plan, from the same evaluator, and changes nothing about it.
"""

from __future__ import annotations

from bakufu.bots.manifest import Reason
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.evaluation.marching import March
from bakufu.bots.shogun.module import Explain
from bakufu.bots.shogun.modules.manifests import CHOICES
from bakufu.bots.shogun.planning.plan_values import Values, best_battle, best_move, deployed, plan_values
from bakufu.bots.shogun.planning.purse import Purse
from bakufu.shogun.box.components import (
    BATTLE_A,
    BID,
    CHEST_CARD,
    DEPLOY_1,
    NEUTRAL,
    PROVINCES,
    REGIONS,
    RICE,
    SPACES,
    TAX,
    THEATRE,
)
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.manifests import MODULES

PERCENT = 10  # thousandths
Value = str | int


# By space, for those that modules add.
EXPLAIN: dict[str, Explain] = {}
for _module in MODULES:
    _explain = CHOICES[_module.name].explain
    if _explain is not None:
        EXPLAIN.update(dict.fromkeys(_module.spaces, _explain))


def _because(id: str, **args: Value) -> Reason:
    return {"id": id, "args": args}


def plan_reasons(evaluator: Evaluator, cards: list[int]) -> list[Reason | None]:
    """A reason for each space of a whole plan; None where no card is left to lie."""
    return Reasons(evaluator, cards).found


class Reasons:
    def __init__(self, evaluator: Evaluator, cards: list[int]) -> None:
        self.evaluator = evaluator
        self.state = evaluator.state
        self.values: Values = plan_values(evaluator)
        self.purse = Purse(evaluator)
        self.laid = {space: card for space, card in enumerate(cards) if space < BID and card < CHEST_CARD}
        self.left_over = self.purse.left_over(self.laid)
        self.purse.chests -= self.state.setting.bids.get(cards[BID], 0)
        self.unpaid = self._unpaid()
        self.found = [None if card == NOTHING else self._why(space, card) for space, card in enumerate(cards)]

    def _why(self, space: int, card: int) -> Reason:
        if space == BID:
            return self._bid(card)
        if space > BID:
            return EXPLAIN[self.state.setting.space_names[space]](self.evaluator, space, card)
        if card >= CHEST_CARD:
            return self._pass(space)
        value = self.values[space].get(card)
        if value is None or space == self.unpaid:
            return _because("must-in-vain", province=PROVINCES[card])
        if space <= THEATRE:
            return self._build(space, card)
        if space in (RICE, TAX):
            return self._collect(space, card)
        if value <= 0:
            return _because("must", province=PROVINCES[card])
        return self._deploy(space, card) if space < BATTLE_A else self._march(card)

    def _unpaid(self) -> int:
        """The space of a card that had to lie somewhere and can't be paid: the dearest. BID if all can be."""
        if self.purse.fits(self.laid):
            return BID
        return max(self.laid, key=lambda space: self.purse.price(space, self.laid[space]))

    def _bid(self, card: int) -> Reason:
        if card < CHEST_CARD:
            return _because("bid-province", province=PROVINCES[card])
        chests = self.state.setting.bids[card]
        if chests == 0:
            return _because("bid-nothing")
        return _because("bid-chests", chests=chests, left=self.left_over - chests)

    def _pass(self, space: int) -> Reason:
        """Nothing could be done there, it can't be paid beside the rest, or the cards do more elsewhere."""
        values = self.values[space]
        action = SPACES[space]
        if not values:
            return _because("pass-nothing", action=action)
        best = max(values, key=lambda province: values[province])
        if values[best] > 0 and not self.purse.fits({**self.laid, space: best}):
            return _because("pass-price", action=action)
        return _because("pass-better", action=action)

    def _build(self, building: int, province: int) -> Reason:
        region = self.state.setting.board.region[province]
        majorities, seat = self.evaluator.majorities, self.evaluator.seat
        ahead = majorities.score(building, region, seat, 1) - majorities.score(building, region, seat, 0)
        return _because(
            "build-leads" if ahead > 0 else "build",
            province=PROVINCES[province],
            building=SPACES[building],
            region=REGIONS[region],
            most=max(0, ahead),
            points=self.state.setting.building_points,
        )

    def _collect(self, space: int, province: int) -> Reason:
        board, revolts = self.state.setting.board, self.state.revolts
        yields = board.rice if space == RICE else board.tax
        told = {"province": PROVINCES[province], "amount": self.evaluator.improved(space, province, yields[province])}
        if revolts[province]:
            kept = self.evaluator.revolt_chance(province, revolts[province]) // PERCENT
            return _because(f"{SPACES[space]}-risk", chance=kept, **told)
        richer = [p for p in self.evaluator.mine if not revolts[p] and yields[p] > yields[province]]
        return _because(f"{SPACES[space]}-{'calm' if richer else 'most'}", **told)

    def _deploy(self, space: int, province: int) -> Reason:
        """What the new armies are best for: to go on, to hold the province, or to attack from it later."""
        evaluator = self.evaluator
        now = self.state.armies[province]
        more = round(deployed(evaluator, space, province))
        name = PROVINCES[province]
        worth = evaluator.worth(province) + now * evaluator.army
        held = (evaluator.danger(province, now) - evaluator.danger(province, now + more)) * worth
        later = evaluator.later_attack_value(province, now + more) - evaluator.later_attack_value(province, now)
        move = best_move(evaluator, province, now + more) if space == DEPLOY_1 else None
        if move and move.value > max(held, later, 0.0):
            return _because("deploy-goes-on", province=name, target=PROVINCES[move.target])
        if held > 0 and held >= later:
            neighbour, _ = evaluator.threat(province, now)
            return _because(
                "deploy-holds", province=name, target=PROVINCES[neighbour], armies=self.state.armies[neighbour]
            )
        if later > 0:
            target, _ = evaluator.later_attack(province, now + more)
            return _because("deploy-attacks", province=name, target=PROVINCES[target])
        return _because("deploy", province=name)

    def _march(self, province: int) -> Reason:
        march = best_battle(self.evaluator, province)
        assert march is not None, "only such marches have a value"
        told = {"province": PROVINCES[province], "target": PROVINCES[march.target], "armies": march.armies}
        owner = self.state.owner[march.target]
        if owner == self.evaluator.seat:
            return _because("march-moves", **told)
        chance = self._chance(march)
        return _because("march-neutral" if owner == NEUTRAL else "march-foe", chance=chance, **told)

    def _chance(self, march: March) -> int:
        return self.evaluator.attack_chance(march.target, march.armies) // PERCENT
