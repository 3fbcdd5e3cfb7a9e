"""The move space: every decision is a pick of one thing, and every thing has one number and one word.

0-44    a province: a card to plan, a target to march to, a place of revolt
45-49   a chest card with 0 to 4 chests
50      nothing: an empty space, no move
51-55   place 1 to 5 in the turn order, with the special card lying there
56-59   the left open card, the right one, the top of the pile; bury the two open cards
60-121  a number of armies, 0 to 61

With modules only:
122-124 a dice tower card
125-127 the favour on the space of 4, 3 or 2 officials
128-131 a benefit of the samurai: chests, rice, armies, points
132-167 a chamber, by row and column
168     yes, where nothing means no
"""

from __future__ import annotations

from typing import Final

from bakufu.shogun.box.components import CHEST_CARD, CHEST_CARDS, PROVINCES, TOWER_CARD, TOWER_CARDS

NOTHING: Final = 50
PLACE: Final = 51
PLACES: Final = 5
OPEN_CARD: Final = 56
TOP_OF_PILE: Final = 58
BURY: Final = 59
NUMBER: Final = 60
NUMBERS: Final = 62
FAVOUR: Final = 125
FAVOURS: Final = 3
BENEFIT: Final = 128
BENEFITS: Final = ("chests", "rice", "armies", "points")
CHAMBER: Final = 132
CHAMBER_SIDE: Final = 6
YES: Final = 168
PICKS: Final = 169

WORDS: Final[tuple[str, ...]] = (
    *PROVINCES,
    *[f"chest-{chests}" for chests in range(CHEST_CARDS)],
    "nothing",
    *[f"place-{place + 1}" for place in range(PLACES)],
    "left",
    "right",
    "pile",
    "bury",
    *[str(number) for number in range(NUMBERS)],
    *[f"tower-{number + 1}" for number in range(TOWER_CARDS)],
    *[f"favour-{officials}" for officials in (4, 3, 2)],
    *BENEFITS,
    *[f"{row}{column + 1}" for row in "abcdef" for column in range(CHAMBER_SIDE)],
    "yes",
)
NUMBER_OF: Final = {word: number for number, word in enumerate(WORDS)}

assert CHEST_CARD + CHEST_CARDS == NOTHING
assert NUMBER + NUMBERS == TOWER_CARD
assert len(WORDS) == PICKS
