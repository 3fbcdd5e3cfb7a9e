"""The Temple: two Monks for each player, and what the offering costs in this round."""

from __future__ import annotations

from bakufu.katana.box.components import NOBODY
from bakufu.katana.rules.state import State


def offering(state: State) -> int:
    """The price of a Monk: the one beside the round, or that of a card just played."""
    return state.offering if state.offering != NOBODY else state.setting.monk_price[state.round - 1]


def monk_refusal(state: State, seat: int) -> str:
    if not state.monks[seat]:
        return "temple.two-monks"
    return "temple.pay-first" if state.coins[seat] < offering(state) else ""
