"""Judging a plan: what each of its cards is worth, and which other card would be better there.

Whatever is said about a plan follows from this: what is suggested, why, and what is objected to. A suggestion is
changed until replacing no single card improves it, and only cards that could be replaced by better ones are objected
to. So nothing that is suggested is ever objected to.
"""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.bots.shogun.advice.choices import marches
from bakufu.bots.shogun.evaluation.evaluator import NOWHERE, Evaluator
from bakufu.bots.shogun.evaluation.marching import March
from bakufu.bots.shogun.planning.plan_values import Values, collect_value, deployed, plan_values
from bakufu.bots.shogun.planning.purse import DEPLOYS, Purse
from bakufu.shogun.advice.plan_outlook import VAIN, outlook_of
from bakufu.shogun.box.components import BATTLE_A, BATTLE_B, BID, CHEST_CARD, DEPLOY_1, RICE, TAX, UNPLANNED
from bakufu.shogun.rules.state import State

BATTLES = (BATTLE_A, BATTLE_B)
# A card that does nothing or can't be paid for is worse than none: another card could be there.
IN_VAIN = -0.3
LEAST = 0.01  # points that make a difference


@dataclass(frozen=True)
class Better:
    """Another card for a space, and the points by which it is better there; below 0 where it is worse."""

    space: int
    card: int
    points: float


