"""Observations of SHOGUN NO KATANA: what a seat may know, as bytes. The fields are data.

Everything but the order of decks lies open, so that all seats see the same, beside their own number.
"""

from __future__ import annotations

from typing import Final, cast

from bakufu.katana.box.components import (
    CELLS,
    FACE_DOWN,
    HOUSES,
    LINE_COUNT,
    MOST_IN_THE_KATANA,
    NOBODY,
    ROOMS_ON_THE_BOARD,
    SPACE_COUNT,
    SWORD_COUNT,
    SWORDS,
)
from bakufu.katana.box.picks import MARKET_ROW, STARTING_SWORDS
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.ghost_deck import aside_known
from bakufu.katana.rules.state import State
from bakufu.kernel.flow import Flow
from bakufu.kernel.observing import LARGEST, Field, Page, PageWriter

MOST_ABOUT: Final = 8
MOST_TASKS: Final = 80  # each delivery within a delivery adds three
MOST_INTERRUPTED: Final = 2 * CELLS
MOST_ACTIVE: Final = 20
MOVED_BIAS: Final = SWORD_COUNT
NUMBERS: Final = (
    "seat", "step", "decision", "round", "first", "turn", "actor", "komainu_at", "monk", "line", "extra", "offering",
    "doubled", "earned", "unused_decorators", "rooms_left", "again", "cards_left", "giving", "delivering",
    "lines_left", "ghost_family", "pile", "market_deck", "honor_deck", "ghost_deck",
)  # fmt: skip


def observed_fields(setting: Setting) -> list[Field]:
    """What an observation is made of in a game with this setting."""
    seats, sides, faces = setting.players, setting.sides, setting.face_count
    ghost_cards = len(setting.ghost_deck) + len(setting.ghost_aside) if setting.solo else 0
    return [
        Field("numbers", len(NUMBERS), "one number each: " + ", ".join(NUMBERS), bias=1),
        Field("awaited", seats, "by seat: 1 if it has to decide"),
        Field("about", 1 + MOST_ABOUT, "what the decision is about", counted=True),
        Field("stack", 1 + MOST_TASKS, "tasks still to do, the next one last", counted=True),
        Field("coins", seats, f"by seat, up to {LARGEST}"),
        Field("points", sides, f"by side, from 0 to {LARGEST}"),
        Field("points_above", sides, f"by side: points beyond {LARGEST}"),
        Field("points_below", sides, "by side: how far below 0"),
        Field("stock", 4 * seats, f"by seat and Resource, up to {LARGEST}"),
        Field("workers", sides, "by side: Available Workers"),
        Field("monks", seats, "by seat: Monks at the Temple"),
        Field("passed", sides, "by side: 1 if passed"),
        Field("quiet", seats, "by seat: 1 if not to be asked in others' turns"),
        Field("decorators", 4 * seats, "by seat and Resource: the Coins of a decoration"),
        Field("family", seats, "by seat: bits of the Rooms, from the left, with a Family Member"),
        Field("sashimono", 4 * sides, "by side and House: in the Sashimono area"),
        Field("project", 4 * seats, "by seat and Resource"),
        Field("late", 4 * seats, "by seat and Resource: added to the Project afterwards"),
        Field("dropped", 4 * seats, "by seat and Resource: taken off the Project"),
        Field("on_board", sides, "by side: figures on the main board"),
        Field("forge", CELLS * seats, "by seat and space: the Sword there; -1 none", bias=1),
        Field("under", 2 * LINE_COUNT * seats, "by seat and line, two each: cards beneath the Forge; -1 none", bias=1),
        Field("placed", SWORD_COUNT, "by Sword: Resources on it"),
        Field("decorated", SWORD_COUNT, "by Sword: bits of its decorated Resources"),
        Field("flag", SWORD_COUNT, "by Sword: the Sashimono on it; 4 a starting one, -1 none", bias=1),
        Field("noted", SWORD_COUNT, "by Sword: what it gave to the Project, two bits for each Resource"),
        Field("delivered_by", SWORDS, "by Sword: the side that delivered it; -1 nobody", bias=1),
        Field("delivered_as", SWORDS, "by Sword: its place on the Washitsu board, from 1; 0 none"),
        Field("composition", MOST_IN_THE_KATANA * seats, "by seat: the recipe of its own Sword; -1 beyond", bias=1),
        Field("fresh", faces * seats, "by seat and card: copies at hand"),
        Field("used", faces * seats, "by seat and card: copies whose effect was used in this Moment"),
        Field("bought", faces * seats, "by seat and card: copies whose benefit was paid in this Moment"),
        Field("honors", len(setting.honor_kind), "by Honor card: the side that has it; -1 none", bias=1),
        Field("scored", sides, "by side: the value of its own Sword at the end"),
        Field("sword_at", SPACE_COUNT, "by space of the Houses: the Sword there; -1 none", bias=1),
        Field("worker_at", SPACE_COUNT, "by space of the Houses: 2 x side, + 1 for a Monk; -1 nobody", bias=1),
        Field("market_at", 1 + setting.market_spaces, "figures at the Market", counted=True),
        Field("academy_at", 1 + setting.academy_spaces, "figures at the Academy", counted=True),
        Field("palace_at", 1 + setting.palace_spaces, "figures at the Palace", counted=True),
        Field("rooms", 1 + ROOMS_ON_THE_BOARD, "the Rooms from left to right", counted=True),
        Field("starting", 1 + STARTING_SWORDS, "Swords to begin with, still to be chosen", counted=True),
        Field("decks", len(HOUSES), "by House: cards in its deck"),
        Field("tops", len(HOUSES), "by House: the open card; -1 none", bias=1),
        Field("market_row", 1 + MARKET_ROW, "open cards of the Market", counted=True),
        Field("honor_row", 1 + sides, "open Honor cards", counted=True),
        Field("gone", faces, "by card: copies out of the game"),
        Field(
            "active",
            1 + MOST_ACTIVE,
            "Swords activated; once moved, -1 minus the Sword",
            bias=MOVED_BIAS,
            counted=True,
        ),
        Field("asked", 1 + seats, "seats still to be asked, the next one last", counted=True),
        Field(
            "interrupted", 1 + MOST_INTERRUPTED, "deliveries that wait: space and lines left, in pairs", counted=True
        ),
        Field("ghost_gone", 1 + ghost_cards, "the Ghost's discard pile", counted=True),
        Field("ghost_aside", 1 + ghost_cards, "the Ghost's cards set aside; -2 face down", -FACE_DOWN, True),
        Field("aside_seen", 1 + ghost_cards, "the cards set aside when they were last seen", counted=True),
    ]


