"""The move space: every decision is a pick of one thing, and every thing has one number and one word.

0-44    a province: a card to plan, a target to march to, a place of revolt
45-49   a chest card with 0 to 4 chests
50      nothing: an empty space, no move
51-55   place 1 to 5 in the turn order, with the special card lying there
56-59   the left open card, the right one, the top of the pile; bury the two open cards
60-121  a number of armies, 0 to 61
168     yes, where nothing means no

Modules have the other numbers: `numbers.py`.
"""

from __future__ import annotations

from typing import Final

from bakufu.shogun.box.components import CHEST_CARD, CHEST_CARDS, PROVINCES

NOTHING: Final = 50
PLACE: Final = 51
PLACES: Final = 5
OPEN_CARD: Final = 56
TOP_OF_PILE: Final = 58
BURY: Final = 59
NUMBER: Final = 60
NUMBERS: Final = 62
YES: Final = 168
YES_WORD: Final = "yes"

# All but YES.
BASE_WORDS: Final[tuple[str, ...]] = (
    *PROVINCES,
    *[f"chest-{chests}" for chests in range(CHEST_CARDS)],
    "nothing",
    *[f"place-{place + 1}" for place in range(PLACES)],
    "left",
    "right",
    "pile",
    "bury",
    *[str(number) for number in range(NUMBERS)],
)

assert CHEST_CARD + CHEST_CARDS == NOTHING
assert len(BASE_WORDS) == NUMBER + NUMBERS
