"""The audience: favours are laid out, players come before the Tenno, and each may take one of them."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.court.box import FAVOURS
from bakufu.shogun.modules.court.events import (
    AudienceBegan,
    AudienceEnded,
    AudienceMissed,
    AudienceTied,
    FavourDeclined,
    FavoursLaidOut,
    FavoursRemoved,
    FavoursTooDear,
    FavourTaken,
    OfficialsEntered,
    OfficialsReturned,
)
from bakufu.shogun.modules.court.granting import grant
from bakufu.shogun.modules.court.numbers import (
    AUDIENCE,
    ENTRANCE,
    FAVOUR,
    FAVOUR_COST,
    FAVOUR_ROW,
    FAVOURS_LEFT,
    OFFICIALS,
    QUEUE,
    TAKE_FAVOUR,
)
from bakufu.shogun.rules.state import State


def lay_out_favours(state: State, events: Events) -> bool:
    """Three cards from the deck, the highest number on the most expensive space."""
    left = state.module_rows[FAVOURS_LEFT]
    deck = [card for card in range(len(left)) if left[card]]
    drawn: list[int] = []
    for _ in range(FAVOURS):
        drawn.append(deck.pop(state.decks.below(len(deck))))
    drawn.sort(reverse=True)
    for card in drawn:
        state.put(FAVOURS_LEFT, card, 0)
    state.module_rows[FAVOUR_ROW] = tuple(drawn)
    if events is not None:
        events.append(FavoursLaidOut("court.lay-out-favours", tuple(drawn)))
    return True


def line_up(state: State, events: Events) -> bool:
    """The player with the most officials in the entrance hall comes first; turn order breaks ties."""
    entrance = state.module_rows[ENTRANCE]
    order: list[int] = []
    ties: list[tuple[int, ...]] = []
    for officials in range(max(entrance), 0, -1):
        equal = [seat for seat in state.order if entrance[seat] == officials]
        order += equal
        if len(equal) > 1:
            ties.append(tuple(equal))
    state.module_rows[QUEUE] = tuple(order[::-1])
    if events is not None:
        missing = tuple([seat for seat in state.order if not entrance[seat]])
        if order:
            events.append(AudienceBegan("court.most-officials-first", tuple(order)))
        for tie in ties:
            events.append(AudienceTied("court.tie-by-turn-order", tie))
        if missing:
            events.append(AudienceMissed("court.none-sent-none-heard", missing))
    return True


def hold_audience(state: State, events: Events) -> bool:
    """Each call is one player's audience, until all have come or all favours are taken."""
    queue = state.module_rows[QUEUE]
    if not queue:
        return True
    if not max(state.module_rows[FAVOUR_ROW]):
        if events is not None:
            events.append(AudienceEnded("court.ends-with-the-favours", queue[::-1]))
        state.module_rows[QUEUE] = ()
        return True
    seat = queue[-1]
    state.module_rows[QUEUE] = queue[:-1]
    officials = state.module_rows[ENTRANCE][seat]
    state.put(ENTRANCE, seat, 0)
    state.put(AUDIENCE, seat, officials)
    if events is not None:
        events.append(OfficialsEntered("court.all-enter", seat, officials))
    if len(take_moves(state, seat)) > 1:
        state.ask(TAKE_FAVOUR, seat, [])
    elif events is not None:
        events.append(FavoursTooDear("court.pay-with-officials", seat, officials))
    return False


def missing(state: State, seat: int, space: int) -> int:
    """The officials that this player lacks for a space."""
    return max(0, state.setting.printed[FAVOUR_COST][space] - state.module_rows[AUDIENCE][seat])


def refused(state: State, seat: int, space: int) -> str:
    """The rule that keeps a favour from this player, or ""."""
    if not state.module_rows[FAVOUR_ROW][space]:
        return "court.take-one-favour"
    return "court.pay-with-officials" if missing(state, seat, space) else ""


def take_moves(state: State, seat: int) -> list[int]:
    moves = [NOTHING]
    for space in range(FAVOURS):
        if not refused(state, seat, space):
            moves.append(FAVOUR + space)
    return moves


def take_refusal(state: State, seat: int, move: int) -> str:
    if move == NOTHING:
        return ""
    return refused(state, seat, move - FAVOUR) if FAVOUR <= move < FAVOUR + FAVOURS else NO_SUCH_MOVE


def take_favour(state: State, seat: int, move: int, events: Events) -> None:
    """The officials go back to the supply; the card takes effect immediately and leaves the game."""
    state.answered(seat)
    if move == NOTHING:
        if events is not None:
            events.append(FavourDeclined("court.may-decline", seat))
        return
    space = move - FAVOUR
    card = state.module_rows[FAVOUR_ROW][space]
    cost = state.setting.printed[FAVOUR_COST][space]
    state.put(FAVOUR_ROW, space, 0)
    state.add(AUDIENCE, seat, -cost)
    state.add(OFFICIALS, seat, cost)
    if events is not None:
        events.append(FavourTaken("court.take-one-favour", seat, card, cost))
    grant(state, seat, card, events)


def close_court(state: State, events: Events) -> bool:
    """Favours left over leave the game; officials left over go back to the entrance hall."""
    unused = [card for card in state.module_rows[FAVOUR_ROW] if card]
    state.module_rows[FAVOUR_ROW] = (0,) * FAVOURS
    if unused and events is not None:
        events.append(FavoursRemoved("court.unused-favours-leave", tuple(unused)))
    for seat in range(state.setting.players):
        officials = state.module_rows[AUDIENCE][seat]
        state.put(AUDIENCE, seat, 0)
        state.add(ENTRANCE, seat, officials)
        if officials and events is not None:
            events.append(OfficialsReturned("court.back-to-the-entrance", seat, officials))
    return True
