"""At Tenno's Court: which armies become officials, which favour is taken or declined, and where it is used."""

from __future__ import annotations

from bakufu.bots.shogun.evaluation.outlook import Outlook
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


def take_values(outlook: Outlook, moves: list[int]) -> list[float]:
    """A favour is worth taking if it brings more than its officials can next time."""
    return [0.0 if move == NOTHING else _gain(outlook, move - FAVOUR) for move in moves]


def _gain(outlook: Outlook, space: int) -> float:
    costs = outlook.state.setting.printed[FAVOUR_COST]
    return favour_value(outlook, outlook.state.module_rows[FAVOUR_ROW][space]) - costs[space] * _official(outlook)


def _official(outlook: Outlook) -> float:
    """What an official is worth that waits; in the last season there is nothing left to wait for."""
    return outlook.weights.favour.official if outlook.later_seasons else 0.0


def event_values(outlook: Outlook, moves: list[int]) -> list[float]:
    harm = event_harm(outlook)
    return [harm if move == YES else 0.0 for move in moves]


def calm_values(outlook: Outlook, moves: list[int]) -> list[float]:
    return [calm_value(outlook, province) for province in moves]


def armies_values(outlook: Outlook, moves: list[int]) -> list[float]:
    return [armies_value(outlook, province, outlook.state.about[ABOUT_ARMIES]) for province in moves]


def building_values(outlook: Outlook, moves: list[int]) -> list[float]:
    return [building_value(outlook, outlook.state.about[ABOUT_BUILDING], province) for province in moves]


def conversions(outlook: Outlook, cards: list[int], hand: list[int]) -> dict[int, int]:
    """Cards by space that make officials of armies: as many as bring the most, out of the tray or where they can be
    spared. `cards` is the plan so far, `hand` the provinces it does not need."""
    state, seat = outlook.state, outlook.seat
    names = state.setting.space_names
    spaces = [space for space in range(BID + 1, len(cards)) if names[space] in SPACES and cards[space] == UNPLANNED]
    if not spaces:
        return {}
    hall: int = state.module_rows[ENTRANCE][seat]
    supply: int = state.module_rows[OFFICIALS][seat]
    found: dict[int, int] = {}
    best = _audience(outlook, hall)
    for chosen in range(1, 1 << len(spaces)):
        wanted = [space for number, space in enumerate(spaces) if chosen & 1 << number]
        laid, cost = _cheapest(outlook, cards, hand, wanted)
        officials = sum([converts(state, space) for space in laid])
        if len(laid) < len(wanted) or officials > supply:
            continue
        value = _audience(outlook, hall + officials) - cost
        if value > best:
            best, found = value, laid
    return found


def _cheapest(outlook: Outlook, cards: list[int], hand: list[int], wanted: list[int]) -> tuple[dict[int, int], float]:
    """A card for each of these spaces, if there is one, and what the armies are worth where they are now."""
    state, seat = outlook.state, outlook.seat
    towers = [card for card in state.setting.cards[CHEST_CARDS:] if card not in cards]
    tray: int = state.tray[seat]
    idle = outlook.army * outlook.weights.module.tray
    laid: dict[int, int] = {}
    total = 0.0
    for space in wanted:
        armies = converts(state, space)
        ways: list[Conversion] = [
            (outlook.strength(p, state.armies[p]) - outlook.strength(p, state.armies[p] - armies), armies, p)
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


def _audience(outlook: Outlook, officials: int) -> float:
    """What so many officials are worth: a favour, the best that earlier rivals leave, and those who wait."""
    state = outlook.state
    waiting = _official(outlook)
    costs = state.setting.printed[FAVOUR_COST]
    gains = sorted(
        [(_gain(outlook, space), costs[space]) for space, card in enumerate(state.module_rows[FAVOUR_ROW]) if card]
    )
    for _ in range(min(_ahead(outlook, officials), len(gains))):
        gains.pop()
    return max([gain for gain, cost in gains if cost <= officials and gain > 0], default=0.0) + officials * waiting


def _ahead(outlook: Outlook, officials: int) -> int:
    entrance = outlook.state.module_rows[ENTRANCE]
    sent = outlook.weights.favour.sent
    rivals = [hall for seat, hall in enumerate(entrance) if seat != outlook.seat]
    return len([hall for hall in rivals if hall + sent > officials])
