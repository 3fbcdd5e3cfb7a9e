"""The samurai's benefits: who holds provinces in enough regions turns up the next card and chooses what it shows."""

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
    (needed,) = state.setting.printed[SAMURAI_REGIONS]
    if regions < needed:
        if events is not None:
            events.append(SamuraiStayed("samurai.enough-regions", seat, regions))
        state.turn_at += 1
        return False
    state.module_rows[SAMURAI][seat] += 1
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


def benefit_moves(state: State, seat: int) -> list[int]:
    return [BENEFIT + kind for kind in range(KINDS) if offered(state, state.about[ABOUT_CARD], kind)]


def benefit_refusal(state: State, seat: int, move: int) -> str:
    if not BENEFIT <= move < BENEFIT + KINDS:
        return NO_SUCH_MOVE
    return "" if offered(state, state.about[ABOUT_CARD], move - BENEFIT) else "samurai.choose-one-benefit"


def choose_benefit(state: State, seat: int, move: int, events: Events) -> None:
    kind = move - BENEFIT
    card = state.about[ABOUT_CARD]
    amount = offered(state, card, kind)
    state.answered(seat)
    state.turn_at += 1
    received = amount
    if kind == CHESTS:
        received = min(amount, state.bank)
        state.bank -= received
        state.chests[seat] += received
        total = state.chests[seat]
    elif kind == RICE:
        state.rice[seat] += received
        total = state.rice[seat]
    elif kind == ARMIES:
        received = min(amount, state.supply[seat])
        state.supply[seat] -= received
        state.tray[seat] += received
        total = state.tray[seat]
    else:
        state.points[seat] += received
        total = state.points[seat]
    if events is not None:
        rule = RULES[kind] if received == amount else "samurai.as-far-as-there-are"
        events.append(BenefitReceived(rule, seat, card, BENEFITS[kind], received, total))
        if kind == RICE:
            tell_of_rice(state, seat, received, events)
        elif kind == POINTS:
            tell_of_points(state, seat, received, events)