class Table:
    """What the plans of one seat are evaluated with, whichever cards they have."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.values: Values = plan_values(evaluator)
        self._later: dict[tuple[tuple[int, int], ...], Evaluator] = {(): evaluator}
        self._marches: dict[tuple[int, tuple[tuple[int, int], ...]], dict[int, March]] = {}

    def after(self, deploys: dict[int, int]) -> Evaluator:
        """The table after these deployments, province by action."""
        key = tuple(deploys.items())
        if key not in self._later:
            self._later[key] = _deployed(self.evaluator, deploys)
        return self._later[key]

    def marches(self, deploys: dict[int, int], taken: int) -> dict[int, March]:
        """By province, the march that will be suggested there after these deployments, if there is a sound one. `taken`
        is conquered by then."""
        key = (taken, tuple(deploys.items()))
        if key not in self._marches:
            evaluator = self.after(deploys)
            found = {province: _best_march(evaluator, province, taken) for province in evaluator.mine}
            self._marches[key] = {province: march for province, march in found.items() if march is not None}
        return self._marches[key]


class PlanJudge:
    """`cards` is a plan by space, UNPLANNED for spaces without a card yet."""

    def __init__(self, table: Table, cards: list[int]) -> None:
        self.table = table
        evaluator = table.evaluator
        self.evaluator = evaluator
        self.cards = cards
        self.laid = {space: card for space, card in enumerate(cards) if space < BID and 0 <= card < CHEST_CARD}
        self.hand = [province for province in evaluator.mine if province not in cards]
        self.purse = Purse(evaluator)
        self.purse.chests -= evaluator.state.setting.bids.get(cards[BID], 0)
        self.values: Values = list(table.values)
        self.marches: dict[int, dict[int, March]] = {}
        self._foresee_battles()
        self.unpaid = self._unpaid()

    def changed(self, space: int, card: int) -> PlanJudge:
        cards = list(self.cards)
        cards[space] = card
        return PlanJudge(self.table, cards)

    def _foresee_battles(self) -> None:
        """What marches are worth when their action comes up: the second one finds the first one's target conquered."""
        state, seat = self.evaluator.state, self.evaluator.seat
        row = state.action_row[: state.revealed]
        taken = NOWHERE
        for space in sorted(BATTLES, key=lambda space: row.index(space) if space in row else len(row)):
            found = self.table.marches(self._before(space), taken)
            self.marches[space] = found
            self.values[space] = {province: march.value for province, march in found.items()}
            march = found.get(self.laid.get(space, NOWHERE))
            if march is not None and state.owner[march.target] != seat:
                taken = march.target

    def _before(self, space: int) -> dict[int, int]:
        """The deployments that certainly come before this action."""
        state = self.evaluator.state
        row = state.action_row[: state.revealed]
        earlier = row[: row.index(space)] if space in row else row
        return {action: self.laid[action] for action in DEPLOYS if action in self.laid and action in earlier}

    def foreseen(self, action: int) -> Evaluator:
        """The table as far as it is certain when armies march from the province of this action."""
        before = self._before(action)
        if action == DEPLOY_1:
            before[action] = self.laid[action]
        return self.table.after(before)

    def onward(self, province: int) -> March | None:
        """The move that will be suggested after Deploy 1 here; None if the armies should stay."""
        evaluator = self.table.after({**self._before(DEPLOY_1), DEPLOY_1: province})
        state = evaluator.state
        own = [p for p in state.setting.board.neighbours[province] if state.owner[p] == evaluator.seat]
        best = max(marches(evaluator, province, own), key=lambda march: march.value, default=None)
        return best if best is not None and best.value > 0 else None

    def gain(self) -> float:
        return sum([self.value(space) for space in self.laid])

    def value(self, space: int) -> float:
        """What the card on the space of an action is worth; a card that skips the action is worth nothing."""
        card = self.laid.get(space)
        if card is None:
            return 0.0
        if space in self.unpaid:
            return IN_VAIN
        return self.values[space][card] if card in self.values[space] else self._unwise(space, card)

    def others(self, space: int) -> list[Better]:
        """The other cards for the space of an action, the best first."""
        now = self.value(space)
        rest = {at: card for at, card in self.laid.items() if at != space}
        values = self.values[space]
        found = [
            Better(space, province, values[province] - now)
            for province in self.hand
            if province in values and self.purse.fits({**rest, space: province})
        ]
        setting = self.evaluator.state.setting
        spare = [card for card in setting.cards if card not in self.cards]
        if spare and space in self.laid:
            # The cheapest bids are kept for the bid.
            found.append(Better(space, max(spare, key=lambda card: setting.bids[card]), -now))
        found.sort(key=lambda better: -better.points)
        return found

    def better(self, space: int) -> Better | None:
        """The best other card, if it is better than the one that is there."""
        if self.cards[space] == UNPLANNED:
            return None
        for other in self.others(space):
            # Armies that are deployed elsewhere, and other targets, change what marches are worth.
            related = space in DEPLOYS or space in BATTLES
            gain = self.changed(space, other.card).gain() - self.gain() if related else other.points
            if min(gain, other.points) > LEAST:
                return Better(space, other.card, gain)
        return None

    def _unwise(self, space: int, province: int) -> float:
        """A card that the evaluator would never place: without effect, into a revolt, or for a hopeless march."""
        if space in (RICE, TAX):
            return collect_value(self.evaluator, space, province)
        armies = self.evaluator.state.armies[province]
        if space not in BATTLES or armies < 2:
            return IN_VAIN
        evaluator = self.table.after(self._before(space))
        found = marches(evaluator, province, evaluator.state.setting.board.neighbours[province])
        return min(IN_VAIN, max([march.value for march in found]))

    def _unpaid(self) -> list[int]:
        """Spaces whose action may fall short of chests or armies, as the rules' own outlook warns."""
        if self.purse.fits(self.laid):
            return []
        state = self.evaluator.state
        plan = {space: card for space, card in enumerate(self.cards) if card >= 0}
        warnings = outlook_of(state, self.evaluator.seat, plan).warnings
        names = state.setting.space_names
        return [space for space in self.laid if names[space] in warnings and warnings[names[space]].kind != VAIN]


def improved(judge: PlanJudge, fixed: set[int]) -> PlanJudge:
    """Improve a plan by replacing cards, except on `fixed` spaces, until no replacement helps."""
    while True:
        spaces = [space for space in range(BID) if space not in fixed]
        found = [better for better in [judge.better(space) for space in spaces] if better is not None]
        if not found:
            return judge
        best = max(found, key=lambda better: better.points)
        judge = judge.changed(best.space, best.card)


def _best_march(evaluator: Evaluator, province: int, taken: int) -> March | None:
    targets = [target for target in evaluator.state.setting.board.neighbours[province] if target != taken]
    best = max(marches(evaluator, province, targets), key=lambda march: march.value, default=None)
    return best if best is not None and best.sound else None


def _deployed(evaluator: Evaluator, deploys: dict[int, int]) -> Evaluator:
    state: State = evaluator.state.copy()
    for action, province in deploys.items():
        state.armies[province] += round(deployed(evaluator, action, province))
    return evaluator.later(state)
