"""Games to learn from: Samurai, and players that search a little, whose plans are disturbed up to some season.

The disturbance shows what chests, buildings or armies are worth by themselves. After it, everybody plays as well as
they can, so the result says what the position was worth.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bakufu import Rng
from bakufu.bots.budget import Allowance, Budget
from bakufu.bots.shogun.daimyo import value_model_for
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.judgement.judge import LearnedJudge, shogun_network
from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.samurai import WEIGHTS, Samurai
from bakufu.bots.shogun.search.plan_search import PlanSearch
from bakufu.bots.shogun.search.proposals import Proposals
from bakufu.bots.shogun.search.value_model import Judge
from bakufu.kernel import flow
from bakufu.shogun.box.components import UNPLANNED
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View
from training.futures import CERTAIN, expected
from training.positions import DEAL, DEALS_A_COLUMN, DISTURBED, EXPECTED, FINAL, GAME, PLACE, SEARCHED, row_of

# (players, all modules or none, how many of a hundred games)
TABLES = ((3, False, 42), (3, True, 8), (4, False, 16), (4, True, 6), (5, False, 8), (5, True, 20))
SETUPS = (("sun", "fixed"), ("sun", "claim"), ("moon", "claim"), ("moon", "claim"))
SEASONS = 6
MOST_CHANGES = 5
CHANGED = 60  # of a hundred plans, while plans are disturbed
FEWEST_PLAYOUTS = 16
MORE_PLAYOUTS = 32
MOODY = replace(WEIGHTS, plan=replace(WEIGHTS.plan, whim=1.0))


@dataclass(frozen=True)
class Mix:
    """How many of a hundred games have one player who searches, and in how many all do; and with which judge.

    `futures`: how often each season is played on to tell what its plans lead to.
    """

    alone: int = 8
    all: int = 1
    learned: bool = False
    futures: int = 0


class Learner:
    """One seat of such a game."""

    def __init__(self, seed: str, rng: Rng, searches: bool, learned: bool) -> None:
        self.learned = learned
        self.rng = rng
        self.usual = Samurai(Rng(seed))
        self.moody = Samurai(Rng(seed, "moods"), MOODY)
        self.playouts = FEWEST_PLAYOUTS + rng.below(MORE_PLAYOUTS) if searches else 0

    def judge(self, view: View) -> Judge:
        if self.learned:
            return LearnedJudge(shogun_network(), WEIGHTS.tower)
        options = view.known.setting.options
        return value_model_for(options.players, bool(options.modules))

    def plan(self, view: View) -> list[int]:
        known, seat = view.known, view.seat
        assert seat is not None
        laid = [UNPLANNED] * known.setting.spaces
        words = table_words(known, seat)
        if self.playouts:
            search = PlanSearch(view, laid, self.usual, self.moody, self.judge(view), self.usual.seed + words)
            budget = Budget(Allowance(self.playouts, None))
            search.vary_rivals(1 if self.learned else 0, budget)
            return search.best_plan(budget)
        planner = self.moody if self.rng.below(3) == 0 else self.usual
        return planner.whole_plan(known, seat, laid[:], words)

    def disturbed(self, view: View, plan: list[int]) -> list[int]:
        """Most of these plans with some of their cards changed."""
        if self.rng.below(100) >= CHANGED:
            return plan
        assert view.seat is not None
        laid = [UNPLANNED] * view.known.setting.spaces
        proposals = Proposals(Evaluator(view.known, view.seat, WEIGHTS), laid, self.rng)
        for _ in range(1 + self.rng.below(MOST_CHANGES)):
            plan = proposals.changed(plan)
        return plan


def table_of(rng: Rng) -> dict[str, object]:
    drawn = rng.below(sum([share for _, _, share in TABLES]))
    kinds = [(players, modules) for players, modules, share in TABLES for _ in range(share)]
    players, modules = kinds[drawn]
    side, setup = SETUPS[rng.below(len(SETUPS))]
    return {
        "players": players,
        "side": side,
        "setup": setup,
        "modules": list(NAMES) if modules else [],
    }


def searching(rng: Rng, players: int, mix: Mix) -> list[bool]:
    drawn = rng.below(100)
    if drawn < mix.all:
        return [True] * players
    one = rng.below(players) if drawn < mix.all + mix.alone else -1
    return [seat == one for seat in range(players)]


def play(seed: str, number: int, mix: Mix) -> list[list[int]]:
    """The positions of one game as rows, with its result."""
    rng = Rng(f"{seed}/{number}", "learning")
    state: State = GAME.start(table_of(rng), f"{seed}/{number}")
    seats = range(state.setting.players)
    searches = searching(rng, len(seats), mix)
    players = [Learner(f"{seed}/{number}/{seat}", rng, searches[seat], mix.learned) for seat in seats]
    last_disturbed = rng.below(SEASONS) - 1
    rows: list[list[int]] = []
    season = 0
    while not state.over():
        if state.decision == PLAN:
            row = row_of(state)
            row[DISTURBED] = int(season <= last_disturbed)
            row[SEARCHED] = sum(1 << seat for seat in seats if searches[seat])
            rows.append(row)
            views = [GAME.view(state, seat) for seat in seats]
            plans = [players[seat].plan(views[seat]) for seat in seats]
            if mix.futures and season:
                chances = expected(views[0], plans, mix.futures, f"{seed}/{number}/{season}".encode())
                row[EXPECTED : EXPECTED + len(seats)] = [round(chance * CERTAIN) for chance in chances]
            if season <= last_disturbed:
                plans = [players[seat].disturbed(views[seat], plans[seat]) for seat in seats]
            state.plan = [card for plan in plans for card in plan]
            for seat in seats:
                state.answered(seat)
            flow.run(state, None)
            season += 1
        else:
            seat = GAME.to_move(state)[0]
            GAME.play(state, seat, players[seat].usual.choose(state, seat, GAME.moves(state, seat)))
    standings = GAME.standings(state)
    for row in rows:
        row[DEAL : DEAL + 2] = divmod(number, DEALS_A_COLUMN)
        for standing in standings:
            row[FINAL + standing.seat] = standing.points
            row[PLACE + standing.seat] = standing.place
    return rows[1:]  # before the first season there is nothing to evaluate yet
