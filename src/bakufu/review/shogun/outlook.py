"""Chances to win with all cards on the table: plans are as they are, and only the luck to come is imagined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.bots.shogun.judgement.judge import LearnedJudge, shogun_network
from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.samurai import WEIGHTS, Samurai
from bakufu.bots.shogun.search.playout import play_on
from bakufu.bots.shogun.search.quick import Quick
from bakufu.bots.shogun.search.value_model import SEASONS, YEARS, seasons_left
from bakufu.bots.shogun.search.worlds import World, draw_event, later_world
from bakufu.kernel import flow
from bakufu.kernel.chance import Rng
from bakufu.review.comparing import scaled
from bakufu.shogun.box.components import EMPTY, UNPLANNED
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View, view

WORLDS: Final = 64
SEASONS_OF_A_GAME: Final = SEASONS * YEARS


class SeasonOutlook:
    def __init__(self, state: State, seed: bytes, effort: float) -> None:
        self.state = state
        self.seed = seed
        self.worlds = scaled(WORLDS, effort)
        self.judge = LearnedJudge(shogun_network(), WEIGHTS.tower)
        self.quick = Quick(state, WEIGHTS)
        known = view(state, None).known
        known.plan = state.plan[:]
        self.public = View(None, known, [])

    def before(self) -> list[float]:
        if self.state.decision != PLAN:
            return self.after([])
        if seasons_left(self.state) == SEASONS_OF_A_GAME:
            return self.after(self._usual_plans())  # nobody has learned from positions before the first season
        return self.judge.chances(self.state)

    def _usual_plans(self) -> list[tuple[int, int]]:
        """What Hard bots would plan."""
        bot = Samurai(Rng(self.seed, "usual"))
        spaces = self.state.setting.spaces
        found: list[tuple[int, int]] = []
        for seat in range(self.state.setting.players):
            plan = bot.whole_plan(self.state, seat, [UNPLANNED] * spaces, table_words(self.state, seat))
            found += [(seat, NOTHING if card == EMPTY else card) for card in plan]
        return found

    def after(self, moves: Sequence[tuple[int, int]]) -> list[float]:
        return self._mean(moves, None)

    def partway(self, moves: Sequence[tuple[int, int]], reached: State) -> tuple[str, list[float]] | None:
        """Once the event of the season is drawn, but not yet who comes first among equal bids."""
        if self.state.decision != PLAN or reached.event not in self.state.event_row:
            return None
        return "cards", self._mean(moves, self.state.event_row.index(reached.event))

    def _mean(self, moves: Sequence[tuple[int, int]], event: int | None) -> list[float]:
        total = [0.0] * self.state.setting.players
        for number in range(self.worlds):
            world = later_world(self.public, self.seed, number)
            if self.state.decision == PLAN:
                draw_event(world.state, number if event is None else event, Rng(self.seed + b"/%d" % number, "event"))
            for seat, chance in enumerate(self.judge.chances(self._played(world, moves))):
                total[seat] += chance / self.worlds
        return total

    def _played(self, world: World, moves: Sequence[tuple[int, int]]) -> State:
        state = world.state
        for seat, move in moves:
            flow.play(state, seat, move, None)
        play_on(state, self.quick, world.falls)
        return state
