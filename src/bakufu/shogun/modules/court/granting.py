"""The effects of the favor cards: most are immediate, some need a choice of province, some are kept for later."""

from __future__ import annotations

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by, replaced
from bakufu.shogun.box.components import EFFECTS, NEUTRAL, NO_EVENT, PROVINCE_COUNT, PROVINCES
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.court.events import (
    ArmiesGranted,
    EventLeft,
    EventRemoved,
    FavourBrought,
    FavourInVain,
    FavourKept,
    FavourLost,
    FavourShort,
)
from bakufu.shogun.modules.court.favour_cards import (
    ARMIES,
    CHESTS,
    EVENT,
    KINDS,
    MARKER,
    POINTS,
    PROTECTION,
    RICE,
    TRAY,
)
from bakufu.shogun.modules.court.numbers import (
    ABOUT_ARMIES,
    ABOUT_BUILDING,
    CALM_PROVINCE,
    FAVOUR_AMOUNT,
    FAVOUR_KIND,
    FAVOURED_ARMIES,
    FAVOURED_BUILDING,
    KEPT,
    REMOVE_EVENT,
)
from bakufu.shogun.modules.court.protection import protect
from bakufu.shogun.rules.actions.build import raise_building, unfit
from bakufu.shogun.rules.events import MarkerRemoved, Scored
from bakufu.shogun.rules.round_end import discard_event
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.tracks import tell_of_points, tell_of_rice


def grant(state: State, seat: int, card: int, events: Events) -> None:
    kind = state.setting.printed[FAVOUR_KIND][card]
    amount = state.setting.printed[FAVOUR_AMOUNT][card]
    if kind >= CHESTS:
        _bring(state, seat, kind, amount, events)
    elif kind == ARMIES:
        _grant_armies(state, seat, card, amount, events)
    elif kind == MARKER:
        _grant_calm(state, seat, events)
    elif kind == EVENT:
        if state.event != NO_EVENT:
            state.ask(REMOVE_EVENT, seat, [])
        else:
            _in_vain(seat, card, events)
    elif kind >= PROTECTION:
        protect(state, seat, kind - PROTECTION + 1, events)
    else:
        _grant_building(state, seat, card, kind, events)


def _in_vain(seat: int, card: int, events: Events) -> None:
    if events is not None:
        events.append(FavourInVain("court.favour-in-vain", seat, card))
        events.append(FavourLost("court.favour-is-lost", seat, card))


# Chests, rice, points, and armies in the tray


def _bring(state: State, seat: int, kind: int, amount: int, events: Events) -> None:
    if kind == POINTS:
        state.points[seat] += amount
        if events is not None:
            events.append(Scored("court.favour-gives-points", seat, "favour", None, amount, state.points[seat]))
            tell_of_points(state, seat, amount, events)
        return
    if kind == CHESTS:
        amount = _at_most(seat, amount, state.bank, events)
        state.bank -= amount
        state.chests[seat] += amount
        rule, total = "court.favour-gives-chests", state.chests[seat]
    elif kind == TRAY:
        amount = _at_most(seat, amount, state.supply[seat], events)
        state.supply[seat] -= amount
        state.tray[seat] += amount
        rule, total = "court.favour-fills-tray", state.tray[seat]
    else:
        state.rice[seat] += amount
        rule, total = "court.favour-gives-rice", state.rice[seat]
    if events is not None:
        events.append(FavourBrought(rule, seat, KINDS[kind], amount, total))
        if kind == RICE:
            tell_of_rice(state, seat, amount, events)


def _at_most(seat: int, amount: int, supply: int, events: Events) -> int:
    """As much of an amount as the supply holds."""
    if amount <= supply:
        return amount
    if events is not None:
        events.append(FavourShort("court.supplies-are-limited", seat, amount, supply))
    return supply


# The event of the season


def event_moves(state: State, seat: int) -> list[int]:
    return [NOTHING, YES]


def event_refusal(state: State, seat: int, move: int) -> str:
    return "" if move in (NOTHING, YES) else NO_SUCH_MOVE


