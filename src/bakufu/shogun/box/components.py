"""The pieces in the box, as numbers and names: provinces, cards, cubes. Amounts and prices are facts, not code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from bakufu.kernel.shapes import Keyed, Words

PROVINCES: Final = (
    "Aki", "Awa-Boso", "Awa-Shikoku", "Bingo", "Bitchu", "Bizen", "Echigo", "Echizen", "Etchu", "Harima", "Hida",
    "Hitachi", "Hoki", "Ise", "Iwami", "Iyo", "Izu", "Izumo", "Kaga", "Kai", "Kazusa", "Kii", "Kozuke", "Mikawa",
    "Mimasaka", "Mino", "Musashi", "Mutsu", "Noto", "Omi", "Owari", "Sagami", "Sanuki", "Settsu", "Shima", "Shimosa",
    "Shimotsuke", "Shinano", "Suruga", "Tajima", "Tamba", "Tosa", "Totomi", "Wakasa", "Yamato",
)  # fmt: skip
PROVINCE_COUNT: Final = 45
REGIONS: Final[tuple[str, ...]] = ("brown", "green", "purple", "red", "yellow")
Region = Annotated[str, Words("Region", REGIONS)]

# Seats take the colours in this order; the farmers' green cubes come after them.
COLOURS: Final[tuple[str, ...]] = ("blue", "yellow", "red", "black", "purple")
Colour = Annotated[str, Words("Colour", COLOURS)]
CUBES: Final[tuple[str, ...]] = ("blue", "yellow", "red", "black", "purple", "farmers")
FARMERS: Final = 5
CUBE_KINDS: Final = 6
# Counted by colour; colours that are absent are left out.
Cubes = Annotated[dict[str, int], Keyed("Cubes", CUBES, False)]

# When provinces are claimed: face-up cards, and groups of armies from the smallest size on.
OPEN_CARDS: Final = 2
SMALLEST_GROUP: Final = 2
GROUP_SIZES: Final = 4

# Owners of a province that aren't seats.
NEUTRAL: Final = -1
LEFT_OUT: Final = -2

# The ten actions, in the order of the individual board, and the auction space below them.
ACTIONS: Final = (
    "castle", "temple", "theatre", "rice", "tax", "deploy-5", "deploy-3", "deploy-1", "battle-a", "battle-b",
)  # fmt: skip
CASTLE: Final = 0
TEMPLE: Final = 1
THEATRE: Final = 2
RICE: Final = 3
TAX: Final = 4
DEPLOY_5: Final = 5
DEPLOY_3: Final = 6
DEPLOY_1: Final = 7
BATTLE_A: Final = 8
BATTLE_B: Final = 9
BID: Final = 10
SPACES: Final = (*ACTIONS, "bid")

# Buildings in a province are bits; the numbers 0, 1, 2 are the actions that build them.
BUILDINGS: Final[tuple[str, ...]] = ("castle", "temple", "theatre")
Building = Annotated[str, Words("Building", BUILDINGS)]
BUILDING_BIT: Final[tuple[int, ...]] = (1, 2, 4)

# A card on a space has the number of the pick that lays it: a province, a chest card, a module's card, or one of these.
CHEST_CARD: Final = 45
CHEST_CARDS: Final = 5
EMPTY: Final = -1  # left empty because there were no more cards
UNPLANNED: Final = -2
SURRENDERED: Final = -3  # the province was lost and its card handed over
FACE_DOWN: Final = -4  # only in views: a card this seat may not see
CARD_NAMES: Final = {
    **dict(enumerate(PROVINCES)),
    **{CHEST_CARD + value: f"chest-{value}" for value in range(CHEST_CARDS)},
    EMPTY: "empty",
    UNPLANNED: "unplanned",
    SURRENDERED: "surrendered",
    FACE_DOWN: "face-down",
}

SPECIALS: Final = ("one-more-chest", "one-more-rice", "six-armies", "attack", "defence")
ONE_MORE_CHEST: Final = 0
ONE_MORE_RICE: Final = 1
SIX_ARMIES: Final = 2
ATTACK: Final = 3
DEFENCE: Final = 4

# What the event cards do; each effect is on one or two of the twelve cards.
EFFECTS: Final[tuple[str, ...]] = (
    "theatre-calms", "two-farmers", "castle-defends", "temple-protects", "tax-at-most", "tax-at-least",
    "rice-at-least", "rice-at-most", "fewer-armies",
)  # fmt: skip
NO_EVENT: Final = -1  # instead of an event card
NO_EFFECT: Final = -1  # instead of an effect
THEATRE_CALMS: Final = 0
TWO_FARMERS: Final = 1
CASTLE_DEFENDS: Final = 2
TEMPLE_PROTECTS: Final = 3
TAX_AT_MOST: Final = 4
TAX_AT_LEAST: Final = 5
RICE_AT_LEAST: Final = 6
RICE_AT_MOST: Final = 7
FEWER_ARMIES: Final = 8

EVENTS_A_YEAR: Final = 4
SEASONS: Final[tuple[str, ...]] = ("spring", "summer", "autumn", "winter")
Season = Annotated[str, Words("Season", SEASONS)]


def cubes(counts: Sequence[int]) -> Cubes:
    """Cubes by colour, for events and views."""
    return {CUBES[colour]: counts[colour] for colour in range(len(counts)) if counts[colour]}
