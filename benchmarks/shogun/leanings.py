"""Preferences of random players in SHOGUN: each reaches states that uniform random play rarely does."""

from __future__ import annotations

from bakufu.shogun.box.components import (
    BATTLE_A,
    BATTLE_B,
    CHEST_CARD,
    DEPLOY_5,
    EMPTY,
    NEUTRAL,
    RICE,
    TAX,
    TEMPLE,
    THEATRE,
)
from bakufu.shogun.box.picks import BURY, NOTHING, NUMBER, TOP_OF_PILE
from bakufu.shogun.rules.decision_kinds import CLAIM_CARD, MARCH_ARMIES, MARCH_TO, PLAN, REINFORCE
from bakufu.shogun.rules.planning import next_space
from bakufu.shogun.rules.state import State
from benchmarks.random_players import Leaning, none


def warrior(state: State, seat: int, move: int) -> int:
    """Deploys in strong provinces and attacks other players with all armies."""
    if state.decision == PLAN:
        armies = state.armies[move] if move < CHEST_CARD else 0
        return armies if next_space(state, seat) >= DEPLOY_5 else -armies
    if state.decision == MARCH_TO:
        return 2 if state.owner[move] >= 0 and state.owner[move] != seat else 0
    return move if state.decision in (MARCH_ARMIES, REINFORCE) else 0


def settler(state: State, seat: int, move: int) -> int:
    """Conquers neutral provinces with few armies, and claims from the pile."""
    if state.decision == MARCH_TO:
        return 1 if state.owner[move] == NEUTRAL else 0
    if state.decision == MARCH_ARMIES:
        return 1 if move == NUMBER + 1 else 0
    if state.decision == CLAIM_CARD:
        return move if move in (TOP_OF_PILE, BURY) else 0
    return 0


def tyrant(state: State, seat: int, move: int) -> int:
    """Collects in provinces that already have revolt markers."""
    if state.decision == PLAN and move < CHEST_CARD:
        return state.revolts[move] if next_space(state, seat) in (RICE, TAX) else -state.revolts[move]
    return 0


def hoarder(state: State, seat: int, move: int) -> int:
    """Collects taxes and spends nothing."""
    if state.decision != PLAN:
        return 0
    space = next_space(state, seat)
    if space == TAX:
        return state.setting.board.tax[move] if move < CHEST_CARD else -1
    return 0 if move < CHEST_CARD else CHEST_CARD - move + 5


def builder(state: State, seat: int, move: int) -> int:
    """Builds where there is a free site, and does nothing else."""
    if state.decision != PLAN or move >= CHEST_CARD:
        return 0
    room = state.setting.board.sites[move] - state.buildings[move].bit_count()
    return 1 + room if next_space(state, seat) <= THEATRE else -1


def abbot(state: State, seat: int, move: int) -> int:
    """Builds temples, collects taxes for them, and moves armies out of corners of the map."""
    if state.decision != PLAN:
        return 0
    space = next_space(state, seat)
    if move >= CHEST_CARD:
        return 0 if space in (TEMPLE, TAX, BATTLE_A, BATTLE_B) else 1
    if space == TEMPLE:
        return 1 if not state.buildings[move] else -1
    if space in (BATTLE_A, BATTLE_B) and state.armies[move] > 1:
        return 10 - len(state.setting.board.neighbours[move])
    return 1 if space == TAX else -1


def idler(state: State, seat: int, move: int) -> int:
    """Plans as little as the rules allow."""
    if state.decision != PLAN:
        return 1 if move == NOTHING else 0
    return 3 if move == NOTHING else 2 if move >= CHEST_CARD else EMPTY


LEANINGS: tuple[Leaning, ...] = (none, warrior, settler, tyrant, hoarder, builder, abbot, idler)
