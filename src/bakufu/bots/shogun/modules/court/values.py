"""At Tenno's Court: which armies become officials, which favour is taken or declined, and where it is used."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluation import Evaluation
from bakufu.bots.shogun.modules.court.favour_values import (
    armies_value,
    building_value,
    calm_value,
    event_harm,
    favour_value,
)
from bakufu.shogun.box.components import BID, CHEST_CARD, CHEST_CARDS, UNPLANNED
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.court.numbers import (
    ABOUT_ARMIES,
    ABOUT_BUILDING,
    ENTRANCE,
    FAVOUR,
    FAVOUR_COST,
    FAVOUR_ROW,
    OFFICIALS,
)
from bakufu.shogun.modules.court.officials import SPACES, converts

Conversion = tuple[float, int, int]  # what it costs, the armies, the card


def take_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    """A favour is worth taking if it brings more than its officials can next time."""
    return [0.0 if move == NOTHING else _gain(evaluation, move - FAVOUR) for move in moves]


def _gain(evaluation: Evaluation, space: int) -> float:
    costs = evaluation.state.setting.printed[FAVOUR_COST]
    return favour_value(evaluation, evaluation.state.module_rows[FAVOUR_ROW][space]) - costs[space] * _official(
        evaluation
    )


def _official(evaluation: Evaluation) -> float:
    """What an official is worth that waits; in the last season there is nothing left to wait for."""
    return evaluation.weights.favour.official if evaluation.later_seasons else 0.0


def event_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    harm = event_harm(evaluation)
    return [harm if move == YES else 0.0 for move in moves]


def calm_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    return [calm_value(evaluation, province) for province in moves]


def armies_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    return [armies_value(evaluation, province, evaluation.state.about[ABOUT_ARMIES]) for province in moves]


def building_values(evaluation: Evaluation, moves: list[int]) -> list[float]:
    return [building_value(evaluation, evaluation.state.about[ABOUT_BUILDING], province) for province in moves]


def conversions(evaluation: Evaluation, cards: list[int], hand: list[int]) -> dict[int, int]:
    """Cards by space that make officials of armies: as many as bring the most, out of the tray or where they can be
    spared. `cards` is the plan so far, `hand` the provinces it does not need."""
    state, seat = evaluation.state, evaluation.seat
    names = state.setting.space_names
    spaces = [space for space in range(BID + 1, len(cards)) if names[space] in SPACES and cards[space] == UNPLANNED]
    if not spaces:
        return {}
    hall: int = state.module_rows[ENTRANCE][seat]
    supply: int = state.module_rows[OFFICIALS][seat]
    found: dict[int, int] = {}
    best = _audience(evaluation, hall)
    for chosen in range(1, 1 << len(spaces)):
        wanted = [space for number, space in enumerate(spaces) if chosen & 1 << number]
        laid, cost = _cheapest(evaluation, cards, hand, wanted)
        officials = sum([converts(state, space) for space in laid])
        if len(laid) < len(wanted) or officials > supply:
            continue
        value = _audience(evaluation, hall + officials) - cost
        if value > best:
            best, found = value, laid
    return found


def _cheapest(
    evaluation: Evaluation, cards: list[int], hand: list[int], wanted: list[int]
) -> tuple[dict[int, int], float]:
    """A card for each of these spaces, if there is one, and what the armies are worth where they are now."""
    state, seat = evaluation.state, evaluation.seat
    towers = [card for card in state.setting.cards[CHEST_CARDS:] if card not in cards]
    tray: int = state.tray[seat]
    idle = evaluation.army * evaluation.weights.module.tray
    laid: dict[int, int] = {}
    total = 0.0
    for space in wanted:
        armies = converts(state, space)
        ways: list[Conversion] = [
            (evaluation.strength(p, state.armies[p]) - evaluation.strength(p, state.armies[p] - armies), armies, p)
            for p in hand
            if state.armies[p] > armies and p not in laid.values()
        ]
        if towers and tray >= armies:
            ways.append((idle * armies, armies, towers[0]))
        if ways:
            cost, _, card = min(ways)
            laid[space] = card
            total += cost
            if card > CHEST_CARD:
                towers.remove(card)
                tray -= armies
    return laid, total


def _audience(evaluation: Evaluation, officials: int) -> float:
    """What so many officials are worth: a favour, the best that earlier rivals leave, and those who wait."""
    state = evaluation.state
    waiting = _official(evaluation)
    costs = state.setting.printed[FAVOUR_COST]
    gains = sorted(
        [(_gain(evaluation, space), costs[space]) for space, card in enumerate(state.module_rows[FAVOUR_ROW]) if card]
    )
    for _ in range(min(_ahead(evaluation, officials), len(gains))):
        gains.pop()
    return max([gain for gain, cost in gains if cost <= officials and gain > 0], default=0.0) + officials * waiting


def _ahead(evaluation: Evaluation, officials: int) -> int:
    entrance = evaluation.state.module_rows[ENTRANCE]
    sent = evaluation.weights.favour.sent
    rivals = [hall for seat, hall in enumerate(entrance) if seat != evaluation.seat]
    return len([hall for hall in rivals if hall + sent > officials])