def remove_event(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    name = EFFECTS[effect(state)]
    if move == NOTHING:
        if events is not None:
            events.append(EventLeft("court.favour-removes-event", seat, name))
        return
    if events is not None:
        events.append(EventRemoved("court.removed-event-was-drawn", seat, state.event + 1, name))
    discard_event(state)


# A revolt marker


def _grant_calm(state: State, seat: int, events: Events) -> None:
    """Without a marker to remove the card is kept for the next one."""
    uneasy = calm_moves(state, seat)
    if len(uneasy) > 1:
        state.ask(CALM_PROVINCE, seat, [])
    elif uneasy:
        _calm(state, uneasy[0], events)
    else:
        state.add(KEPT, seat, 1)
        if events is not None:
            events.append(FavourKept("court.favour-kept", seat))


def _calm(state: State, province: int, events: Events) -> None:
    state.revolts = changed_by(state.revolts, province, -1)
    state.markers += 1
    if events is not None:
        events.append(MarkerRemoved("court.favour-removes-marker", PROVINCES[province], state.revolts[province]))


def calm_moves(state: State, seat: int) -> list[int]:
    moves: list[int] = []
    for province in range(PROVINCE_COUNT):
        if state.owner[province] == seat and state.revolts[province]:
            moves.append(province)
    return moves


def calm_refusal(state: State, seat: int, move: int) -> str:
    if move >= PROVINCE_COUNT:
        return NO_SUCH_MOVE
    return "" if state.owner[move] == seat and state.revolts[move] else "court.favour-removes-marker"


def calm_province(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    _calm(state, move, events)


# Armies in a province


def _grant_armies(state: State, seat: int, card: int, amount: int, events: Events) -> None:
    """Into one of the seat's provinces or a neutral one, as many as the supply has."""
    if not state.supply[seat] or not armies_moves(state, seat):
        _in_vain(seat, card, events)
        return
    state.ask(FAVOURED_ARMIES, seat, [_at_most(seat, amount, state.supply[seat], events)])


def armies_moves(state: State, seat: int) -> list[int]:
    return [p for p in range(PROVINCE_COUNT) if state.owner[p] in (seat, NEUTRAL)]


def armies_refusal(state: State, seat: int, move: int) -> str:
    if move >= PROVINCE_COUNT:
        return NO_SUCH_MOVE
    if not state.setting.board.in_play[move]:
        return "setup.left-out-with-three"
    return "" if state.owner[move] in (seat, NEUTRAL) else "court.favour-places-armies"


def place_armies(state: State, seat: int, move: int, events: Events) -> None:
    """The card of a neutral province goes into the hand, as if it were conquered."""
    armies = state.about[ABOUT_ARMIES]
    state.answered(seat)
    rule = "court.favour-places-armies"
    if state.owner[move] == NEUTRAL:
        rule = "court.favour-takes-neutral"
        state.owner = replaced(state.owner, move, seat)
        state.taken = replaced(state.taken, move, 1)
    state.armies[move] += armies
    state.supply[seat] -= armies
    if events is not None:
        events.append(ArmiesGranted(rule, seat, PROVINCES[move], armies))


# A building


def _grant_building(state: State, seat: int, card: int, building: int, events: Events) -> None:
    places = _places(state, seat, building)
    if not places or not state.tiles[building]:
        _in_vain(seat, card, events)
    elif len(places) == 1:
        _raise(state, building, places[0], events)
    else:
        state.ask(FAVOURED_BUILDING, seat, [building])


def _places(state: State, seat: int, building: int) -> list[int]:
    """Provinces of the seat in which it can be built."""
    found: list[int] = []
    for province in range(PROVINCE_COUNT):
        if state.owner[province] == seat and not unfit(state, building, province):
            found.append(province)
    return found


def building_moves(state: State, seat: int) -> list[int]:
    return _places(state, seat, state.about[ABOUT_BUILDING])


def building_refusal(state: State, seat: int, move: int) -> str:
    if move >= PROVINCE_COUNT:
        return NO_SUCH_MOVE
    return unfit(state, state.about[ABOUT_BUILDING], move) if state.owner[move] == seat else "court.favour-builds"


def place_building(state: State, seat: int, move: int, events: Events) -> None:
    building = state.about[ABOUT_BUILDING]
    state.answered(seat)
    _raise(state, building, move, events)


def _raise(state: State, building: int, province: int, events: Events) -> None:
    raise_building(state, building, province, 0, ("court.favour-builds", "court.favour-theatre-calms"), events)
