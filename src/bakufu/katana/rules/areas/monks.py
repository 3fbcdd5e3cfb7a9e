"""Monks: two for each player at the Temple, and the price of one, which is its offering."""

from __future__ import annotations

from bakufu.katana.box.components import NOBODY
from bakufu.katana.rules.state import State


def monk_price(state: State) -> int:
    """By the card just played, if there is one."""
    return state.offering if state.offering != NOBODY else monk_price_of_round(state)


def monk_price_of_round(state: State) -> int:
    """The price printed next to the round."""
    return state.setting.monk_price[state.round - 1]


def monk_refusal(state: State, seat: int) -> str:
    if not state.monks[seat]:
        return "temple.two-monks"
    return "temple.pay-first" if state.coins[seat] < monk_price(state) else ""
