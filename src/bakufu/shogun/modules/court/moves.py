"""The moves at Tenno's Court with names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bakufu.kernel.contract import Move
from bakufu.kernel.errors import NO_SUCH_MOVE, IllegalMove
from bakufu.shogun.box.components import BUILDINGS, EFFECTS, PROVINCE_COUNT, PROVINCES, Building
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.court.box import FAVOURS
from bakufu.shogun.modules.court.numbers import ABOUT_ARMIES, ABOUT_BUILDING, FAVOUR, FAVOUR_COST, FAVOUR_ROW
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State


@dataclass(frozen=True)
class TakeFavour(Move):
    """None: the player declines. `officials` is the price."""

    favour: int | None
    officials: int


@dataclass(frozen=True)
class RemoveEvent(Move):
    effect: str | None  # None: the event stays


@dataclass(frozen=True)
class CalmProvince(Move):
    province: str


@dataclass(frozen=True)
class FavouredArmies(Move):
    province: str
    armies: int


@dataclass(frozen=True)
class FavouredBuilding(Move):
    province: str
    building: Building


def _province(move: int) -> str:
    if not 0 <= move < PROVINCE_COUNT:
        raise IllegalMove(NO_SUCH_MOVE)
    return PROVINCES[move]


def _take_favour(state: State, seat: int, move: int) -> Move:
    if move == NOTHING:
        return TakeFavour(None, 0)
    space = move - FAVOUR
    if not 0 <= space < FAVOURS:
        raise IllegalMove(NO_SUCH_MOVE)
    return TakeFavour(state.module_rows[FAVOUR_ROW][space] or None, state.setting.printed[FAVOUR_COST][space])


def _remove_event(state: State, seat: int, move: int) -> Move:
    if move not in (NOTHING, YES):
        raise IllegalMove(NO_SUCH_MOVE)
    return RemoveEvent(EFFECTS[effect(state)] if move == YES else None)


def _calm_province(state: State, seat: int, move: int) -> Move:
    return CalmProvince(_province(move))


def _favoured_armies(state: State, seat: int, move: int) -> Move:
    return FavouredArmies(_province(move), state.about[ABOUT_ARMIES])


def _favoured_building(state: State, seat: int, move: int) -> Move:
    return FavouredBuilding(_province(move), BUILDINGS[state.about[ABOUT_BUILDING]])


# In the order of the decisions in `box.py`.
DESCRIBE: tuple[Callable[[State, int, int], Move], ...] = (
    _take_favour,
    _remove_event,
    _calm_province,
    _favoured_armies,
    _favoured_building,
)
