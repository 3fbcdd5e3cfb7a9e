"""Whole games for the tests of the bots: who sits where, and what one level planned and declared on the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import bakufu
from bakufu.shogun.box.components import EMPTY, UNPLANNED
from bakufu.shogun.box.picks import NOTHING, NUMBER
from bakufu.shogun.rules.decision_kinds import MARCH_ARMIES, PLAN
from bakufu.shogun.rules.state import State
from tests.bots.whole_games import WholeGames

GAME = bakufu.load("shogun")
GAMES = WholeGames[State](GAME)
moments, bots_for, final_state = GAMES.moments, GAMES.bots_for, GAMES.final_state
TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "side": side, "setup": setup}
    for players in (3, 4, 5)
    for side, setup in (("sun", "fixed"), ("sun", "claim"), ("moon", "claim"))
)


@dataclass(frozen=True)
class Plan:
    """A whole plan by space, and the table as it was when the first card was laid."""

    state: State
    seat: int
    cards: list[int]

    @property
    def provinces(self) -> int:
        return self.state.owner.count(self.seat)


@dataclass(frozen=True)
class Attack:
    """The table at the moment when a number of armies is declared; `about` of it says from where to where."""

    state: State
    seat: int
    armies: int

    @property
    def target(self) -> int:
        return self.state.about[2]

    @property
    def origin(self) -> int:
        return self.state.about[1]


@dataclass
class Story:
    plans: list[Plan] = field(default_factory=list)
    attacks: list[Attack] = field(default_factory=list)


@lru_cache(maxsize=1)
def stories() -> Story:
    """What Ashigaru did: on every table among its like, and among random players, where strange things happen."""
    story = Story()
    for number, options in enumerate(TABLES):
        for mixed in (False, True):
            levels = ["random" if mixed and seat else "ashigaru" for seat in range(options["players"])]
            _tell(story, options, levels, 100 + number)
    return story


def _tell(story: Story, options: dict[str, Any], levels: list[str], seed: int) -> None:
    for state, seat, move in moments(options, bots_for(levels, seed), seed):
        if levels[seat] != "ashigaru":
            continue
        if state.decision == PLAN:
            if state.plan[seat * state.setting.spaces] == UNPLANNED:
                story.plans.append(Plan(state.copy(), seat, []))
            cards = next(plan.cards for plan in reversed(story.plans) if plan.seat == seat)
            cards.append(EMPTY if move == NOTHING else move)
        elif state.decision == MARCH_ARMIES and state.owner[state.about[2]] != seat:
            story.attacks.append(Attack(state.copy(), seat, move - NUMBER))
