"""Observations of SHOGUN: what a seat may know, as bytes. The fields follow from `rules/rows.py` and the boxes of the
modules; `docs/environments.md` lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bakufu.kernel import rows
from bakufu.kernel.flow import Flow
from bakufu.kernel.stepping.observing import LARGEST, Field, Page, PageWriter
from bakufu.kernel.stepping.turns import NOBODY
from bakufu.shogun.box.components import UNPLANNED
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.planning import next_space
from bakufu.shogun.rules.rows import TABLE, sizes
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.known_rows import numbers, observed
from bakufu.shogun.views.secrecy import own_plan

if TYPE_CHECKING:
    from mypy_extensions import i64

# What changes in planning comes first: the numbers, and these two.
PLAN_FIELD: Final = 1
AWAITED_FIELD: Final = 2


def observed_fields(setting: Setting) -> list[Field]:
    """The fields of an observation in a game with this setting."""
    lengths = sizes(setting)
    of_modules = [field.field(lengths) for _, row in setting.observed for field in row.observed]
    return rows.observed_fields(TABLE, lengths, ("claimed",) if setting.claimed else ()) + of_modules


class Observer(PageWriter):
    """Writes observations of games with one setting into its page."""

    def __init__(self, setting: Setting, like: Observer | None = None) -> None:
        if max(setting.chests, setting.armies, setting.farmers, setting.markers, *setting.tiles) >= LARGEST:
            raise ValueError(f"observations hold amounts below {LARGEST}; the facts have more pieces in the box")
        self.fields: list[Field] = observed_fields(setting) if like is None else like.fields
        self.page = Page(self.fields, None if like is None else like.page)
        self._of_modules = [number for number, _ in setting.observed]
        # During planning nothing else changes, so the rest isn't compared as long as these are the same: game, step,
        # seat.
        self._planning: State | None = None
        self._step = 0
        self._planner = NOBODY
        self._planned: i64 = NOBODY  # up to which space that seat's plan has been written

    def write(self, flow: Flow, seat: int) -> None:
        """What this seat may know (-1: a spectator)."""
        state = cast("State", flow)
        if state.decision != PLAN:
            self._planning = None
            self._write_all(state, seat)
            return
        if state is not self._planning or state.step != self._step:
            self._planning = state
            self._step = state.step
            self._write_all(state, seat)
        elif seat == self._planner and seat >= 0 and self.page.holds(AWAITED_FIELD, state.awaited):
            self._follow(state, seat)
            return
        else:
            self.page.write([numbers(state, seat), own_plan(state, state.plan, seat), state.awaited])
        self._planner = seat
        self._planned = seat * state.setting.spaces + next_space(state, seat) if seat >= 0 else NOBODY

    def _write_all(self, state: State, seat: int) -> None:
        """In the order of `observed_fields`."""
        told = observed(state, seat)
        for number in self._of_modules:
            told.append(state.module_rows[number])
        self.page.write(told)

    def _follow(self, state: State, seat: int) -> None:
        """Write the cards that the seat has placed since the last observation."""
        plan = state.plan
        space: i64 = self._planned
        end: i64 = (seat + 1) * state.setting.spaces
        while space < end and plan[space] != UNPLANNED:
            self.page.put(PLAN_FIELD, space, plan[space])
            space += 1
        self._planned = space
