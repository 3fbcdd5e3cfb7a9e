"""Claim values: which province cards are worth taking at the start, and how many armies they need."""

from __future__ import annotations

from bakufu.bots.shogun.weighing import Weights
from bakufu.shogun.box.components import NEUTRAL, PROVINCE_COUNT
from bakufu.shogun.box.picks import BURY, NUMBER, OPEN_CARD, TOP_OF_PILE
from bakufu.shogun.rules.decision_kinds import ABOUT_CLAIMED
from bakufu.shogun.rules.state import State


def claim_value(state: State, seat: int, province: int, weights: Weights) -> float:
    """What is printed there, and how it fits what the seat has: neighbors, region, and adjacent rivals."""
    board, claim = state.setting.board, weights.claim
    value = claim.tax * board.tax[province] + claim.rice * board.rice[province] + claim.site * board.sites[province]
    for neighbour in board.neighbours[province]:
        if state.owner[neighbour] == seat:
            value += claim.own_neighbour
        elif state.owner[neighbour] != NEUTRAL:
            value += claim.foe_neighbour
    for other in range(PROVINCE_COUNT):
        if state.owner[other] == seat and board.region[other] == board.region[province]:
            value += claim.own_region
    return value


def card_values(state: State, seat: int, moves: list[int], weights: Weights) -> list[float]:
    """The open cards as they are, the top of the pile and two new cards as they are on average."""
    pile = average_card(state, seat, weights)
    worths = {
        TOP_OF_PILE: pile,
        BURY: pile + weights.claim.bury,
    }
    for place, card in enumerate(state.open_cards):
        worths[OPEN_CARD + place] = claim_value(state, seat, card, weights)
    return [worths[move] for move in moves]


def average_card(state: State, seat: int, weights: Weights) -> float:
    """An average of the provinces that nobody has and that aren't face up."""
    seen = state.open_cards + state.about + state.pile[: state.buried]
    unseen = [p for p in range(PROVINCE_COUNT) if state.owner[p] == NEUTRAL and p not in seen]
    # Once everything in the pile has been buried there is nothing unseen, and the top card is known.
    cards = unseen or state.pile[-1:]
    return sum([claim_value(state, seat, p, weights) for p in cards]) / len(cards)


def group_values(state: State, seat: int, moves: list[int], weights: Weights) -> list[float]:
    """Army groups for the province just taken: the closer to what it needs, the better."""
    province = state.about[ABOUT_CLAIMED]
    claim = weights.claim
    needed = claim.group
    for neighbour in state.setting.board.neighbours[province]:
        if state.owner[neighbour] not in (seat, NEUTRAL):
            needed += claim.group_foe
    needed += claim.group_worth * (claim_value(state, seat, province, weights) - average_card(state, seat, weights))
    return [-abs(move - NUMBER - needed) for move in moves]
