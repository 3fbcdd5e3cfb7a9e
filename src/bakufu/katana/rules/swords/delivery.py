"""Delivering a Sword: its value, the benefits of its row and column, the Sashimono, a Worker, the Project."""

from __future__ import annotations

from typing import Final

from bakufu.katana.box.components import (
    CELLS,
    DECORATE_ONE,
    DOUBLE_LINE,
    DOUBLE_POINTS,
    NO_FLAG,
    NO_SWORD,
    NOBODY,
    RESOURCE_COUNT,
    ROOM_EFFECT,
    SECOND_BENEFIT,
    STARTING,
    SWORDS,
    sword_name,
)
from bakufu.katana.box.picks import (
    COLUMN_LINE,
    DOUBLE,
    ROW_LINE,
    TAKE_COUNT,
    TAKE_DOUBLED,
    TAKE_LINE,
    is_doubled,
    line_taken,
)
from bakufu.katana.rules.areas.houses import plant
from bakufu.katana.rules.benefits import affordable, coins_of, lines_of, lines_with, take_benefits
from bakufu.katana.rules.decision_kinds import ASK_PROJECT, ASK_SASHIMONO, DELIVERY, END_DELIVERY
from bakufu.katana.rules.events import CardPlayed, PointsDoubled, SwordDelivered, WorkerFreed
from bakufu.katana.rules.moment import without
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import complete, in_delivery, recipe_of, waiting_cells
from bakufu.katana.rules.swords.project import resume_delivery
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.kernel.rows import replaced

# Bits of `lines_left`: its row and its column, by the numbers of the picks, and whether its points may be doubled.
ROW: Final = 1 << ROW_LINE
COLUMN: Final = 1 << COLUMN_LINE
POINTS: Final = 4


def deliver_refusal(state: State, seat: int, cell: int) -> str:
    sword = state.forge[seat * CELLS + cell]
    if sword == NO_SWORD or not complete(state, sword):
        return "delivery.complete-swords-only"
    if in_delivery(state, seat, cell):
        return "delivery.between-the-lines"
    return "delivery.before-passing" if state.passed[seat] else ""


def under_delivery(state: State, seat: int) -> list[int]:
    """The spaces of Swords whose delivery has begun: one, and those that wait for it."""
    if state.delivering == NOBODY or state.actor != seat:
        return []
    return [int(state.delivering), *waiting_cells(state)]


def deliver(state: State, seat: int, cell: int, events: Events) -> None:
    """Score the Sword; the rest follows step by step."""
    sword = state.forge[seat * CELLS + cell]
    printed, ornaments, round_points = delivery_points(state, sword)
    total = printed + ornaments + round_points
    state.points[seat] += total
    if state.delivering != NOBODY:
        state.interrupted = [*state.interrupted, int(state.delivering), int(state.lines_left)]
    state.delivering = cell
    state.lines_left = ROW | COLUMN | (POINTS if sword < SWORDS else 0)
    if events is not None:
        rule = "delivery.score-the-value" if sword < SWORDS else "katana.worth-its-resources"
        events.append(SwordDelivered(rule, seat, sword_name(sword), printed, ornaments, round_points, total))
    state.stack += [END_DELIVERY, DELIVERY]


def delivery_points(state: State, sword: int) -> tuple[int, int, int]:
    """What a delivery scores now: for the Sword itself, its decorations and the round."""
    round_points = state.setting.round_points[state.round - 1]
    return printed_points(state, sword), ornament_points(state, sword), round_points


def printed_points(state: State, sword: int) -> int:
    """On a tile; the SHOGUN NO KATANA is worth the Resources on it."""
    if sword < SWORDS:
        return state.setting.points[sword]
    value = 0
    for resource in recipe_of(state, sword)[: state.placed[sword]]:
        value += state.setting.price[resource]
    return value


def ornament_points(state: State, sword: int) -> int:
    bits = state.decorated[sword]
    points = 0
    for resource in range(RESOURCE_COUNT):
        if bits >> resource & 1:
            points += state.setting.ornament[resource]
    return points


def ask_delivery(state: State, events: Events) -> None:
    """Without a relevant card it makes no difference which benefit comes first."""
    seat = state.actor
    if not state.lines_left & (ROW | COLUMN):
        return
    if _matters(state, seat):
        state.ask(DELIVERY, seat, [])
        return
    for bit, line in zip((ROW, COLUMN), lines_of(state.delivering), strict=True):
        if state.lines_left & bit:
            take_benefits(state, seat, line, False, events)
    state.lines_left = 0