class Observer(PageWriter):
    """Writes observations of games with one setting into its page."""

    def __init__(self, setting: Setting, like: Observer | None = None) -> None:
        self.fields: list[Field] = observed_fields(setting) if like is None else like.fields
        self.page = Page(self.fields, None if like is None else like.page)
        self._none = [0] * setting.sides

    def write(self, flow: Flow, seat: int) -> None:
        """What this seat may know (-1: a spectator)."""
        self.page.write(self._rows(cast("State", flow), seat))

    def _rows(self, state: State, seat: int) -> list[list[int]]:
        """In the order of `observed_fields`."""
        points, above, below = state.points, self._none, self._none
        for value in state.points:
            if not 0 <= value <= LARGEST:
                points = [min(max(value, 0), LARGEST) for value in state.points]
                above = [max(0, value - LARGEST) for value in state.points]
                below = [max(0, -value) for value in state.points]
        delivered_by, delivered_as = _delivered(state)
        return [
            _numbers(state, seat),
            state.awaited,
            state.about,
            state.stack,
            _at_most(state.coins),
            points,
            above,
            below,
            _at_most(state.stock),
            state.workers,
            state.monks,
            state.passed,
            state.quiet,
            state.decorators,
            state.family,
            state.sashimono,
            state.project,
            state.late,
            state.dropped,
            state.on_board,
            state.forge,
            state.under,
            state.placed,
            state.decorated,
            state.flag,
            state.noted,
            delivered_by,
            delivered_as,
            _padded(state.composition, MOST_IN_THE_KATANA),
            _copies(state, state.fresh),
            _copies(state, state.used),
            _copies(state, state.bought),
            _holders(state),
            state.scored,
            state.sword_at,
            state.worker_at,
            state.market_at,
            state.academy_at,
            state.palace_at,
            state.rooms,
            state.starting,
            [len(deck) for deck in state.decks],
            [deck[-1] if deck else NOBODY for deck in state.decks],
            state.market_row,
            state.honor_row,
            state.gone,
            state.active,
            state.asked,
            state.interrupted,
            state.ghost_gone,
            state.ghost_aside if aside_known(state) else [FACE_DOWN] * len(state.ghost_aside),
            state.aside_seen,
        ]


def _numbers(state: State, seat: int) -> list[int]:
    """In the order of NUMBERS."""
    return [
        seat,
        state.step,
        state.decision,
        state.round,
        state.first,
        state.turn,
        state.actor,
        state.komainu_at,
        state.monk,
        state.line,
        state.extra,
        state.offering,
        state.doubled,
        state.earned,
        state.unused_decorators,
        state.rooms_left,
        state.again,
        state.cards_left,
        state.giving,
        state.delivering,
        state.lines_left,
        state.ghost_family,
        len(state.pile),
        len(state.market_deck),
        len(state.honor_deck),
        len(state.ghost_deck),
    ]


def _at_most(amounts: list[int]) -> list[int]:
    for amount in amounts:
        if amount > LARGEST:
            return [min(amount, LARGEST) for amount in amounts]
    return amounts


def _delivered(state: State) -> tuple[list[int], list[int]]:
    delivered_by, delivered_as = [NOBODY] * SWORDS, [0] * SWORDS
    for side in range(len(state.washitsu)):
        washitsu = state.washitsu[side]
        for place in range(len(washitsu)):
            delivered_by[washitsu[place]] = side
            delivered_as[washitsu[place]] = place + 1
    return delivered_by, delivered_as


def _padded(rows: list[list[int]], width: int) -> list[int]:
    padded: list[int] = []
    for row in rows:
        padded += row + [NOBODY] * (width - len(row))
    return padded


def _copies(state: State, rows: list[list[int]]) -> list[int]:
    faces = state.setting.face_count
    copies = [0] * (faces * len(rows))
    for seat in range(len(rows)):
        for face in rows[seat]:
            copies[seat * faces + face] += 1
    return copies


def _holders(state: State) -> list[int]:
    holders = [NOBODY] * len(state.setting.honor_kind)
    for side in range(len(state.honors)):
        for honor in state.honors[side]:
            holders[honor] = side
    return holders
