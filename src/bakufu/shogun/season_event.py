"""The event of the season: one of those on display is drawn, and changes an action for everybody."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.components import (
    ACTIONS,
    DEPLOY_3,
    DEPLOY_5,
    EFFECTS,
    FEWER_ARMIES,
    NO_EFFECT,
    PROVINCES,
    RICE,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    TAX,
    TAX_AT_LEAST,
    TAX_AT_MOST,
)
from bakufu.shogun.events import Adjusted, EventDrawn
from bakufu.shogun.state import State


def determine_event(state: State, events: Events) -> bool:
    """The open event cards are shuffled and one is drawn; the others stay on display."""
    card = state.event_row[state.lots.below(len(state.event_row))]
    state.event_row = [other for other in state.event_row if other != card]
    state.event = card
    if events is not None:
        events.append(EventDrawn("season.event", card + 1, EFFECTS[state.setting.effect[card]]))
    return True


def effect(state: State) -> int:
    """What the season's event does, or NO_EFFECT."""
    return NO_EFFECT if state.event < 0 else state.setting.effect[state.event]


def event_adjusts(state: State, seat: int, province: int, action: int, amount: int, events: Events) -> int:
    """An amount of taxes, rice or armies, as the season's event leaves it."""
    now = effect(state)
    limit = state.setting.limit[now]
    changed = amount
    if action == TAX:
        if now == TAX_AT_MOST:
            changed = min(amount, limit)
        elif now == TAX_AT_LEAST:
            changed = max(amount, limit)
    elif action == RICE:
        if now == RICE_AT_MOST:
            changed = min(amount, limit)
        elif now == RICE_AT_LEAST:
            changed = max(amount, limit)
    elif now == FEWER_ARMIES and action in (DEPLOY_5, DEPLOY_3):
        changed = state.setting.fewer_deploys[action]
    if changed != amount and events is not None:
        rule = "event." + EFFECTS[now]
        events.append(Adjusted(rule, seat, PROVINCES[province], ACTIONS[action], amount, changed))
    return changed
