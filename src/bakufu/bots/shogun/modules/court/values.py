"""At Tenno's Court: which armies become officials, which favour is taken or declined, and where it is used."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.evaluator import Evaluator
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


def take_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    """A favor is worth taking if it gives more than its officials could get next time."""
    return [0.0 if move == NOTHING else _gain(evaluator, move - FAVOUR) for move in moves]


def _gain(evaluator: Evaluator, space: int) -> float:
    costs = evaluator.state.setting.printed[FAVOUR_COST]
    return favour_value(evaluator, evaluator.state.module_rows[FAVOUR_ROW][space]) - costs[space] * _official(evaluator)


def _official(evaluator: Evaluator) -> float:
    """What an official who waits is worth; in the last season there is nothing left to wait for."""
    return evaluator.weights.favour.official if evaluator.later_seasons else 0.0


def event_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    harm = event_harm(evaluator)
    return [harm if move == YES else 0.0 for move in moves]


def calm_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    return [calm_value(evaluator, province) for province in moves]


def armies_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    return [armies_value(evaluator, province, evaluator.state.about[ABOUT_ARMIES]) for province in moves]


def building_values(evaluator: Evaluator, moves: list[int]) -> list[float]:
    return [building_value(evaluator, evaluator.state.about[ABOUT_BUILDING], province) for province in moves]


def conversions(evaluator: Evaluator, cards: list[int], hand: list[int]) -> dict[int, int]:
    """Cards by space that convert armies into officials: the most valuable number of them, from the tray or from
    provinces that can spare them. `cards` is the plan so far, `hand` the provinces it does not need."""
    state, seat = evaluator.state, evaluator.seat
    names = state.setting.space_names
    spaces = [space for space in range(BID + 1, len(cards)) if names[space] in SPACES and cards[space] == UNPLANNED]
    if not spaces:
        return {}
    hall: int = state.module_rows[ENTRANCE][seat]
    supply: int = state.module_rows[OFFICIALS][seat]
    found: dict[int, int] = {}
    best = _audience(evaluator, hall)
    for chosen in range(1, 1 << len(spaces)):
        wanted = [space for number, space in enumerate(spaces) if chosen & 1 << number]
        laid, cost = _cheapest(evaluator, cards, hand, wanted)
        officials = sum([converts(state, space) for space in laid])
        if len(laid) < len(wanted) or officials > supply:
            continue
        value = _audience(evaluator, hall + officials) - cost
        if value > best:
            best, found = value, laid
    return found


def _cheapest(
    evaluator: Evaluator, cards: list[int], hand: list[int], wanted: list[int]
) -> tuple[dict[int, int], float]:
    """A card for each of these spaces, if there is one, and what the armies are worth where they are now."""
    state, seat = evaluator.state, evaluator.seat
    towers = [card for card in state.setting.cards[CHEST_CARDS:] if card not in cards]
    tray: int = state.tray[seat]
    idle = evaluator.army * evaluator.weights.module.tray
    laid: dict[int, int] = {}
    total = 0.0
    for space in wanted:
        armies = converts(state, space)
        ways: list[Conversion] = [
            (evaluator.strength(p, state.armies[p]) - evaluator.strength(p, state.armies[p] - armies), armies, p)
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


def _audience(evaluator: Evaluator, officials: int) -> float:
    """What this many officials are worth: the best favor that rivals before the seat leave, and officials who wait."""
    state = evaluator.state
    waiting = _official(evaluator)
    costs = state.setting.printed[FAVOUR_COST]
    gains = sorted(
        [(_gain(evaluator, space), costs[space]) for space, card in enumerate(state.module_rows[FAVOUR_ROW]) if card]
    )
    for _ in range(min(_ahead(evaluator, officials), len(gains))):
        gains.pop()
    return max([gain for gain, cost in gains if cost <= officials and gain > 0], default=0.0) + officials * waiting


def _ahead(evaluator: Evaluator, officials: int) -> int:
    entrance = evaluator.state.module_rows[ENTRANCE]
    sent = evaluator.weights.favour.sent
    rivals = [hall for seat, hall in enumerate(entrance) if seat != evaluator.seat]
    return len([hall for hall in rivals if hall + sent > officials])
