"""The moves of leaders, with names."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.contract import Move
from bakufu.kernel.errors import NO_SUCH_MOVE, IllegalMove
from bakufu.shogun.box.components import PROVINCE_COUNT, PROVINCES
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.leaders.numbers import ABOUT_PROVINCE
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.state import State


@dataclass(frozen=True)
class PlaceLeader(Move):
    province: str


@dataclass(frozen=True)
class ClaimWithLeader(Move):
    province: str
    answer: str  # "yes", or "nothing": he comes with a later province


@dataclass(frozen=True)
class MoveLeader(Move):
    origin: str
    target: str


@dataclass(frozen=True)
class RaiseStatue(Move):
    province: str
    answer: str  # "yes" or "nothing"


def _province(move: int) -> str:
    if not 0 <= move < PROVINCE_COUNT:
        raise IllegalMove(NO_SUCH_MOVE)
    return PROVINCES[move]


def _answer(move: int) -> str:
    if move not in (YES, NOTHING):
        raise IllegalMove(NO_SUCH_MOVE)
    return WORDS[move]


def place_leader(state: State, seat: int, move: int) -> Move:
    return PlaceLeader(_province(move))


def claim_with_leader(state: State, seat: int, move: int) -> Move:
    return ClaimWithLeader(PROVINCES[state.about[ABOUT_PROVINCE]], _answer(move))


def move_leader(state: State, seat: int, move: int) -> Move:
    return MoveLeader(PROVINCES[state.about[ABOUT_PROVINCE]], _province(move))


def raise_statue(state: State, seat: int, move: int) -> Move:
    return RaiseStatue(PROVINCES[state.about[ABOUT_PROVINCE]], _answer(move))
