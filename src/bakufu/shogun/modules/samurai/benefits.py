"""The samurai's benefits: with provinces in enough regions, a player turns up the next card and chooses a benefit."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import PROVINCE_COUNT, REGIONS
from bakufu.shogun.modules.samurai.box import BENEFITS
from bakufu.shogun.modules.samurai.events import BenefitReceived, SamuraiAdvanced, SamuraiStayed
from bakufu.shogun.modules.samurai.numbers import ABOUT_CARD, BENEFIT, CHOOSE_BENEFIT, SAMURAI, SAMURAI_REGIONS
from bakufu.shogun.modules.samurai.piles import KINDS, offered
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.tracks import tell_of_points, tell_of_rice

CHESTS: Final = 0
RICE: Final = 1
ARMIES: Final = 2
POINTS: Final = 3
RULES: Final = ("samurai.take-chests", "samurai.take-rice", "samurai.armies-to-the-tray", "samurai.score-points")


def check_regions(state: State, events: Events) -> bool:
    """One player after the other, in turn order."""
    if state.turn_at == state.setting.players:
        state.turn_at = 0
        return True
    seat = state.order[state.turn_at]
    regions = regions_of(state, seat)
    if not enough_regions(state, seat):
        if events is not None:
            events.append(SamuraiStayed("samurai.enough-regions", seat, regions))
        state.turn_at += 1
        return False
    state.add(SAMURAI, seat, 1)
    card = state.module_rows[SAMURAI][seat]
    if events is not None:
        events.append(SamuraiAdvanced("samurai.turn-the-next-card", seat, regions, card))
    state.ask(CHOOSE_BENEFIT, seat, [card])
    return False


def regions_of(state: State, seat: int) -> int:
    """In how many regions of this side of the board the seat has provinces."""
    board = state.setting.board
    found = [0] * len(REGIONS)
    for province in range(PROVINCE_COUNT):
        if state.owner[province] == seat:
            found[board.region[province]] = 1
    return sum(found)


def enough_regions(state: State, seat: int) -> bool:
    (needed,) = state.setting.printed[SAMURAI_REGIONS]
    return regions_of(state, seat) >= needed


def benefit_moves(state: State, seat: int) -> list[int]:
    return [BENEFIT + kind for kind in range(KINDS) if offered(state, state.about[ABOUT_CARD], kind)]


def benefit_refusal(state: State, seat: int, move: int) -> str:
    if not BENEFIT <= move < BENEFIT + KINDS:
        return NO_SUCH_MOVE
    return "" if offered(state, state.about[ABOUT_CARD], move - BENEFIT) else "samurai.choose-one-benefit"


def received(state: State, seat: int, card: int, kind: int) -> int:
    """As much of what the card shows as the supply holds."""
    amount = offered(state, card, kind)
    if kind == CHESTS:
        return min(amount, state.bank)
    return min(amount, state.supply[seat]) if kind == ARMIES else amount


def owned(state: State, seat: int, kind: int) -> int:
    """What the seat has of a benefit; armies are those in the tray."""
    if kind == CHESTS:
        return state.chests[seat]
    if kind == RICE:
        return state.rice[seat]
    return state.tray[seat] if kind == ARMIES else state.points[seat]


def choose_benefit(state: State, seat: int, move: int, events: Events) -> None:
    kind = move - BENEFIT
    card = state.about[ABOUT_CARD]
    amount = received(state, seat, card, kind)
    rule = RULES[kind] if amount == offered(state, card, kind) else "samurai.as-far-as-there-are"
    state.answered(seat)
    state.turn_at += 1
    if kind == CHESTS:
        state.bank -= amount
        state.chests[seat] += amount
    elif kind == RICE:
        state.rice[seat] += amount
    elif kind == ARMIES:
        state.supply[seat] -= amount
        state.tray[seat] += amount
    else:
        state.points[seat] += amount
    if events is not None:
        events.append(BenefitReceived(rule, seat, card, BENEFITS[kind], amount, owned(state, seat, kind)))
        if kind == RICE:
            tell_of_rice(state, seat, amount, events)
        elif kind == POINTS:
            tell_of_points(state, seat, amount, events)
