"""The open Honor cards: one for everybody who passes."""

from __future__ import annotations

from bakufu.katana.rules.events import Passed
from bakufu.katana.rules.state import State
from bakufu.kernel.event import Events


def take_honor(state: State, side: int, slot: int, rule: str, events: Events) -> None:
    honor = state.honor_row[slot]
    state.honor_row = state.honor_row[:slot] + state.honor_row[slot + 1 :]
    state.honors[side] = [*state.honors[side], honor]
    if events is not None:
        events.append(Passed(rule, side, honor + 1))
