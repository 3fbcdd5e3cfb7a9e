"""Claiming starting provinces: in turn, a card from the display or the pile, then an army group for it."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.components import GROUP_SIZES, NEUTRAL, OPEN_CARDS, PROVINCE_COUNT, PROVINCES, SMALLEST_GROUP
from bakufu.shogun.box.picks import BURY, NUMBER, OPEN_CARD, TOP_OF_PILE
from bakufu.shogun.rules.decision_kinds import ABOUT_CLAIMED, CLAIM_ARMIES, CLAIM_CARD
from bakufu.shogun.rules.preparation import occupy
from bakufu.shogun.rules.setup_events import CardTaken, ClaimingBegan, ClaimingEnded, OpenCardsBuried, OpenCardsLaid
from bakufu.shogun.rules.state import State


def lay_out_province_cards(state: State, events: Events) -> bool:
    """The cards in play are shuffled, the top two turned face up; every player sorts armies into groups."""
    pile = [p for p in range(PROVINCE_COUNT) if state.setting.board.in_play[p]]
    state.decks.shuffle(pile)
    state.pile = pile
    state.seen = [NEUTRAL] * (OPEN_CARDS * state.setting.players)
    groups = [0] * GROUP_SIZES
    for size in state.setting.groups:
        groups[size - SMALLEST_GROUP] += 1
    state.groups = groups * state.setting.players
    if events is not None:
        events.append(ClaimingBegan("setup.claim-first-seat", 0))
    turn_up_open_cards(state, "setup.claim-two-open", events)
    return True


def claim_provinces(state: State, events: Events) -> bool:
    """The oldest player begins, here the first seat; the others follow clockwise."""
    seat = state.turn_at
    if 1 not in _group_flags(state, seat):
        state.turn_at = 0
        state.order = []
        if events is not None:
            neutral = [PROVINCES[p] for p in range(PROVINCE_COUNT) if state.owner[p] == NEUTRAL]
            events.append(ClaimingEnded("setup.claim-until-placed", tuple(neutral)))
        # The cards left over belong to nobody; from here on it no longer matters where they are.
        state.pile = []
        state.open_cards = []
        state.seen = []
        state.buried = 0
        return True
    state.ask(CLAIM_CARD, seat, [])
    return False


def _group_flags(state: State, seat: int) -> list[int]:
    start = seat * GROUP_SIZES
    return [1 if state.groups[start + size] else 0 for size in range(GROUP_SIZES)]


def may_bury(state: State, seat: int) -> bool:
    """Only a player who sees the same two open cards as on their previous turn may bury them."""
    return sorted(state.open_cards) == sorted(seen_by(state, seat))


def seen_by(state: State, seat: int) -> list[int]:
    """The open cards of this seat's last turn."""
    return state.seen[seat * OPEN_CARDS : (seat + 1) * OPEN_CARDS]


def card_moves(state: State, seat: int) -> list[int]:
    moves = [OPEN_CARD, OPEN_CARD + 1, TOP_OF_PILE]
    if may_bury(state, seat):
        moves.append(BURY)
    return moves


def card_refusal(state: State, seat: int, move: int) -> str:
    if move < PROVINCE_COUNT:
        return "setup.claim-open-card"  # by its place, not by its name
    if not OPEN_CARD <= move <= BURY:
        return NO_SUCH_MOVE
    return "" if move != BURY or may_bury(state, seat) else "setup.claim-bury"


def pick_card(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if move == BURY:
        _bury(state, seat, events)
        return
    state.seen = state.seen[: seat * OPEN_CARDS] + state.open_cards + state.seen[(seat + 1) * OPEN_CARDS :]
    if move == TOP_OF_PILE:
        card = draw(state)
        rule = "setup.claim-from-pile"
    else:
        card = state.open_cards[move - OPEN_CARD]
        state.open_cards = [other for other in state.open_cards if other != card]
        rule = "setup.claim-open-card"
    if events is not None:
        events.append(CardTaken(rule, seat, PROVINCES[card]))
    state.ask(CLAIM_ARMIES, seat, [card])


def _bury(state: State, seat: int, events: Events) -> None:
    if events is not None:
        names = tuple([PROVINCES[card] for card in state.open_cards])
        events.append(OpenCardsBuried("setup.claim-bury", seat, names))
    # The right card goes under the pile last, so it is at the bottom.
    state.pile = state.open_cards[::-1] + state.pile
    state.buried += OPEN_CARDS
    state.open_cards = []
    turn_up_open_cards(state, "setup.claim-two-open", events)


def turn_up_open_cards(state: State, rule: str, events: Events) -> None:
    """Two cards are always face up; a new one goes to the right."""
    turned: list[str] = []
    while len(state.open_cards) < OPEN_CARDS:
        card = draw(state)
        state.open_cards = state.open_cards + [card]
        turned.append(PROVINCES[card])
    if turned and events is not None:
        events.append(OpenCardsLaid(rule, tuple(turned)))


def draw(state: State) -> int:
    """The top card of the pile."""
    card = state.pile[-1]
    state.pile = state.pile[:-1]
    state.buried = min(state.buried, len(state.pile))
    return card


def armies_moves(state: State, seat: int) -> list[int]:
    flags = _group_flags(state, seat)
    return [NUMBER + SMALLEST_GROUP + size for size in range(GROUP_SIZES) if flags[size]]


def armies_refusal(state: State, seat: int, move: int) -> str:
    size = move - NUMBER - SMALLEST_GROUP
    if move < PROVINCE_COUNT:
        return "setup.claim-any-group"  # they go to the province that was claimed
    if move < NUMBER:
        return NO_SUCH_MOVE
    if not 0 <= size < GROUP_SIZES or not state.groups[seat * GROUP_SIZES + size]:
        return "setup.claim-any-group"
    return ""


def place_armies(state: State, seat: int, move: int, events: Events) -> None:
    card = state.about[ABOUT_CLAIMED]
    state.answered(seat)
    armies = move - NUMBER
    groups = state.groups[:]
    groups[seat * GROUP_SIZES + armies - SMALLEST_GROUP] -= 1
    state.groups = groups
    occupy(state, seat, card, armies, "setup.claim-any-group", events)
    turn_up_open_cards(state, "setup.claim-replace", events)
    for claim in state.setting.on_claim:
        claim(state, seat, card, events)
    state.turn_at = (state.turn_at + 1) % state.setting.players
