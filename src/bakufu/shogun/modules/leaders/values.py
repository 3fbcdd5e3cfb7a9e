"""What statues and trophies are worth when the game ends."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.modules.leaders.box import AWAY
from bakufu.shogun.modules.leaders.events import LeadersAway
from bakufu.shogun.modules.leaders.numbers import LEADER, STATUE_VALUES
from bakufu.shogun.modules.leaders.statues import statues_of, trophies_of
from bakufu.shogun.rules.scoring import award
from bakufu.shogun.rules.state import State

STATUES = "leaders.score-statues"
TROPHIES = "leaders.score-trophies"


def score_statues(state: State, events: Events) -> bool:
    """Scores each seat's statues on the board, whoever controls the province, and its trophies."""
    if events is not None:
        away = [seat for seat in state.order if state.module_rows[LEADER][seat] == AWAY]
        if away:
            events.append(LeadersAway("leaders.no-return-at-the-end", tuple(away)))
    statue, trophy = state.setting.printed[STATUE_VALUES]
    for seat in range(state.setting.players):
        statues, trophies = statues_of(state, seat), trophies_of(state, seat)
        if statues:
            award(state, seat, statues * statue, STATUES, events)
        if trophies:
            award(state, seat, trophies * trophy, TROPHIES, events)
    return True
