"""A draft of a plan: cards are placed on spaces in any order, and open spaces are filled at the end."""

from __future__ import annotations

from bakufu.shogun.box.components import (
    BATTLE_A,
    BATTLE_B,
    BID,
    CASTLE,
    CHEST_CARD,
    DEPLOY_1,
    DEPLOY_3,
    DEPLOY_5,
    RICE,
    TAX,
    TEMPLE,
    THEATRE,
)
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules.planning import cards_left, next_space
from bakufu.shogun.views.view import View

# Open spaces get chest cards in this order: the most harmful or expensive actions first. An open bid gets the lowest
# chest card if there are enough, otherwise a province card, which is free. Spaces of modules come before all others.
PASS_FIRST = (BATTLE_A, BATTLE_B, CASTLE, DEPLOY_5, TEMPLE, DEPLOY_3, DEPLOY_1, THEATRE, TAX, RICE, BID)


class Draft:
    """`laid` has the cards by space. Nothing is played before the draft is complete.

    In a resumed game, some spaces may already be planned; they are not part of the draft.
    """

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.laid: dict[int, int] = {}
        self.spaces = list(range(next_space(view.known, seat), view.known.setting.spaces))
        self.cards = cards_left(view.known, seat)

    def row(self) -> list[int]:
        """The spaces in display order: the face-up actions in order, the other actions, the bid."""
        opened = [action for action in self.view.known.action_row if action in self.spaces]
        return [*opened, *[space for space in self.spaces if space not in opened]]

    def provinces(self) -> list[int]:
        return [card for card in self.cards if card < CHEST_CARD]

    def left(self) -> list[int]:
        used = self.laid.values()
        return [card for card in self.cards if card not in used]

    def lay(self, space: int, card: int) -> int | None:
        """Place a card; returns the space from which it was moved, if any."""
        before = [other for other, laid in self.laid.items() if laid == card and other != space]
        for other in before:
            del self.laid[other]
        self.laid[space] = card
        return before[0] if before else None

    def completed(self) -> dict[int, int]:
        """The complete plan: open spaces get chest cards first, then provinces, then nothing."""
        whole = dict(self.laid)
        added = [space for space in self.spaces if space > BID]
        opened = [space for space in (*added, *PASS_FIRST) if space in self.spaces and space not in whole]
        left = self.left()
        bids = self.view.known.setting.bids
        # Use higher numbers first and keep the cards of modules, which do more than decline on the module's spaces.
        chests = sorted([card for card in left if card >= CHEST_CARD], key=lambda card: bids[card])
        provinces = [card for card in left if card < CHEST_CARD]
        if BID in opened and len(chests) >= len(opened):
            opened.remove(BID)
            whole[BID] = chests.pop(0)
        for space in opened:
            if chests:
                whole[space] = chests.pop()
            elif provinces:
                card = self._least_harm(space, provinces)
                provinces.remove(card)
                whole[space] = card
            else:
                whole[space] = NOTHING
        return whole

    def _least_harm(self, space: int, provinces: list[int]) -> int:
        """The best province for a space that needs a card: without a revolt and rich to collect, the poorest to bid."""
        known = self.view.known
        worth = known.setting.board.rice if space == RICE else known.setting.board.tax
        if space == BID:
            return min(provinces, key=lambda province: worth[province])
        return min(provinces, key=lambda province: (known.revolts[province], -worth[province]))
