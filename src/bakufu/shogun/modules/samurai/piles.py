"""The piles: four cards each, the empty banner on top at the beginning of a year; and what the other three offer."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.event import Events
from bakufu.shogun.modules.samurai.box import BENEFITS
from bakufu.shogun.modules.samurai.events import PilesRearranged
from bakufu.shogun.modules.samurai.numbers import BENEFIT_AMOUNTS, SAMURAI
from bakufu.shogun.rules.state import State

KINDS: Final = len(BENEFITS)


def offered(state: State, card: int, benefit: int) -> int:
    """How much of a benefit a card gives; 0 if it doesn't show it. Cards count from 1, after the empty banner."""
    return state.setting.printed[BENEFIT_AMOUNTS][(card - 1) * KINDS + benefit]


def rearrange(state: State, events: Events) -> bool:
    """After winter the empty banner is on top again."""
    state.module_rows[SAMURAI] = (0,) * state.setting.players
    if events is not None:
        events.append(PilesRearranged("samurai.reset-after-winter", state.year))
    return True
