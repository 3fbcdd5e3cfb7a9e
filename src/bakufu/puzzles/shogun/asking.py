"""Questions of SHOGUN, tried as reviews try decisions: in worlds that are played to the end of the season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.bots.budget import Allowance, Budget
from bakufu.bots.hint import Reason
from bakufu.bots.manifest import Bot
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.daimyo import Daimyo
from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.search.plan_search import PlanSearch
from bakufu.bots.shogun.search.worlds import before_planning
from bakufu.kernel import flow
from bakufu.kernel.chance import Rng
from bakufu.puzzles.manifest import Answer, Asking, Laid
from bakufu.puzzles.shogun.positions import filled, open_space, with_plan
from bakufu.review.shogun.move_trial import MoveTrial
from bakufu.review.shogun.plan_trial import PlanTrial
from bakufu.shogun.box.components import BATTLE_A, BATTLE_B, BID, CASTLE, CHEST_CARD, EMPTY, RICE, TAX, UNPLANNED
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.views.imagine import imagine
from bakufu.shogun.views.view import View, view

MARCHES: Final = (kinds.MARCH_TO, kinds.MOVE_TO)
ASKED: Final = (*MARCHES, kinds.PLACE_IN_ORDER, kinds.NEXT_REVOLT)
FEWEST: Final = {kinds.PLACE_IN_ORDER: 4, kinds.NEXT_REVOLT: 4}  # moves, so that guessing doesn't help
SPACES: Final = (CASTLE, RICE, TAX, BATTLE_A, BATTLE_B, BID)
PROVINCES_LEFT: Final = 3
PLANNING: Final = Allowance(300, None)  # for the plan around an open space
TALLER: Final = 7  # guesses of rivals' plans


def questions(seen: View) -> list[Laid]:
    """The decision itself; or the plan of a search, with one of its spaces open."""
    decision = seen.known.decision
    if decision in ASKED:
        return [()] if len(seen.moves) >= FEWEST.get(decision, 2) else []
    if decision != kinds.PLAN or seen.seat is None:
        return []
    plan = tuple(_search(seen, [UNPLANNED] * seen.known.setting.spaces, Daimyo(Rng("plan", "puzzle")), PLANNING))
    own = seen.known.owner.count(seen.seat) - len([card for card in plan if 0 <= card < CHEST_CARD])
    if EMPTY in plan:
        return []
    # With few provinces left, there is nothing to choose between.
    spaces = [space for space in SPACES if own + (plan[space] < CHEST_CARD) >= PROVINCES_LEFT]
    return [(*plan[:space], UNPLANNED, *plan[space + 1 :]) for space in spaces]


def asking(seen: View, laid: Laid, seed: bytes) -> Asking:
    return CardAsking(seen, laid, seed) if laid else MoveAsking(seen, seed)


class MoveAsking:
    """A march is where to and how many; everything else is one move."""

    def __init__(self, seen: View, seed: bytes) -> None:
        self.trial = MoveTrial(seen, seed, 1.0)
        self.answers = answers(seen)

    def value(self, answer: Answer, world: int) -> float:
        return self.trial.value(list(answer), world)

    def reasons(self, answer: Answer) -> list[Reason]:
        return [reason for _, reason in self.trial.reasons(list(answer), range(len(answer)))]


class CardAsking:
    """A card for the open space of a plan."""

    def __init__(self, seen: View, laid: Laid, seed: bytes) -> None:
        self.laid = laid
        self.trial = PlanTrial(seen, seed, 1.0)
        self.answers = answers(with_plan(seen, laid))

    def value(self, answer: Answer, world: int) -> float:
        return self.trial.value(_moves(self.laid, answer[0]), world)

    def reasons(self, answer: Answer) -> list[Reason]:
        moves, before = _moves(self.laid, answer[0]), _moves(self.laid, NOTHING)
        placed = [space for space, card in enumerate(moves) if card != before[space]]
        return [reason for _, reason in self.trial.reasons(moves, placed)]


def answers(seen: View) -> list[Answer]:
    """All of them."""
    seat = seen.seat
    assert seat is not None, "a spectator decides nothing"
    if seen.known.decision not in MARCHES:
        return [(move,) for move in seen.moves]
    found: list[Answer] = []
    start = imagine(seen, Rng("any", "answers"))
    for move in seen.moves:
        state = start.copy()
        flow.play(state, seat, move, None)
        goes_on = state.decision == kinds.MARCH_ARMIES and state.awaited[seat]
        found += [(move, number) for number in flow.moves(state, seat)] if goes_on else [(move,)]
    return found


def then(seen: View, laid: Laid, move: int) -> list[int]:
    """How many armies march."""
    if laid or seen.known.decision not in MARCHES:
        return []
    return [answer[1] for answer in answers(seen) if answer[0] == move and len(answer) > 1]


def odds(seen: View, laid: Laid, right: Sequence[Answer]) -> float:
    asked = with_plan(seen, laid) if laid else seen
    all_of_them = answers(asked)
    share = 0.0
    for answer in right:
        numbers = len([other for other in all_of_them if other[0] == answer[0]])
        share += 1 / len(asked.moves) / numbers
    return share


def solve(seen: View, laid: Laid, bot: Bot) -> Answer:
    seat = seen.seat
    assert seat is not None, "a spectator decides nothing"
    if laid:
        return (_card(seen, laid, bot),)
    moves = [bot.decide(seen)]
    state = imagine(seen, Rng("any", "answers"))
    flow.play(state, seat, moves[0], None)
    if state.decision == kinds.MARCH_ARMIES and state.awaited[seat]:
        moves.append(bot.decide(view(state, seat)))
    return tuple(moves)


def _card(seen: View, laid: Laid, bot: Bot) -> int:
    """Planners complete the plan; others are asked for the card."""
    assert seen.seat is not None, "a spectator decides nothing"
    space = open_space(laid)
    if isinstance(bot, Daimyo):
        return _search(seen, list(laid), bot, bot.allowance)[space]
    if isinstance(bot, Ashigaru):
        known = before_planning(seen).known
        return bot.whole_plan(known, seen.seat, list(laid), table_words(known, seen.seat))[space]
    return bot.decide(with_plan(seen, laid))


def _search(seen: View, laid: list[int], bot: Daimyo, allowance: Allowance) -> list[int]:
    assert seen.seat is not None, "a spectator decides nothing"
    words = bot.seed + table_words(seen.known, seen.seat)
    search = PlanSearch(before_planning(seen), laid, bot.base, bot.moody, bot.judge(seen), words)
    search.vary_rivals(TALLER, Budget(Allowance(None, None)))
    return search.best_plan(Budget(allowance))


def _moves(laid: Laid, card: int) -> list[int]:
    return filled(laid, card)