def _matters(state: State, seat: int) -> bool:
    """Whether something done now can change what the lines give. Everything else can be done before or after."""
    if not state.fresh[seat] and not state.used[seat] and not state.bought[seat]:
        return False
    if _playable(state, seat, DOUBLE_LINE) or (state.lines_left & POINTS and _playable(state, seat, DOUBLE_POINTS)):
        return True
    row, column = lines_of(state.delivering)
    coins = state.coins[seat]
    if state.lines_left & ROW:
        coins += coins_of(state, seat, row)
    if state.lines_left & COLUMN:
        coins += coins_of(state, seat, column)
    if not state.fresh[seat] and not state.used[seat]:
        return False  # no benefit is left to pay for
    if not affordable(state, seat, coins) and not _may_earn(state, seat):
        return False
    second = _playable(state, seat, SECOND_BENEFIT) and len(lines_with(state, seat, 1)) > 0
    return second or len(lines_with(state, seat, 0)) > 0


def _may_earn(state: State, seat: int) -> bool:
    """Whether Coins for a benefit may come between the lines: from a card, or from another Sword."""
    for face in [*state.fresh[seat], *state.bought[seat]]:
        if state.setting.effect[face] in (DECORATE_ONE, ROOM_EFFECT):
            return True
    begun = under_delivery(state, seat)
    for cell in range(CELLS):
        sword = state.forge[seat * CELLS + cell]
        if sword != NO_SWORD and cell not in begun and complete(state, sword):
            return True
    return False


def _playable(state: State, seat: int, face: int) -> bool:
    """Market cards have the numbers of their effects."""
    return face in state.bought[seat] or face in state.fresh[seat]


def delivery_moves(state: State, seat: int) -> list[int]:
    """The lines in either order, and the two cards for deliveries. `asides.py` adds the anytime actions."""
    left = state.lines_left
    found: list[int] = []
    double = _playable(state, seat, DOUBLE_LINE)
    for line in (ROW_LINE, COLUMN_LINE):
        if left >> line & 1:
            found.append(TAKE_LINE + line)
            if double:
                found.append(TAKE_DOUBLED + line)
    if left & POINTS and _playable(state, seat, DOUBLE_POINTS):
        found.append(DOUBLE)
    return found


def delivery_refusal(state: State, seat: int, move: int) -> str:
    if TAKE_LINE <= move < TAKE_LINE + TAKE_COUNT:
        if not state.lines_left >> line_taken(move) & 1:
            return "market-cards.double-line-once" if is_doubled(move) else "cards.no-resuming"
        if is_doubled(move) and not _playable(state, seat, DOUBLE_LINE):
            return "market-cards.double-line"
        return ""
    if move != DOUBLE:
        return NO_SUCH_MOVE
    if not state.lines_left & POINTS:
        katana = state.forge[seat * CELLS + state.delivering] >= SWORDS
        return "market-cards.double-points" if katana else "market-cards.double-points-once"
    return "" if _playable(state, seat, DOUBLE_POINTS) else "cards.own-cards"


def go_on_delivering(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    state.stack.append(DELIVERY)
    if move == DOUBLE:
        use_card(state, seat, DOUBLE_POINTS, "market-cards.double-points", events)
        state.lines_left &= ~POINTS
        sword = state.forge[seat * CELLS + state.delivering]
        state.points[seat] += state.setting.points[sword]
        if events is not None:
            points = state.setting.points[sword]
            events.append(PointsDoubled("market-cards.double-points", seat, sword_name(sword), points))
        return
    which = line_taken(move)
    doubled = is_doubled(move)
    if doubled:
        use_card(state, seat, DOUBLE_LINE, "market-cards.double-line", events)
    state.lines_left &= ~(1 << which)
    take_benefits(state, seat, lines_of(state.delivering)[which], doubled, events)


def use_card(state: State, seat: int, face: int, rule: str, events: Events) -> None:
    """The immediate effect of a card: of one whose benefit was paid in this Moment rather than of a fresh one."""
    if face in state.bought[seat]:
        state.bought[seat] = without(state.bought[seat], face)
    else:
        state.fresh[seat] = without(state.fresh[seat], face)
        state.used[seat] = [*state.used[seat], face]
    if events is not None:
        events.append(CardPlayed(rule, seat, face + 1))


def end_delivery(state: State, events: Events) -> None:
    """The Sword leaves the Forge, with its Resources; its Sashimono stays with the player."""
    seat = state.actor
    cell = state.delivering
    sword = state.forge[seat * CELLS + cell]
    state.forge[seat * CELLS + cell] = NO_SWORD
    state.lines_left = 0
    if sword >= SWORDS:
        resume_delivery(state)
        return
    state.washitsu[seat] = [*state.washitsu[seat], sword]
    free_worker(state, seat, events)
    flag = state.flag[sword]
    state.flag = replaced(state.flag, sword, NO_FLAG)
    state.stack.append(ASK_PROJECT)
    if flag == STARTING:
        state.stack.append(ASK_SASHIMONO)
    else:
        plant(state, seat, flag, "delivery.take-the-sashimono", events)


def free_worker(state: State, side: int, events: Events) -> None:
    """Some of the spaces for delivered Swords have a blocked Worker, which is available from now on."""
    if len(state.washitsu[side]) in state.setting.freed_by:
        state.workers[side] += 1
        if events is not None:
            events.append(WorkerFreed("delivery.free-a-worker", side))
