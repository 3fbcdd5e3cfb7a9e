"""What a leader improves in the province where he is: cheaper buildings, more taxes, more rice, more armies."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import (
    ACTIONS,
    BATTLE_A,
    BUILDINGS,
    DEPLOY_5,
    ONE_MORE_CHEST,
    ONE_MORE_RICE,
    PROVINCES,
    RICE,
    TAX,
    THEATRE,
)
from bakufu.shogun.modules.leaders.events import LeaderStoodAside, PriceLowered
from bakufu.shogun.modules.leaders.numbers import IMPROVED_BY, LEADER
from bakufu.shogun.rules.events import Adjusted
from bakufu.shogun.rules.season_event import EFFECT_ACTIONS, effect
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import has_special


def cheapen(state: State, seat: int, province: int, action: int, chests: int, events: Events) -> int:
    """The price of a building."""
    if action > THEATRE or state.module_rows[LEADER][seat] != province:
        return chests
    less = max(0, chests - state.setting.printed[IMPROVED_BY][action])
    if events is not None:
        name, building = PROVINCES[province], BUILDINGS[action]
        events.append(PriceLowered("leaders.cheaper-building", seat, name, building, chests, less))
    return less


def improve(state: State, seat: int, province: int, action: int, amount: int, events: Events) -> int:
    """An amount of rice, taxes or armies, after the season's event and the special card."""
    if not THEATRE < action < BATTLE_A or state.module_rows[LEADER][seat] != province:
        return amount
    more = amount + state.setting.printed[IMPROVED_BY][action]
    short = action >= DEPLOY_5 and state.supply[seat] < more
    if short:
        # An improvement must not make the action impossible.
        if state.supply[seat] < amount:
            return amount
        more = state.supply[seat]
    if events is not None:
        rule = "leaders.never-a-hindrance" if short else _rule(state, seat, action)
        events.append(Adjusted(rule, seat, PROVINCES[province], ACTIONS[action], amount, more))
    return more


def stand_aside(state: State, seat: int, province: int, events: Events) -> None:
    """Armies of this province fight. Battles are the actions that no leader improves, and so are revolts."""
    if events is not None and state.module_rows[LEADER][seat] == province:
        events.append(LeaderStoodAside("leaders.no-bonus-in-battle", seat, PROVINCES[province]))


def _rule(state: State, seat: int, action: int) -> str:
    special = (action == TAX and has_special(state, seat, ONE_MORE_CHEST)) or (
        action == RICE and has_special(state, seat, ONE_MORE_RICE)
    )
    if special or action in EFFECT_ACTIONS[effect(state)]:
        return "leaders.after-event-and-card"
    if action == RICE:
        return "leaders.more-rice"
    return "leaders.more-taxes" if action == TAX else "leaders.more-armies"
