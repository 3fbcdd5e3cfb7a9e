"""Moves with names: what a pick means for the decision it answers, as JSON, browsers and people see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bakufu.kernel.contract import Move
from bakufu.kernel.errors import NO_SUCH_MOVE, NOT_AWAITED, IllegalMove
from bakufu.shogun.box.components import PROVINCE_COUNT, PROVINCES, SPECIALS
from bakufu.shogun.box.picks import BURY, NOTHING, NUMBER, NUMBERS, OPEN_CARD, PLACE, PLACES, TOP_OF_PILE
from bakufu.shogun.numbers import PICKS, WORDS
from bakufu.shogun.rules.battles.battle_row import BATTLEFIELD
from bakufu.shogun.rules.decision_kinds import ABOUT_CLAIMED, ABOUT_ORIGIN, ABOUT_TARGET
from bakufu.shogun.rules.planning import next_space
from bakufu.shogun.rules.state import State


@dataclass(frozen=True)
class ClaimCard(Move):
    card: str  # "left", "right", "pile" or "bury"
    province: str | None


@dataclass(frozen=True)
class ClaimArmies(Move):
    province: str
    armies: int


@dataclass(frozen=True)
class PlanCard(Move):
    space: str
    card: str  # a province, "chest-0" to "chest-4", or "nothing"


@dataclass(frozen=True)
class TakePlace(Move):
    place: int
    special: str


@dataclass(frozen=True)
class DeployArmies(Move):
    province: str
    armies: int


@dataclass(frozen=True)
class MoveTo(Move):
    origin: str
    target: str | None  # None: the armies stay


@dataclass(frozen=True)
class MarchTo(Move):
    origin: str
    target: str


@dataclass(frozen=True)
class MarchArmies(Move):
    origin: str
    target: str
    armies: int


@dataclass(frozen=True)
class Reinforce(Move):
    province: str
    armies: int


@dataclass(frozen=True)
class NextRevolt(Move):
    province: str


def describe(state: State, seat: int, move: int) -> Move:
    if seat not in range(len(state.awaited)) or not state.awaited[seat]:
        raise IllegalMove(NOT_AWAITED)
    described: Move = state.setting.describe[state.decision](state, seat, move)
    return described


def encode(state: State, seat: int, move: Move) -> int:
    for pick in range(PICKS):
        try:
            if describe(state, seat, pick) == move:
                return pick
        except IllegalMove as error:
            if error.rule == NOT_AWAITED:
                raise
    raise IllegalMove(NO_SUCH_MOVE)


def _within(move: int, first: int, count: int) -> int:
    if not first <= move < first + count:
        raise IllegalMove(NO_SUCH_MOVE)
    return move - first


def _province(move: int) -> str:
    return PROVINCES[_within(move, 0, PROVINCE_COUNT)]


def _armies(move: int) -> int:
    return _within(move, NUMBER, NUMBERS)


def _claim_card(state: State, seat: int, move: int) -> Move:
    _within(move, OPEN_CARD, BURY - OPEN_CARD + 1)
    is_open = move < TOP_OF_PILE
    return ClaimCard(WORDS[move], PROVINCES[state.open_cards[move - OPEN_CARD]] if is_open else None)


def _claim_armies(state: State, seat: int, move: int) -> Move:
    return ClaimArmies(PROVINCES[state.about[ABOUT_CLAIMED]], _armies(move))


def _plan(state: State, seat: int, move: int) -> Move:
    if move > NOTHING and move not in state.setting.bids:
        raise IllegalMove(NO_SUCH_MOVE)
    return PlanCard(state.setting.space_names[next_space(state, seat)], WORDS[_within(move, 0, PICKS)])


def _place(state: State, seat: int, move: int) -> Move:
    place = _within(move, PLACE, PLACES)
    return TakePlace(place + 1, SPECIALS[state.special_row[place]])


def _deploy(state: State, seat: int, move: int) -> Move:
    return DeployArmies(PROVINCES[state.about[ABOUT_ORIGIN]], _armies(move))


def _move_to(state: State, seat: int, move: int) -> Move:
    return MoveTo(PROVINCES[state.about[ABOUT_ORIGIN]], None if move == NOTHING else _province(move))


def _march_to(state: State, seat: int, move: int) -> Move:
    return MarchTo(PROVINCES[state.about[ABOUT_ORIGIN]], _province(move))


def _march_armies(state: State, seat: int, move: int) -> Move:
    return MarchArmies(PROVINCES[state.about[ABOUT_ORIGIN]], PROVINCES[state.about[ABOUT_TARGET]], _armies(move))


def _reinforce(state: State, seat: int, move: int) -> Move:
    return Reinforce(PROVINCES[state.battle[BATTLEFIELD]], _armies(move))


def _next_revolt(state: State, seat: int, move: int) -> Move:
    return NextRevolt(_province(move))


# In the order of `decision_kinds.py`.
DESCRIBE: tuple[Callable[[State, int, int], Move], ...] = (
    _claim_card,
    _claim_armies,
    _plan,
    _place,
    _deploy,
    _move_to,
    _march_to,
    _march_armies,
    _reinforce,
    _next_revolt,
)
