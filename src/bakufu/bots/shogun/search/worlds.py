"""Worlds: determinizations of a view in which rivals have planned like the base level."""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.search.playout import Base
from bakufu.kernel.chance import Rng
from bakufu.shogun.box.components import ACTIONS, FACE_DOWN, PROVINCE_COUNT, UNPLANNED
from bakufu.shogun.rules.planning import plan_of
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.imagine import imagine
from bakufu.shogun.views.view import View

TRIES: Final = 40


class World:
    """`falls`: a stream for the tower at each turn of an action."""

    def __init__(self, state: State, falls: list[list[int]]) -> None:
        self.state = state
        self.falls = falls


def before_planning(view: View) -> View:
    """The view before anybody had placed a card, because a season's plan is made as a whole."""
    known = view.known.copy()
    known.plan = [UNPLANNED] * len(known.plan)
    for seat in range(known.setting.players):
        known.awaited[seat] = 1
    return View(view.seat, known, view.moves)


def rival_plans(view: View, base: Base, mood: bytes = b"") -> list[list[int]]:
    """What the base level would plan in each seat, from what everybody sees; nothing for the viewer."""
    known = view.known
    spaces = known.setting.spaces
    seats = range(known.setting.players)
    return [
        [] if seat == view.seat else base.whole_plan(known, seat, [UNPLANNED] * spaces, table_words(known, seat) + mood)
        for seat in seats
    ]


def planned_world(view: View, plans: list[list[int]], seed: bytes, number: int) -> World:
    """A world of this number in which all but the viewer have planned."""
    rng = Rng(seed + b"/%d" % number, "world")
    state = imagine(view, rng)
    draw_event(state, number, rng)
    spaces = state.setting.spaces
    for seat in range(state.setting.players):
        if seat != view.seat:
            state.plan[seat * spaces : (seat + 1) * spaces] = plans[seat]
            state.awaited[seat] = 0
    return World(state, _falls(state, rng))


def probable_plans(view: View, base: Base) -> View:
    """The view during a season, with the rivals' face-down cards as the base level might have planned them."""
    known = view.known.copy()
    spaces = known.setting.spaces
    for seat in range(known.setting.players):
        laid = plan_of(known, seat)
        if seat != view.seat and FACE_DOWN in laid:
            known.plan[seat * spaces : (seat + 1) * spaces] = _probable(known, seat, laid, base)
    return View(view.seat, known, view.moves)


def _probable(known: State, seat: int, laid: list[int], base: Base) -> list[int]:
    """The face-up cards as they are, the others by the base level; cards that can't be there are left to `imagine`."""
    open_cards = [UNPLANNED if card == FACE_DOWN else card for card in laid]
    cards = base.whole_plan(known, seat, open_cards, table_words(known, seat))
    for space in range(len(cards)):
        card = cards[space]
        if laid[space] == FACE_DOWN and (card < 0 or (card < PROVINCE_COUNT and known.taken[card])):
            cards[space] = FACE_DOWN
    return cards


def later_world(probable: View, seed: bytes, number: int) -> World:
    """A world of this number in the middle of the season."""
    rng = Rng(seed + b"/%d" % number, "world")
    state = imagine(probable, rng)
    return World(state, _falls(state, rng))


def draw_event(state: State, number: int, rng: Rng) -> None:
    """Let chance draw this event of those on display: world after world, each is drawn equally often."""
    events = len(state.event_row)
    for _ in range(TRIES):
        if not events or state.lots.copy().below(events) == number % events:
            return
        state.lots.restore([rng.next(), rng.next(), rng.next(), rng.next(), 0])


def _falls(state: State, rng: Rng) -> list[list[int]]:
    turns = (len(ACTIONS) + 1) * state.setting.players
    return [[rng.next(), rng.next(), rng.next(), rng.next(), 0] for _ in range(turns)]
