"""What each province would mean for the leader who is to be placed or moved now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from bakufu.kernel.advice.analysis import Analysis
from bakufu.kernel.shapes import Words
from bakufu.shogun.box.components import PROVINCES
from bakufu.shogun.modules.leaders.moving import FLIGHT, NO_STATUE, VICTORY, parting
from bakufu.shogun.modules.leaders.numbers import ABOUT_PROVINCE, MOVE_LEADER, PLACE_LEADER
from bakufu.shogun.modules.leaders.placing import own_provinces
from bakufu.shogun.modules.leaders.statues import foreign_statues
from bakufu.shogun.rules.state import State

PLACE: Final = "place"
MEANINGS: Final = {VICTORY: "statue", NO_STATUE: "no-statue", FLIGHT: "flee"}
WORDS: Final[tuple[str, ...]] = (PLACE, "statue", "no-statue", "flee")


@dataclass(frozen=True)
class LeaderStep:
    """`meaning`: the leader is placed, may leave a statue, could but has none left, or flees. `trophies` are statues
    of others that he takes there."""

    meaning: Annotated[str, Words("LeaderMeaning", WORDS)]
    trophies: int


@dataclass(frozen=True)
class LeadersOutlook(Analysis):
    """By province that the leader may go to; none while no leader moves."""

    steps: dict[str, LeaderStep]


def outlook(known: State) -> LeadersOutlook:
    if known.decision not in (PLACE_LEADER, MOVE_LEADER):
        return LeadersOutlook({})
    seat = known.awaited.index(1)
    moving = known.decision == MOVE_LEADER
    origin = known.about[ABOUT_PROVINCE] if moving else -1
    steps: dict[str, LeaderStep] = {}
    for province in own_provinces(known, seat, origin):
        meaning = MEANINGS[parting(known, seat, origin, province)] if moving else PLACE
        steps[PROVINCES[province]] = LeaderStep(meaning, foreign_statues(known, seat, province))
    return LeadersOutlook(steps)
