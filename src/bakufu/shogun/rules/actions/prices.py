"""Prices: what an action costs a player in a province."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.rules.state import State


def price(state: State, seat: int, action: int, province: int, events: Events = None) -> int:
    """The printed price, less what modules take off it."""
    chests = state.setting.price[action]
    for discount in state.setting.discounts:
        chests = discount(state, seat, province, action, chests, events)
    return chests
