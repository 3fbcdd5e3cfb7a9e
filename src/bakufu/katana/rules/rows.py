"""The rows of the state, each stated once: `kernel/rows.py` says what follows from that.

Run `python -m handbook` after a change: it writes `state_rows.py` and `views/known_rows.py`. Rows are observed in this
order, so a new one changes what trained agents read.
"""

from __future__ import annotations

from typing import Final

from bakufu.katana.box.components import (
    BENEFITS_ON_A_LINE,
    CELLS,
    FACE_DOWN,
    HOUSES,
    LINE_COUNT,
    MOST_IN_THE_KATANA,
    NO_FLAG,
    NO_SWORD,
    NOBODY,
    RESOURCES,
    ROOMS_ON_THE_BOARD,
    SPACE_COUNT,
    SWORD_COUNT,
    SWORDS,
)
from bakufu.katana.box.picks import MARKET_ROW, STARTING_SWORDS
from bakufu.katana.box.setting import Setting
from bakufu.kernel.flow import NO_DECISION
from bakufu.kernel.rows import (
    ABOVE,
    FLOW_NUMBERS,
    Observed,
    Row,
    capped,
    changing,
    encoded,
    fixed,
    flow_lists,
    lists,
    number,
    pile,
    shared,
    stream,
)
from bakufu.kernel.stepping.observing import LARGEST

MOST_ABOUT: Final = 8
MOST_TASKS: Final = 80  # each delivery within a delivery adds three
MOST_ACTIVE: Final = 20

# Functions of `views/secrecy.py`: what everybody may know of a row.
FACES_HIDDEN: Final = "face_down"
TOPS_OPEN: Final = "all_but_the_top"
SET_ASIDE: Final = "set_aside"

# By side, the Ghost last. The rest of what players have is by seat.
SEAT: Final = ("seat",)
SIDE: Final = ("side",)
SEAT_AND_RESOURCE: Final = ("seat", "resource")
SWORD: Final = ("sword",)
PRINTED_SWORD: Final = ("printed_sword",)
SEAT_AND_FACE: Final = ("seat", "face")

