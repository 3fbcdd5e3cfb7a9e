"""Imagining: a complete state that fits a view (determinization). Bots search in these, never in the real one."""

from __future__ import annotations

from bakufu.kernel.chance import Rng
from bakufu.shogun.box.components import (
    ACTIONS,
    EMPTY,
    FACE_DOWN,
    NEUTRAL,
    PROVINCE_COUNT,
)
from bakufu.shogun.box.tower import load
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View


def imagine(view: View, rng: Rng) -> State:
    state = view.known.copy()
    state.action_row = _filled(state.action_row, [a for a in range(len(ACTIONS)) if a not in state.action_row], rng)
    state.event_pile = _filled(state.event_pile, _unseen_events(state), rng)
    state.pile = _filled(state.pile, _unclaimed(state), rng)
    for seat in range(state.setting.players):
        _lay_plan(state, seat, rng)
    load(state.setting.tower, state.inside, state.shelves, rng)
    state.split_streams(rng)
    return state


def _filled(cards: list[int], unseen: list[int], rng: Rng) -> list[int]:
    """A row or pile with unseen cards dealt onto its face-down places."""
    rng.shuffle(unseen)
    return [unseen.pop() if card == FACE_DOWN else card for card in cards]


def _unseen_events(state: State) -> list[int]:
    seen = state.event_row + state.event_gone + [state.event]
    return [card for card in range(len(state.setting.effect)) if card not in seen]


def _unclaimed(state: State) -> list[int]:
    """Province cards that can be in the pile: of no player, not open, not in the hand of the player who is claiming."""
    seen = state.open_cards + state.about + state.pile
    return [p for p in range(PROVINCE_COUNT) if state.owner[p] == NEUTRAL and p not in seen]


def _lay_plan(state: State, seat: int, rng: Rng) -> None:
    """A plan for another player: any of the cards that can be face down on their board."""
    start = seat * state.setting.spaces
    laid = state.plan[start : start + state.setting.spaces]
    if FACE_DOWN not in laid:
        return
    cards = [p for p in range(PROVINCE_COUNT) if state.owner[p] == seat and not state.taken[p] and p not in laid]
    cards += [card for card in state.setting.cards if card not in laid]
    cards += [EMPTY] * (laid.count(FACE_DOWN) - len(cards))
    rng.shuffle(cards)
    for space in range(len(laid)):
        if laid[space] == FACE_DOWN:
            state.plan[start + space] = cards.pop()
