"""The accounts of the samurai: a card is turned up at most once a season, and a pile has only so many."""

from __future__ import annotations

from bakufu.shogun.modules.samurai.box import CARDS
from bakufu.shogun.modules.samurai.numbers import SAMURAI
from bakufu.shogun.rules.state import State


def check(state: State) -> None:
    tops = state.module_rows[SAMURAI]
    assert len(tops) == state.setting.players
    assert all(0 <= top <= CARDS for top in tops)
