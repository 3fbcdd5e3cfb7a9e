"""The move space: every decision is a pick of one thing, and every thing has one number and one word.

0-23    a Worker to a place: a Sword of a House, Market, Academy, Palace, Komainu, a line of the Forge
24-47   a Monk to a place
48-51   pass with an Honor card
52      enough: the step, the turn or the Moment is over
53      not until something changes, in another player's turn
54-73   move the Sword on a space of the Forge
74-93   deliver the Sword on a space of the Forge
94-108  swap two Swords, by the upper space
109-188 decorate one Resource of the Sword on a space
189-227 use the immediate effect of a card
228-266 pay for the permanent benefit of a card
267-275 a line of the Forge
276-307 the Rooms with the player's Family Members
308-314 a Room
315-318 a Decorator
319-322 a Resource
323-326 a Sashimono
327-329 a card of the Market
330-333 a starting Sword
334-339 an exchange: the first kind shown for 1 to 3 of the second, or the other way round
340-343 the benefits of the row or the column, single or doubled
344-358 what goes onto the Project: nothing, one Resource, two Resources
359     put the SHOGUN NO KATANA into play
360-363 a Resource onto the Project afterwards
364-367 a Resource off the Project
368-370 a card set aside goes into the Ghost's deck
371     double the points of the Sword that is being delivered
"""

from __future__ import annotations

from typing import Final

from bakufu.katana.box.components import (
    CELL_NAMES,
    CELLS,
    FACE_COUNT,
    HOUSES,
    LINES,
    PLACES,
    RESOURCE_COUNT,
    RESOURCES,
    ROOMS,
    ROOMS_ON_THE_BOARD,
)

WORKER: Final = 0
MONK: Final = 24
PASS: Final = 48
PASSES: Final = 4
ENOUGH: Final = 52
QUIET: Final = 53
MOVE: Final = 54
DELIVER: Final = 74
SWAP: Final = 94
SWAPS: Final = 15
DECORATE: Final = 109
DECORATIONS: Final = 80
PLAY: Final = 189
BUY: Final = 228
LINE: Final = 267
FAMILY_IN: Final = 276
FAMILIES: Final = 32
ROOM: Final = 308
DECORATOR: Final = 315
RESOURCE: Final = 319
SASHIMONO: Final = 323
MARKET_CARD: Final = 327
MARKET_ROW: Final = 3
STARTING_SWORD: Final = 330
STARTING_SWORDS: Final = 4
EXCHANGE_FOR: Final = 334
MOST_EXCHANGED: Final = 3
EXCHANGES: Final = 6
TAKE_LINE: Final = 340
TAKE_DOUBLED: Final = 342
TAKES: Final = ("row", "column", "row-doubled", "column-doubled")
TAKE_COUNT: Final = 4
PROJECT: Final = 344
COMPOSE: Final = 359
ADD_LATE: Final = 360
DROP: Final = 364
GHOST_CARD: Final = 368
GHOST_ASIDE: Final = ("palace", "market", "academy")
DOUBLE: Final = 371
PICKS: Final = 372

# By number: the Resources that go onto the Project.
PROJECT_CHOICES: Final[tuple[tuple[int, ...], ...]] = (
    (),
    *[(first,) for first in range(RESOURCE_COUNT)],
    *[(first, second) for first in range(RESOURCE_COUNT) for second in range(first, RESOURCE_COUNT)],
)
LETTERS: Final = "lwst"  # Lacquer, Wood, Steel, Stingray leather

FIRST_FOR_SECOND: Final = 0
SECOND_FOR_FIRST: Final = 1
ROW_LINE: Final = 0  # the lines of a Sword that is delivered
COLUMN_LINE: Final = 1


# What a pick says, where it says two things.


def decorate_pick(cell: int, resource: int) -> int:
    return DECORATE + RESOURCE_COUNT * cell + resource


def decorated_cell(pick: int) -> int:
    return (pick - DECORATE) // RESOURCE_COUNT


def decorated_resource(pick: int) -> int:
    return (pick - DECORATE) % RESOURCE_COUNT


def exchange_way(pick: int) -> int:
    """FIRST_FOR_SECOND or SECOND_FOR_FIRST: which of the two Resources on the card is given."""
    return (pick - EXCHANGE_FOR) // MOST_EXCHANGED


def exchange_number(pick: int) -> int:
    return (pick - EXCHANGE_FOR) % MOST_EXCHANGED + 1


def line_taken(pick: int) -> int:
    """ROW_LINE or COLUMN_LINE."""
    return (pick - TAKE_LINE) % 2


def is_doubled(pick: int) -> bool:
    return pick >= TAKE_DOUBLED


def _family(mask: int) -> str:
    return "".join([str(room + 1) for room in range(ROOMS_ON_THE_BOARD) if mask >> room & 1])


WORDS: Final[tuple[str, ...]] = (
    *PLACES,
    *[f"monk-{place}" for place in PLACES],
    *[f"pass-{honor + 1}" for honor in range(PASSES)],
    "enough",
    "quiet",
    *[f"move-{cell}" for cell in CELL_NAMES],
    *[f"deliver-{cell}" for cell in CELL_NAMES],
    *[f"swap-{cell}" for cell in CELL_NAMES[:SWAPS]],
    *[f"decorate-{cell}-{resource}" for cell in CELL_NAMES for resource in RESOURCES],
    *[f"play-{face + 1}" for face in range(FACE_COUNT)],
    *[f"buy-{face + 1}" for face in range(FACE_COUNT)],
    *[f"at-{line}" for line in LINES],
    *[f"family-{_family(mask)}" for mask in range(FAMILIES)],
    *[f"room-{room}" for room in ROOMS],
    *[f"decorator-{resource}" for resource in RESOURCES],
    *RESOURCES,
    *[f"sashimono-{house}" for house in HOUSES],
    *[f"card-{slot + 1}" for slot in range(MARKET_ROW)],
    *[f"sword-{slot + 1}" for slot in range(STARTING_SWORDS)],
    *[f"{way}-{number + 1}" for way in ("first-for-second", "second-for-first") for number in range(MOST_EXCHANGED)],
    *[f"take-{line}" for line in TAKES],
    *["project" + "".join(["-" + RESOURCES[resource] for resource in choice]) for choice in PROJECT_CHOICES],
    "compose",
    *[f"add-{resource}" for resource in RESOURCES],
    *[f"drop-{resource}" for resource in RESOURCES],
    *[f"ghost-{card}" for card in GHOST_ASIDE],
    "double",
)
NUMBER_OF: Final = {word: number for number, word in enumerate(WORDS)}

assert DECORATE + CELLS * len(RESOURCES) == PLAY
assert PLAY + FACE_COUNT == BUY
assert BUY + FACE_COUNT == LINE
assert WORDS[COMPOSE] == "compose"
assert len(WORDS) == PICKS == len(NUMBER_OF)
