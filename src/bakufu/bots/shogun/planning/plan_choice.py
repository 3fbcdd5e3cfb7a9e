"""Plan choice: which card goes on which space, by their values, as far as there are chests.

The same table always gives the same plan, so it can be placed space by space without being stored.
"""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.modules.manifests import CHOICES
from bakufu.bots.shogun.planning.plan_values import Values, plan_values
from bakufu.bots.shogun.planning.purse import DEPLOYS, Purse
from bakufu.kernel.chance import Rng
from bakufu.shogun.box.components import (
    ACTIONS,
    BID,
    CHEST_CARD,
    CHEST_CARDS,
    EMPTY,
    PROVINCE_COUNT,
    SPACES,
    UNPLANNED,
)

MOODS: Final = 1 << 16
WORTHLESS: Final = -1e9  # less than anything is worth


class Candidate:
    """A province on a space: its value, and its rank among all. `out`: it has been tried, or something else has taken
    its place."""

    def __init__(self, rank: float, value: float, space: int, province: int) -> None:
        self.rank = rank
        self.value = value
        self.space = space
        self.province = province
        self.out = False

    def beats(self, other: Candidate) -> bool:
        """Among equals the later space, then the later province comes first."""
        if self.rank != other.rank:
            return self.rank > other.rank
        if self.value != other.value:
            return self.value > other.value
        return (self.space, self.province) > (other.space, other.province)


