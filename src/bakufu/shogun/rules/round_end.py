"""The end of a season: cards go back to the hands, the event leaves the game, the next season begins."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import EFFECTS, NO_EVENT, PROVINCE_COUNT, SEASONS, UNPLANNED
from bakufu.shogun.rules.events import EventEnded, RoundEnded
from bakufu.shogun.rules.state import State


def end_round(state: State, events: Events) -> bool:
    """After autumn the Daimyo cards stay where they are: winter keeps the turn order, but not the event."""
    winter_comes = SEASONS[state.season + 1] == "winter"
    if events is not None:
        events.append(RoundEnded("season.return-the-cards", state.year, SEASONS[state.season], state.event + 1))
        if winter_comes and state.event != NO_EVENT:
            effect = EFFECTS[state.setting.effect[state.event]]
            events.append(EventEnded("event.over-before-winter", state.event + 1, effect))
    state.plan = [UNPLANNED] * len(state.plan)
    state.shown = [0] * len(state.shown)
    state.taken = (0,) * PROVINCE_COUNT
    state.takers = [-1] * len(state.takers)
    state.special_row = []
    state.action_row = []
    state.revealed = 0
    discard_event(state)
    state.action_at = 0
    state.turn_at = 0
    state.season += 1
    if not winter_comes:
        state.order = []
    return True


def discard_event(state: State) -> None:
    """The season's event leaves the game, if it has not been removed before."""
    if state.event != NO_EVENT:
        state.event_gone = state.event_gone + [state.event]
        state.event = NO_EVENT