TABLE: Final[tuple[Row, ...]] = (
    *FLOW_NUMBERS,
    number("round", "1 to 4", start=1),
    number("first", "the side with the First Player card"),
    number("turn", "the side whose turn it is"),
    number("actor", "the seat that decides: not always the one whose turn it is"),
    number("komainu_at", "the figure there, as `figure` numbers it; -1 nobody", NOBODY),
    number("monk", "1: the current action is a Monk's"),
    number("line", "the line of the Forge that is activated; -1 none", NOBODY),
    number("extra_moves", "moves that a Monk adds", saved="extra"),
    number("offering", "what a Monk costs by the card just played; -1 none", NOBODY),
    number("doubled", "1: the Coins of this Academy action are doubled"),
    number("earned", "Coins of this Academy action"),
    number("unused_decorators", "bits of the Resources"),
    number("rooms_left", "bits of the Rooms whose benefit is still available"),
    number("again", "1: one more Room by a Monk"),
    number("cards_left", "cards to take at the Market"),
    number("giving", "the decision that others are asked after an action", NO_DECISION),
    number("delivering", "the space of the Sword being delivered; -1 none", NOBODY),
    number("lines_left", "bits: 1 its row, 2 its column, 4 its points may still be doubled"),
    number("ghost_family", "the Ghost's Family Members"),
    *flow_lists(),
    capped("coins", "by seat", SEAT),
    encoded(
        "points",
        "by side",
        SIDE,
        (
            Observed("points", f"by side, from 0 to {LARGEST}", SIDE, through="points_in_range"),
            Observed("points_above", f"by side: points beyond {LARGEST}", SIDE, through=ABOVE),
            Observed("points_below", "by side: how far below 0", SIDE, through="points_below"),
        ),
    ),
    capped("stock", "by seat and Resource", SEAT_AND_RESOURCE),
    fixed("workers", "by side: Available Workers", SIDE),
    shared("monks", "by seat: Monks at the Temple", SEAT),
    fixed("passed", "by side: 1 if passed", SIDE),
    fixed("quiet", "by seat: 1 if not to be asked in others' turns", SEAT),
    shared("decorators", "by seat and Resource: the Coins of a decoration", SEAT_AND_RESOURCE),
    shared("family", "by seat: bits of the Rooms, from the left, with a Family Member", SEAT),
    shared("sashimono", "by side and House: in the Sashimono area", ("side", "house")),
    shared("project", "by seat and Resource", SEAT_AND_RESOURCE),
    shared("late", "by seat and Resource: added to the Project afterwards", SEAT_AND_RESOURCE),
    shared("dropped", "by seat and Resource: taken off the Project", SEAT_AND_RESOURCE),
    fixed("on_board", "by side: figures on the main board", SIDE),
    fixed("forge", "by seat and space: the Sword there; -1 none", ("seat", "cell"), NO_SWORD, NO_SWORD),
    shared(
        "under",
        "by seat and line, two each: cards beneath the Forge; -1 none",
        ("seat", "line", "benefit"),
        NOBODY,
        NOBODY,
    ),
    shared("placed", "by Sword: Resources on it", SWORD),
    shared("decorated", "by Sword: bits of its decorated Resources", SWORD),
    shared("flag", "by Sword: the Sashimono on it; 4 a starting one, -1 none", SWORD, NO_FLAG, NO_FLAG),
    shared("noted", "by Sword: what it gave to the Project, two bits for each Resource", SWORD),
    lists(
        "washitsu",
        "by side: Swords delivered, in order",
        SIDE,
        (
            Observed(
                "delivered_by",
                "by Sword: the side that delivered it; -1 nobody",
                PRINTED_SWORD,
                NOBODY,
                through="delivered_by",
            ),
            Observed(
                "delivered_as",
                "by Sword: its place on the Washitsu board, from 1; 0 none",
                PRINTED_SWORD,
                through="delivered_as",
            ),
        ),
    ),
    lists(
        "composition",
        "by seat: the recipe of the SHOGUN NO KATANA",
        SEAT,
        (
            Observed(
                "composition",
                "by seat: the recipe of its own Sword; -1 beyond",
                ("seat", "composed"),
                NOBODY,
                through="padded",
            ),
        ),
    ),
    lists(
        "fresh",
        "by seat, sorted: cards of which nothing was used",
        SEAT,
        (Observed("fresh", "by seat and card: copies at hand", SEAT_AND_FACE, through="copies"),),
    ),
    lists(
        "used",
        "by seat: cards whose immediate effect was used in this Moment",
        SEAT,
        (
            Observed(
                "used",
                "by seat and card: copies whose effect was used in this Moment",
                SEAT_AND_FACE,
                through="copies",
            ),
        ),
    ),
    lists(
        "bought",
        "by seat: cards whose benefit was paid in this Moment and whose effect is still to use",
        SEAT,
        (
            Observed(
                "bought",
                "by seat and card: copies whose benefit was paid in this Moment",
                SEAT_AND_FACE,
                through="copies",
            ),
        ),
    ),
    lists(
        "honors",
        "by side: its Honor cards",
        SIDE,
        (Observed("honors", "by Honor card: the side that has it; -1 none", ("honor",), NOBODY, through="holders"),),
    ),
    fixed("scored", "by side: the value of its own Sword at the end", SIDE),
    shared("sword_at", "by space of the Houses: the Sword there; -1 none", ("house_space",), NO_SWORD, NO_SWORD),
    shared(
        "worker_at",
        "by space of the Houses: 2 x side, + 1 for a Monk; -1 nobody",
        ("house_space",),
        NOBODY,
        NOBODY,
    ),
    changing("market_at", "figures at the Market", ("market_space",)),
    changing("academy_at", "figures at the Academy", ("academy_space",)),
    changing("palace_at", "figures at the Palace", ("palace_space",)),
    changing("rooms", "the Rooms from left to right", ("room_space",)),
    pile("pile", "Swords face down, the top one last", FACES_HIDDEN),
    changing("starting", "Swords to begin with, still to be chosen", ("starting_sword",)),
    lists(
        "decks",
        "by House: Daimyo cards, the open top one last",
        ("house",),
        (
            Observed("decks", "by House: cards in its deck", ("house",), through="lengths"),
            Observed("tops", "by House: the open card; -1 none", ("house",), NOBODY, through="tops"),
        ),
        TOPS_OPEN,
    ),
    changing("market_row", "open cards of the Market", ("market_row",)),
    pile("market_deck", "the Market cards beneath the third open one", FACES_HIDDEN),
    changing("honor_row", "open Honor cards", SIDE),
    pile("honor_deck", "Honor cards face down", FACES_HIDDEN),
    shared("gone", "by card: copies out of the game", ("face",)),
    changing("active", "Swords activated; once moved, -1 minus the Sword", ("active",), -SWORD_COUNT),
    changing("asked", "seats still to be asked, the next one last", SEAT),
    changing("interrupted", "deliveries that wait: space and lines left, in pairs", ("cell", "pair")),
    pile("ghost_deck", "the Ghost's cards face down, the top one last", FACES_HIDDEN),
    changing("ghost_gone", "the Ghost's discard pile", ("ghost_card",)),
    changing("ghost_aside", "the Ghost's cards set aside; -2 face down", ("ghost_card",), FACE_DOWN, SET_ASIDE),
    changing("aside_seen", "the cards set aside when they were last seen", ("ghost_card",), final=True),
    stream("tiles", "of Swords and Rooms"),
    stream("cards", "of all other decks"),
    stream("lots", "of the first player and the Ghost"),
)


def sizes(setting: Setting) -> dict[str, int]:
    """How many there are of everything by which rows are ordered, and the most that a list can hold."""
    return {
        "seat": setting.players,
        "side": setting.sides,
        "resource": len(RESOURCES),
        "house": len(HOUSES),
        "cell": CELLS,
        "line": LINE_COUNT,
        "benefit": BENEFITS_ON_A_LINE,
        "sword": SWORD_COUNT,
        "printed_sword": SWORDS,
        "composed": MOST_IN_THE_KATANA,
        "face": setting.face_count,
        "honor": len(setting.honor_kind),
        "house_space": SPACE_COUNT,
        "market_space": setting.market_spaces,
        "academy_space": setting.academy_spaces,
        "palace_space": setting.palace_spaces,
        "room_space": ROOMS_ON_THE_BOARD,
        "starting_sword": STARTING_SWORDS,
        "market_row": MARKET_ROW,
        "ghost_card": len(setting.ghost_deck) + len(setting.ghost_aside) if setting.solo else 0,
        "about": MOST_ABOUT,
        "task": MOST_TASKS,
        "active": MOST_ACTIVE,
        "pair": 2,
    }
