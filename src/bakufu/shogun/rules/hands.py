"""The cards of all seats, which follow from who owns which province. Planning asks for them before every card."""

from __future__ import annotations

from bakufu.shogun.box.components import PROVINCE_COUNT


class Hands:
    """By seat: its provinces in their order, then its other cards; placed or not.

    States keep them with the owners they were made from. Another owner is another row, so they are never out of date.
    """

    def __init__(self, owner: tuple[int, ...], others: list[int], players: int) -> None:
        self.owner = owner
        self.cards: list[list[int]] = [
            [province for province in range(PROVINCE_COUNT) if owner[province] == seat] + others
            for seat in range(players)
        ]
