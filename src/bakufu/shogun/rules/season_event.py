"""The event of the season: one of those on display is drawn, and changes something for everybody.

Events that change an amount are applied here, by `event_adjusts`. The others ask `effect` where their rule applies; the
table below says where.
"""

from __future__ import annotations

from typing import Final

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import (
    ACTIONS,
    CASTLE_DEFENDS,
    DEPLOY_3,
    DEPLOY_5,
    EFFECTS,
    FEWER_ARMIES,
    NO_EFFECT,
    NO_EVENT,
    PROVINCES,
    RICE,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    TAX,
    TAX_AT_LEAST,
    TAX_AT_MOST,
    TEMPLE_PROTECTS,
    THEATRE_CALMS,
    TWO_FARMERS,
)
from bakufu.shogun.rules.events import Adjusted, EventDrawn
from bakufu.shogun.rules.state import State

# The actions an effect changes the amount of, or the place where it is applied instead.
EFFECT_ACTIONS: Final[dict[int, tuple[int, ...]]] = {
    NO_EFFECT: (),
    THEATRE_CALMS: (),  # actions/build.py: raise_building
    TWO_FARMERS: (),  # battles/battle.py: fight, against a neutral province
    CASTLE_DEFENDS: (),  # battles/battle.py: attack; battles/revolt.py says that it does not help in a revolt
    TEMPLE_PROTECTS: (),  # actions/march.py: temple_shields
    TAX_AT_MOST: (TAX,),
    TAX_AT_LEAST: (TAX,),
    RICE_AT_LEAST: (RICE,),
    RICE_AT_MOST: (RICE,),
    FEWER_ARMIES: (DEPLOY_5, DEPLOY_3),
}


def determine_event(state: State, events: Events) -> bool:
    """The open event cards are shuffled and one is drawn; the others stay on display."""
    card = state.event_row[state.lots.below(len(state.event_row))]
    state.event_row = [other for other in state.event_row if other != card]
    state.event = card
    if events is not None:
        events.append(EventDrawn("season.draw-an-event", card + 1, EFFECTS[state.setting.effect[card]]))
    return True


def effect(state: State) -> int:
    """What the season's event does, or NO_EFFECT."""
    return NO_EFFECT if state.event == NO_EVENT else state.setting.effect[state.event]


def event_adjusts(state: State, seat: int, province: int, action: int, amount: int, events: Events) -> int:
    """An amount of taxes, rice or armies, as the season's event leaves it."""
    now = effect(state)
    if action not in EFFECT_ACTIONS[now]:
        return amount
    if now == FEWER_ARMIES:
        changed = state.setting.fewer_deploys[action]
    elif now in (TAX_AT_MOST, RICE_AT_MOST):
        changed = min(amount, state.setting.limit[now])
    else:
        changed = max(amount, state.setting.limit[now])
    if changed != amount and events is not None:
        rule = "event." + EFFECTS[now]
        events.append(Adjusted(rule, seat, PROVINCES[province], ACTIONS[action], amount, changed))
    return changed
