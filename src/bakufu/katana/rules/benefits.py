"""Permanent benefits: cards slid beneath the Forge at the end of a row or a column."""

from __future__ import annotations

from bakufu.katana.box.components import (
    BENEFITS_ON_A_LINE,
    CELL_NAMES,
    COLUMNS,
    LINE_COUNT,
    LINES,
    NOBODY,
    RESOURCE_COUNT,
    RESOURCES,
    ROWS,
    first_benefit,
)
from bakufu.katana.box.picks import LINE
from bakufu.katana.rules.decision_kinds import ABOUT_CARD, ABOUT_SECOND
from bakufu.katana.rules.decision_kinds import LINE as LINE_KIND
from bakufu.katana.rules.events import BenefitBought, LineGave
from bakufu.katana.rules.moment import without
from bakufu.katana.rules.state import State
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.kernel.rows import replaced


def under(state: State, seat: int, line: int) -> int:
    """How many cards this line has."""
    first = first_benefit(seat, line)
    return (0 if state.under[first] == NOBODY else 1) + (0 if state.under[first + 1] == NOBODY else 1)


def lines_with(state: State, seat: int, cards: int) -> list[int]:
    return [line for line in range(LINE_COUNT) if under(state, seat, line) == cards]


def has_line_with(state: State, seat: int, cards: int) -> bool:
    return any(under(state, seat, line) == cards for line in range(LINE_COUNT))


def affordable(state: State, seat: int, coins: int) -> list[int]:
    """Cards at hand whose benefit this many Coins would pay for, each kind once."""
    cost = state.setting.cost
    found: list[int] = []
    for face in state.fresh[seat]:
        if cost[face] <= coins and face not in found:
            found.append(face)
    for face in state.used[seat]:
        if cost[face] <= coins and face not in found:
            found.append(face)
    return found


def buyable(state: State, seat: int) -> list[int]:
    if not state.fresh[seat] and not state.used[seat]:
        return []
    found = affordable(state, seat, state.coins[seat])
    return found if found and has_line_with(state, seat, 0) else []


def buy_refusal(state: State, seat: int, face: int) -> str:
    if face not in state.fresh[seat] and face not in state.used[seat]:
        return "cards.own-cards"
    if state.setting.cost[face] > state.coins[seat]:
        return "cards.pay-the-benefit"
    return "" if has_line_with(state, seat, 0) else "cards.one-benefit-a-line"


def second_possible(state: State, seat: int) -> bool:
    """Whether Market card 4 would do anything: a benefit that can be paid for, and a line with exactly one."""
    return len(affordable(state, seat, state.coins[seat])) > 0 and has_line_with(state, seat, 1)


def begin_buying(state: State, seat: int, face: int, second: int) -> None:
    """Ask for the line: an empty one, or with Market card 4 one that has a benefit already."""
    state.ask(LINE_KIND, seat, [face, second])


def line_moves(state: State, seat: int) -> list[int]:
    return [LINE + line for line in lines_with(state, seat, state.about[ABOUT_SECOND])]


def line_refusal(state: State, seat: int, move: int) -> str:
    if not LINE <= move < LINE + LINE_COUNT:
        return NO_SUCH_MOVE
    if under(state, seat, move - LINE) == state.about[ABOUT_SECOND]:
        return ""
    return "market-cards.second-benefit" if state.about[ABOUT_SECOND] else "cards.one-benefit-a-line"


def slide_card(state: State, seat: int, move: int, events: Events) -> None:
    """Pay, and slide the card beneath the Forge. A card whose effect was used in this Moment goes first."""
    face, second, line = state.about[ABOUT_CARD], state.about[ABOUT_SECOND], move - LINE
    state.answered(seat)
    rule = "market-cards.second-benefit" if second else "cards.permanent-benefit"
    if face in state.used[seat]:
        state.used[seat] = without(state.used[seat], face)
    else:
        if seat != state.turn and not second:
            rule = "cards.benefit-when-asked"
        state.fresh[seat] = without(state.fresh[seat], face)
        state.bought[seat] = [*state.bought[seat], face]
    state.coins[seat] -= state.setting.cost[face]
    state.under = replaced(state.under, first_benefit(seat, line) + second, face)
    if events is not None:
        events.append(BenefitBought(rule, seat, face + 1, LINES[line], state.setting.cost[face]))


def coins_of(state: State, seat: int, line: int) -> int:
    """The Coins that a line gives on a delivery."""
    setting = state.setting
    coins = setting.column_coins[line - ROWS] if line >= ROWS else 0
    first = first_benefit(seat, line)
    for slot in range(first, first + BENEFITS_ON_A_LINE):
        if state.under[slot] != NOBODY:
            coins += setting.benefit_coins[state.under[slot]]
    return coins


def take_benefits(state: State, seat: int, line: int, doubled: bool, events: Events) -> None:
    """What is printed at the end of the line, and all cards there."""
    setting = state.setting
    times = 2 if doubled else 1
    coins = coins_of(state, seat, line) * times
    points = 0
    resources = [0] * RESOURCE_COUNT
    if line < ROWS:
        resources[line] += setting.row_resources * times
    first = first_benefit(seat, line)
    for slot in range(first, first + BENEFITS_ON_A_LINE):
        face = state.under[slot]
        if face != NOBODY:
            points += setting.benefit_points[face] * times
            if setting.benefit_resource[face] != NOBODY:
                resources[setting.benefit_resource[face]] += times
    state.coins[seat] += coins
    state.points[seat] += points
    for kind in range(RESOURCE_COUNT):
        state.stock[RESOURCE_COUNT * seat + kind] += resources[kind]
    if events is not None:
        given = {RESOURCES[kind]: resources[kind] for kind in range(RESOURCE_COUNT) if resources[kind]}
        rule = "market-cards.double-line" if doubled else "delivery.take-row-and-column"
        events.append(LineGave(rule, seat, LINES[line], doubled, coins, given, points))


def lines_of(cell: int) -> tuple[int, int]:
    """The row and the column of a space, as lines."""
    return cell // COLUMNS, ROWS + cell % COLUMNS


assert len(CELL_NAMES) == ROWS * COLUMNS
