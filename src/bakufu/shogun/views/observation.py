"""Observations of SHOGUN: what a seat may know, as bytes. The fields are data, listed in `docs/environments.md`.

Secrets are blanked here as `view.py` blanks them, without making a view, which would cost as much as a move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bakufu.kernel.flow import Flow
from bakufu.kernel.stepping.observing import LARGEST, Field, Page, PageWriter
from bakufu.kernel.stepping.turns import NOBODY
from bakufu.shogun.box.components import (
    ACTIONS,
    BUILDINGS,
    CUBES,
    FACE_DOWN,
    PROVINCE_COUNT,
    SPECIALS,
    UNPLANNED,
)
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.module import Row
from bakufu.shogun.rules.claiming import GROUP_SIZES
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.layout import EVENTS_A_YEAR
from bakufu.shogun.rules.planning import next_space
from bakufu.shogun.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

CARD_BIAS: Final = -FACE_DOWN
MOST_ABOUT: Final = 4
MOST_TASKS: Final = 4
BATTLE_SIZE: Final = 5
OPEN_CARDS: Final = 2
NUMBERS: Final = (
    "seat", "step", "decision", "year", "season", "event", "action_at", "turn_at", "revealed", "event_pile", "farmers",
    "bank", "markers", "buried",
)  # fmt: skip
# What changes in planning comes first: the numbers, and these two.
PLAN_FIELD: Final = 1
AWAITED_FIELD: Final = 2

_CARDS: Final = "the card; -1 empty, -2 unplanned, -3 surrendered, -4 face down"
_BATTLE: Final = "attacker, defender (-1 neutral), province, armies of both; in winter: the farmers of the table"


def observed_fields(setting: Setting) -> list[Field]:
    """What an observation is made of in a game with this setting."""
    players, spaces = setting.players, setting.spaces
    everywhere = players * spaces
    fields = [
        Field("numbers", len(NUMBERS), "one number each: " + ", ".join(NUMBERS), bias=1),
        Field("plan", everywhere, f"by seat and space: {_CARDS}", bias=CARD_BIAS),
        Field("awaited", players, "by seat: 1 if it has to decide"),
        Field("about", 1 + MOST_ABOUT, "what the decision is about", bias=1, counted=True),
        Field("stack", 1 + MOST_TASKS, "tasks still to do, the next one last", counted=True),
        Field("owner", PROVINCE_COUNT, "by province: a seat; -1 neutral, -2 not in play", bias=2),
        Field("armies", PROVINCE_COUNT, "by province"),
        Field("buildings", PROVINCE_COUNT, "by province: castle 1 + temple 2 + theatre 4"),
        Field("revolts", PROVINCE_COUNT, "by province: revolt markers"),
        Field("taken", PROVINCE_COUNT, "by province: 1 if conquered this round"),
        Field("chests", players, "by seat"),
        Field("rice", players, "by seat"),
        Field("points", players, f"by seat, up to {LARGEST}"),
        Field("points_above", players, f"by seat: points beyond {LARGEST}"),
        Field("supply", players, "by seat: armies in the supply"),
        Field("tray", len(CUBES), "by colour, farmers last: cubes in the tower's tray"),
        Field("inside", len(CUBES), "by colour, farmers last: cubes inside the tower"),
        Field("tiles", len(BUILDINGS), "castles, temples, theatres in the supply"),
        Field(
            "action_row",
            1 + len(ACTIONS),
            "actions in their order; -4 face down, one fewer after each action",
            bias=CARD_BIAS,
            counted=True,
        ),
        Field("special_row", 1 + len(SPECIALS), "special cards by place", counted=True),
        Field("takers", 1 + len(SPECIALS), "by place: the seat that took it; -1 nobody", bias=1, counted=True),
        Field("order", 1 + players, "seats in turn order", counted=True),
        Field("event_row", 1 + EVENTS_A_YEAR, "event cards that lie open", counted=True),
        Field("event_gone", 1 + len(setting.effect), "event cards removed from the game", counted=True),
        Field("shown", everywhere, "by seat and space: 1 once the card has been revealed"),
        Field("choosing", 1 + players, "seats that still choose their place, the next one last", counted=True),
        Field("battle", 1 + BATTLE_SIZE, _BATTLE, bias=1, counted=True),
        Field("revolting", 1 + max(setting.winter_revolts), "provinces whose winter revolt is to come", counted=True),
    ]
    if setting.options.setup == "claim":
        fields += [
            Field(
                "pile", 1 + PROVINCE_COUNT, "province cards, lowest first; -4 face down", bias=CARD_BIAS, counted=True
            ),
            Field("open_cards", 1 + OPEN_CARDS, "province cards to claim", counted=True),
            Field("seen", 1 + OPEN_CARDS * players, "by seat: open cards on its last turn; -1 none", 1, True),
            Field("groups", 1 + GROUP_SIZES * players, "by seat and size 2 to 5: army groups to place", counted=True),
        ]
    return fields + [_module_field(setting, number, row) for number, row in setting.observed]


def _module_field(setting: Setting, number: int, row: Row) -> Field:
    slots = len(setting.module_rows[number]) if row.most is None else 1 + row.most(setting)
    return Field(row.name, slots, row.meaning, row.bias, row.most is not None)


class Observer(PageWriter):
    """Writes observations of games with one setting into its page."""

    def __init__(self, setting: Setting, like: Observer | None = None) -> None:
        if max(setting.chests, setting.armies, setting.farmers, setting.markers, *setting.tiles) >= LARGEST:
            raise ValueError(f"observations hold amounts below {LARGEST}; the facts have more pieces in the box")
        self.fields: list[Field] = observed_fields(setting) if like is None else like.fields
        self.page = Page(self.fields, None if like is None else like.page)
        self._claiming = setting.options.setup == "claim"
        self._extra = [number for number, _ in setting.observed]
        self._none_above = [0] * setting.players
        # While plans are laid nothing else changes, so that much need not be looked at: in which game, when, for whom.
        self._planning: State | None = None
        self._step = 0
        self._planner = NOBODY
        self._planned: i64 = NOBODY  # up to which space that seat's plan has been written

    def write(self, flow: Flow, seat: int) -> None:
        """What this seat may know (-1: a spectator)."""
        state = cast("State", flow)
        if state.decision != PLAN:
            self._planning = None
            self.page.write(self._rows(state, seat))
            return
        if state is not self._planning or state.step != self._step:
            self._planning = state
            self._step = state.step
            self.page.write(self._rows(state, seat))
        elif seat == self._planner and seat >= 0 and self.page.holds(AWAITED_FIELD, state.awaited):
            self._follow(state, seat)
            return
        else:
            self.page.write([_numbers(state, seat), visible_plan(state, seat), state.awaited])
        self._planner = seat
        self._planned = seat * state.setting.spaces + next_space(state, seat) if seat >= 0 else NOBODY

    def _follow(self, state: State, seat: int) -> None:
        """Write the cards that the seat has laid since it was last looked at."""
        plan = state.plan
        space: i64 = self._planned
        end: i64 = (seat + 1) * state.setting.spaces
        while space < end and plan[space] != UNPLANNED:
            self.page.put(PLAN_FIELD, space, plan[space])
            space += 1
        self._planned = space

    def _rows(self, state: State, seat: int) -> list[list[int]]:
        """In the order of `observed_fields`."""
        points, above = state.points, self._none_above
        for value in state.points:
            if value > LARGEST:
                above = [max(0, value - LARGEST) for value in state.points]
                points = [min(value, LARGEST) for value in state.points]
        rows = [
            _numbers(state, seat),
            visible_plan(state, seat),
            state.awaited,
            state.about,
            state.stack,
            state.owner,
            state.armies,
            state.buildings,
            state.revolts,
            state.taken,
            state.chests,
            state.rice,
            points,
            above,
            state.supply,
            state.tray,
            state.inside,
            state.tiles,
            _face_down_from(state.action_row, state.revealed),
            state.special_row,
            state.takers,
            state.order,
            state.event_row,
            state.event_gone,
            state.shown,
            state.choosing,
            state.battle_row(),
            state.revolting,
        ]
        if self._claiming:
            rows += [_face_down_from(state.pile, state.buried), state.open_cards, state.seen, state.groups]
        for row in self._extra:
            rows.append(state.module_rows[row])
        return rows


def _numbers(state: State, seat: int) -> list[int]:
    """In the order of NUMBERS."""
    return [
        seat,
        state.step,
        state.decision,
        state.year,
        state.season,
        state.event,
        state.action_at,
        state.turn_at,
        state.revealed,
        len(state.event_pile),
        state.farmers,
        state.bank,
        state.markers,
        state.buried,
    ]


def _face_down_from(cards: list[int], known: int) -> list[int]:
    return cards if known >= len(cards) else cards[:known] + [FACE_DOWN] * (len(cards) - known)


def visible_plan(state: State, seat: int) -> list[int]:
    """Cards lie face down until their action. While plans are laid, only whether a plan is complete can be seen."""
    spaces = state.setting.spaces
    plan, shown = state.plan, state.shown
    if state.decision == PLAN:
        visible: list[int] = []
        for other in range(state.setting.players):
            if other == seat:
                visible += plan[seat * spaces : (seat + 1) * spaces]
            else:
                visible += [UNPLANNED if state.awaited[other] else FACE_DOWN] * spaces
        return visible
    visible = plan[:]
    first: i64 = seat * spaces
    end: i64 = first + spaces
    space: i64 = 0
    for in_the_open in shown:
        if not in_the_open and not first <= space < end and plan[space] >= 0:
            visible[space] = FACE_DOWN
        space += 1  # noqa: SIM113 (a plain number costs less)
    return visible
