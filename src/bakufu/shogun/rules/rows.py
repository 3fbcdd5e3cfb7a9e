"""The rows of the state, each stated once: `kernel/rows.py` says what follows from that.

Run `python -m handbook` after a change: it writes `state_rows.py` and `views/known_rows.py`. Rows are observed in this
order, so a new one changes what trained agents read. Modules state their own rows in their `box.py`.
"""

from __future__ import annotations

from typing import Final

from bakufu.kernel.rows import (
    ABOVE,
    CAPPED,
    FLOW_NUMBERS,
    LIST,
    TUPLES,
    Observed,
    Row,
    changing,
    encoded,
    fixed,
    flow_lists,
    growing,
    lists,
    number,
    only,
    pile,
    private,
    shared,
    stream,
)
from bakufu.kernel.stepping.observing import LARGEST
from bakufu.shogun.box.components import (
    ACTIONS,
    BUILDINGS,
    CUBES,
    EVENTS_A_YEAR,
    FACE_DOWN,
    GROUP_SIZES,
    LEFT_OUT,
    NEUTRAL,
    NO_EVENT,
    OPEN_CARDS,
    PROVINCE_COUNT,
    SPECIALS,
    UNPLANNED,
)
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.box.tower import SHELVES

MOST_ABOUT: Final = 4
MOST_TASKS: Final = 4
BATTLE_SIZE: Final = 5

# Functions of `views/secrecy.py`: what may be known of a row.
COUNTED: Final = "face_down"
FACE_UP: Final = "face_up"
BURIED: Final = "buried"
UNSEEN: Final = "unseen"
OWN_PLAN: Final = "own_plan"

SEAT: Final = ("seat",)
SEAT_AND_SPACE: Final = ("seat", "space")
PROVINCE: Final = ("province",)
CUBE: Final = ("cube",)
SPECIAL: Final = ("special",)

_CARDS: Final = "the card; -1 empty, -2 unplanned, -3 surrendered, -4 face down"
_BATTLE: Final = "attacker, defender (-1 neutral), province, armies of both"

TABLE: Final[tuple[Row, ...]] = (
    *FLOW_NUMBERS,
    number("year", "1 or 2", start=1),
    number("season", "0 to 2, in winter 3"),
    number("event", "the event card of this season; -1 none", NO_EVENT),
    number("action_at", "which card of the action row is carried out"),
    number("turn_at", "whose turn in the order it is"),
    number("revealed", "how many cards of the action row are face up", final=True),
    pile("event_pile", "event cards face down, the top one last", COUNTED),
    number("farmers", "in the general supply"),
    number("bank", "chests in the general supply"),
    number("markers", "revolt markers in the general supply"),
    number("buried", "how many cards at the bottom of the pile everybody has seen going there", final=True),
    # What changes in planning comes first: the numbers, and these two.
    private("plan", f"by seat and space: {_CARDS}", SEAT_AND_SPACE, UNPLANNED, FACE_DOWN, OWN_PLAN),
    *flow_lists(least=NEUTRAL),
    shared("owner", "by province: a seat; -1 neutral, -2 not in play", PROVINCE, NEUTRAL, LEFT_OUT),
    fixed("armies", "by province", PROVINCE),
    shared("buildings", "by province: castle 1 + temple 2 + theatre 4", PROVINCE),
    shared("revolts", "by province: revolt markers", PROVINCE),
    shared("taken", "by province: 1 if conquered this round", PROVINCE),
    fixed("chests", "by seat", SEAT),
    fixed("rice", "by seat", SEAT),
    encoded(
        "points",
        "by seat",
        SEAT,
        (
            Observed("points", f"by seat, up to {LARGEST}", SEAT, through=CAPPED),
            Observed("points_above", f"by seat: points beyond {LARGEST}", SEAT, through=ABOVE),
        ),
    ),
    fixed("supply", "by seat: armies in the supply", SEAT),
    fixed("tray", "by colour, farmers last: cubes in the tower's tray", CUBE),
    fixed("inside", "by colour, farmers last: cubes inside the tower", CUBE),
    shared("tiles", "castles, temples, theatres in the supply", ("building",)),
    changing(
        "action_row",
        "actions in their order; -4 face down, one fewer after each action",
        ("action",),
        FACE_DOWN,
        FACE_UP,
    ),
    changing("special_row", "special cards by place", SPECIAL),
    growing("takers", "by place: the seat that took it; -1 nobody", SPECIAL, NEUTRAL),
    changing("order", "seats in turn order", SEAT),
    changing("event_row", "event cards that lie open", ("event_of_a_year",)),
    changing("event_gone", "event cards removed from the game", ("event_card",)),
    fixed("shown", "by seat and space: 1 once the card has been revealed", SEAT_AND_SPACE, final=True),
    changing("choosing", "seats that still choose their place, the next one last", SEAT),
    Row(
        "battle",
        LIST,
        _BATTLE,
        whole=True,
        observed=(
            Observed(
                "battle", f"{_BATTLE}; in winter: the farmers of the table", ("battle",), NEUTRAL, True, "battle_row"
            ),
        ),
    ),
    Row("revolt_farmers", LIST, "one number, the farmers that winter adds to each revolt", whole=True, saved="battle"),
    changing("revolting", "provinces whose winter revolt is to come", ("winter_revolt",)),
    *only(
        "claimed",
        (
            changing("pile", "province cards, lowest first; -4 face down", PROVINCE, FACE_DOWN, BURIED),
            changing("open_cards", "province cards to claim", ("open_card",)),
            changing("seen", "by seat: open cards on its last turn; -1 none", ("seat", "open_card"), NEUTRAL),
            changing("groups", "by seat and size 2 to 5: army groups to place", ("seat", "group_size")),
        ),
    ),
    lists("shelves", "by shelf of the tower: the cubes that lie there", ("shelf",), known=UNSEEN),
    Row("module_rows", TUPLES, "rows of modules, by their numbers; none without modules", saved="extra"),
    stream("decks", "of all cards"),
    stream("falls", "of the tower"),
    stream("lots", "of what is drawn between equals"),
)


def sizes(setting: Setting) -> dict[str, int]:
    """How many there are of everything by which rows are ordered, and the most that a list can hold."""
    return {
        "seat": setting.players,
        "space": setting.spaces,
        "province": PROVINCE_COUNT,
        "cube": len(CUBES),
        "building": len(BUILDINGS),
        "action": len(ACTIONS),
        "special": len(SPECIALS),
        "event_card": len(setting.effect),
        "event_of_a_year": EVENTS_A_YEAR,
        "winter_revolt": max(setting.winter_revolts),
        "open_card": OPEN_CARDS,
        "group_size": GROUP_SIZES,
        "shelf": SHELVES,
        "battle": BATTLE_SIZE,
        "about": MOST_ABOUT,
        "task": MOST_TASKS,
        **setting.module_sizes,
    }
