"""The state of a game: everything on the table and in the hands, as flat lists of whole numbers. `rows.py` states what
there is. Only the rules change it."""

from __future__ import annotations

from typing import cast

from bakufu.kernel.chance import Seed
from bakufu.kernel.patch import Json
from bakufu.kernel.rows import changed_by, lay_out, replaced
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.rules.hands import Hands
from bakufu.shogun.rules.rows import BATTLE_SIZE, TABLE, sizes
from bakufu.shogun.rules.state_rows import StateRows


class State(StateRows):
    """Filled by `empty_table`, `restore` or `copy`."""

    hands: Hands | None = None  # since they were last asked for

    def copy(self) -> State:
        """The same position, to play on in without changing this one. About 1.5 µs, which is cheap enough for search.

        Its random numbers to come are the same, so the same moves lead to the same results. `imagine` has others.
        """
        twin = State()
        self.copy_into(twin)
        twin.hands = self.hands
        return twin

    def likeness(self) -> State:
        """A copy that shares every row with this state: good for replacing some of them, not for play."""
        twin = State()
        self.likeness_into(twin)
        twin.hands = self.hands
        return twin

    def put(self, row: int, at: int, number: int) -> None:
        """Replace a number in a row of a module."""
        self.module_rows[row] = replaced(self.module_rows[row], at, number)

    def add(self, row: int, at: int, number: int) -> None:
        """Add to a number in a row of a module."""
        self.module_rows[row] = changed_by(self.module_rows[row], at, number)

    def battle_row(self) -> list[int]:
        """The battle or the farmers of winter's revolts: saved states and observations have one row for both, because
        there is never a battle while revolts are carried out."""
        return self.battle or self.revolt_farmers


def empty_table(setting: Setting) -> State:
    """A state with nothing dealt, nothing built and empty streams of random numbers."""
    if setting.empty_table is None:
        setting.empty_table = _lay_out_nothing(setting)
    return cast("State", setting.empty_table).copy()


def _lay_out_nothing(setting: Setting) -> State:
    state = State()
    state.rulebook = state.setting = setting
    lay_out(state, TABLE, sizes(setting))
    state.supply = [setting.armies] * setting.players
    state.farmers = setting.farmers
    state.bank = setting.chests
    state.markers = setting.markers
    state.tiles = tuple(setting.tiles)
    state.module_rows = setting.module_rows
    return state


def new_state(setting: Setting, seed: Seed) -> State:
    """An empty table, with streams of random numbers from the seed."""
    state = empty_table(setting)
    state.seed_streams(seed)
    return state


def save(state: State) -> Json:
    """The whole state as plain values. Secret: it holds every hidden card and all random numbers to come."""
    return state.saved()


def restore(setting: Setting, data: Json) -> State:
    """The state that `save` wrote down."""
    state = State()
    state.rulebook = state.setting = setting
    state.restore(data)
    if len(state.battle) < BATTLE_SIZE:  # it was no battle
        state.battle, state.revolt_farmers = [], state.battle
    return state