class PlanChoice:
    """`cards` is the plan by space. Cards that are already placed stay."""

    def __init__(self, evaluator: Evaluator, cards: list[int], lot: Rng) -> None:
        self.evaluator = evaluator
        self.cards = cards
        self.purse = Purse(evaluator)
        self.open = [space for space in range(len(ACTIONS)) if cards[space] == UNPLANNED]
        self.hand = [province for province in evaluator.mine if province not in cards]
        self.laid = {space: cards[space] for space in range(len(ACTIONS)) if 0 <= cards[space] < CHEST_CARD}
        self.values = _moody(plan_values(evaluator), evaluator.weights.plan.whim, lot)
        self.bid_open = cards[BID] == UNPLANNED
        self.purse.chests -= evaluator.state.setting.bids.get(cards[BID], 0)
        self._lay_worthwhile()
        self._exchange()
        for module in evaluator.state.setting.options.modules:
            spaces = CHOICES[module].spaces
            if spaces is not None:
                for space, card in spaces.lay(evaluator, cards, self.hand).items():
                    self._lay_added(space, card)
        if self.bid_open:
            self._lay_bid()
        self._lay_required()
        self._decline()

    def _candidates(self, least: float) -> list[Candidate]:
        """What can still be planned and is worth more than this; if chests are scarce, expensive actions come later."""
        thrift, purse = self.evaluator.weights.plan.thrift, self.purse
        held = [False] * PROVINCE_COUNT
        for province in self.hand:
            held[province] = True
        found: list[Candidate] = []
        for space in self.open:
            if space not in self.laid:
                for province, value in self.values[space].items():
                    if value > least and held[province]:
                        found.append(Candidate(value - thrift * purse.price(space, province), value, space, province))
        return found

    def _lay_best(self, candidates: list[Candidate]) -> bool:
        """Place the best card for which there are enough chests; False if there is none left."""
        while True:
            best: Candidate | None = None
            for candidate in candidates:
                if not candidate.out and (best is None or candidate.beats(best)):
                    best = candidate
            if best is None:
                return False
            best.out = True
            if self._lay(best.space, best.province):
                for candidate in candidates:
                    if candidate.space == best.space or candidate.province == best.province:
                        candidate.out = True
                return True

    def _lay(self, space: int, province: int) -> bool:
        """Place a card if there are enough chests."""
        laid = self.laid
        laid[space] = province
        if not self.purse.fits(laid):
            del laid[space]
            return False
        self.hand.remove(province)
        return True

    def _lay_worthwhile(self) -> None:
        candidates = self._candidates(0.0)
        while self._lay_best(candidates):
            pass

    def _exchange(self) -> None:
        """Two spaces swap their cards, or a space takes a better one from the hand, as long as that helps."""
        for _ in range(self.evaluator.weights.plan.exchanges):
            if not self._exchange_once():
                return

    def _exchange_once(self) -> bool:
        spaces = [space for space in self.open if space in self.laid]
        helped = False
        for space in spaces:
            for province in self.hand[:]:
                helped |= self._take_better(space, province)
        for i, first in enumerate(spaces):
            for second in spaces[i + 1 :]:
                helped |= self._swap(first, second)
        return helped

    def _take_better(self, space: int, province: int) -> bool:
        laid, values = self.laid, self.values[space]
        now = laid[space]
        if province not in values or values[province] <= values[now]:
            return False
        laid[space] = province
        if not self.purse.fits(laid):
            laid[space] = now
            return False
        self.hand[self.hand.index(province)] = now
        return True

    def _swap(self, first: int, second: int) -> bool:
        laid = self.laid
        a, b = laid[first], laid[second]
        values, others = self.values[first], self.values[second]
        if b not in values or a not in others or values[b] + others[a] <= values[a] + others[b]:
            return False
        laid[first], laid[second] = b, a
        if not self.purse.fits(laid):
            laid[first], laid[second] = a, b
            return False
        return True

    def _lay_bid(self) -> None:
        """A modest bid from what is left over, or a spare province card, which costs nothing and beats a bid of 0
        chests."""
        weights = self.evaluator.weights.bid
        needed = weights.left_over if self.evaluator.later_seasons else weights.left_over_at_the_end
        left = self.purse.left_over(self.laid)
        free = [card for card in range(CHEST_CARD + 1, CHEST_CARD + CHEST_CARDS) if card not in self.cards]
        wanted = [card for card in free if left >= needed[card - CHEST_CARD - 1] and left >= card - CHEST_CARD]
        if wanted:
            self.cards[BID] = wanted[-1]
            self.purse.chests -= wanted[-1] - CHEST_CARD
        elif self.hand:
            self._bid_province()

    def _bid_province(self) -> None:
        """The spare province that would be missed least, instead of chests."""
        self.purse.chests += max(0, self.cards[BID] - CHEST_CARD)
        self.hand.sort(key=self.evaluator.worth)
        self.cards[BID] = self.hand.pop(0)

    def _lay_added(self, space: int, card: int) -> None:
        """On a space that a module adds."""
        self.cards[space] = card
        if card in self.hand:
            self.hand.remove(card)

    def _lay_required(self) -> None:
        """The rules allow no empty space while there are cards: provinces fill the spaces that lack other cards."""
        while self.hand and len(self._gaps()) > len(self._left()):
            if self._lay_in_vain():
                continue
            if self._lay_best(self._candidates(WORTHLESS)):
                continue
            if self.bid_open and not 0 <= self.cards[BID] < CHEST_CARD:
                self._bid_province()
            else:
                self._bluff()

    def _gaps(self) -> list[int]:
        """Spaces that still need a card: those that modules add, the actions, the bid."""
        found: list[int] = []
        for space in range(len(SPACES), len(self.cards)):
            if self.cards[space] == UNPLANNED:
                found.append(space)
        for space in range(len(SPACES)):
            if self.cards[space] == UNPLANNED and space not in self.laid:
                found.append(space)
        return found

    def _left(self) -> list[int]:
        """Cards that only decline, and are on no space yet."""
        return [card for card in self.evaluator.state.setting.cards if card not in self.cards]

    def _declining(self) -> list[int]:
        """The same, the cheapest bids first."""
        bids = self.evaluator.state.setting.bids
        return sorted(self._left(), key=lambda card: bids[card])

    def _lay_in_vain(self) -> bool:
        """A province without armies to spare can go on a space that modules add, where it has no effect."""
        state = self.evaluator.state
        for space in self._gaps():
            for province in self.hand if space > BID else []:
                if state.setting.space_forecasts[space](state, self.evaluator.seat, space, province).rule:
                    self._lay_added(space, province)
                    return True
        return False

    def _bluff(self) -> None:
        """Nothing affordable is left but a card must be placed: on the most expensive action, which will be skipped."""
        ranks = [
            (self._bluff_rank(space, province), space, province)
            for space in self.open
            if space not in self.laid
            for province in self.hand
        ]
        if ranks:
            _, space, province = max(ranks)
            self.laid[space] = province
            self.hand.remove(province)
        else:
            self._lay_added(self._gaps()[-1], min(self.hand, key=self.evaluator.worth))

    def _bluff_rank(self, space: int, province: int) -> tuple[bool, bool, int, float]:
        """Actions that only lack chests; then those that lack armies."""
        possible = province in self.values[space]
        return possible, space in DEPLOYS, self.purse.price(space, province), -self.evaluator.worth(province)

    def _decline(self) -> None:
        """Chest cards skip unwanted actions; when cards run out, a space stays empty."""
        cards = self.cards
        for space, province in self.laid.items():
            cards[space] = province
        declining = self._declining()
        gaps = self._gaps()
        declining += [EMPTY] * (len(gaps) - len(declining))
        if BID in gaps:
            gaps.remove(BID)
            cards[BID] = declining.pop(0)
        for space in gaps:
            cards[space] = declining.pop()


def _moody(values: Values, whim: float, lot: Rng) -> Values:
    """The values with some random jitter: this level isn't supposed to be exact, and ties have to be broken."""
    for by_province in values:
        for province, value in by_province.items():
            by_province[province] = value * (1.0 + whim * lot.below(MOODS) / MOODS)
    return values
