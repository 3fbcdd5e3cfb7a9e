"""The accounts of Military Leaders: a leader is at home or away, and every statue is somewhere."""

from __future__ import annotations

from bakufu.shogun.modules.leaders.numbers import LEADER, STATUES, STATUES_LEFT, TROPHIES
from bakufu.shogun.rules.state import State


def check(state: State) -> None:
    players = state.setting.players
    left, standing, trophies = (state.module_rows[row] for row in (STATUES_LEFT, STATUES, TROPHIES))
    assert min(left + standing + trophies) >= 0
    for seat in range(players):
        here = state.module_rows[LEADER][seat]
        assert here == -1 or state.owner[here] == seat
        assert trophies[seat * players + seat] == 0, "a trophy of one's own"
        pieces = left[seat] + sum(standing[seat::players]) + sum(trophies[seat::players])
        assert pieces == state.setting.facts["leaders"]["statues"]
        if here != -1:
            foreign = [other for other in range(players) if other != seat and standing[here * players + other]]
            # A province may be left a moment ago, and the statue raised there stands beside no other leader.
            assert not foreign, "statues of others where a leader is"
