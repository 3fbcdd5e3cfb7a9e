"""Laying out cards: four events a year, and each season ten actions and five special cards."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import ACTIONS, EVENTS_A_YEAR, NO_EVENT, SEASONS, SPECIALS
from bakufu.shogun.rules.events import ActionsLaidOut, SpecialsLaidOut
from bakufu.shogun.rules.setup_events import EventsLaidOut
from bakufu.shogun.rules.state import State

OPEN_ACTIONS: Final = 5


def shuffled(state: State, cards: int) -> list[int]:
    deck = list(range(cards))
    state.decks.shuffle(deck)
    return deck


def shuffle_event_cards(state: State, events: Events) -> bool:
    state.event_pile = shuffled(state, len(state.setting.effect))
    lay_out_events(state, events)
    return True


def lay_out_events(state: State, events: Events) -> None:
    """The top four event cards are face up all year."""
    state.event_row = state.event_pile[-EVENTS_A_YEAR:]
    state.event_pile = state.event_pile[:-EVENTS_A_YEAR]
    state.event = NO_EVENT
    if events is not None:
        events.append(EventsLaidOut("setup.four-events", tuple([card + 1 for card in state.event_row])))


def lay_out_actions(state: State, events: Events) -> bool:
    """The order of the ten actions is new each season; only the first five cards are face up."""
    state.action_row = shuffled(state, len(ACTIONS))
    state.revealed = OPEN_ACTIONS
    if events is not None:
        shown = tuple([ACTIONS[action] for action in state.action_row[:OPEN_ACTIONS]])
        events.append(ActionsLaidOut("season.shuffle-actions", state.year, SEASONS[state.season], shown))
    return True


def lay_out_specials(state: State, events: Events) -> bool:
    """Five special cards, face up: each a position in the turn order and a bonus."""
    state.special_row = shuffled(state, len(SPECIALS))
    state.takers = [-1] * len(SPECIALS)
    if events is not None:
        events.append(SpecialsLaidOut("season.shuffle-specials", tuple([SPECIALS[card] for card in state.special_row])))
    return True
