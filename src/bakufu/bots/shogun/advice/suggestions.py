"""The adviser: what to do, why, how much better that is than the next best option, and what is wrong with others.

Everything that people are told about a decision comes from here and from one evaluation: what is suggested, what the
coach points to, and what is objected to.
"""

from __future__ import annotations

from collections.abc import Iterable

from bakufu.bots.hint import Advice, Choice, Comparison, Objection, Reason, Ref
from bakufu.bots.shogun.advice.chances import Chances
from bakufu.bots.shogun.advice.choices import Weighed, apart, choices
from bakufu.bots.shogun.advice.completing import Completing
from bakufu.bots.shogun.advice.move_reasons import move_reason
from bakufu.bots.shogun.advice.objections import march_objections, whole_objections
from bakufu.bots.shogun.advice.plan_judge import Better, PlanJudge
from bakufu.bots.shogun.advice.reasons import changed_reason, march_reason, plan_reasons
from bakufu.bots.shogun.advice.since_planning import continued, is_planned, planned_march, what_changed
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.samurai import Samurai
from bakufu.kernel.chance import Rng
from bakufu.kernel.plain import plain
from bakufu.shogun.advice.plan_outlook import read_plan
from bakufu.shogun.box.components import BID, CHEST_CARD, EMPTY, PROVINCES, UNPLANNED
from bakufu.shogun.box.picks import NOTHING, NUMBER
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.rules.planning import cards_left, next_space, plan_of
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.moves import describe
from bakufu.shogun.views.view import View

SHOWN = 3
# Their values say which is better, but not by how many points.
RANKED = (kinds.CLAIM_CARD, kinds.CLAIM_ARMIES, kinds.NEXT_REVOLT)
# What the fields of a move name.
KINDS = {
    "province": "province",
    "origin": "province",
    "target": "province",
    "card": "card",
    "space": "space",
    "special": "special",
    "favour": "favour",
    "benefit": "benefit",
    "chamber": "chamber",
    "effect": "event",
}


def advise(seen: View, level: str, seed: str, about: str, planned: View | None = None) -> Advice:
    """By a level that evaluates single moves. `about` are the cards placed so far, as in the query "plan"; `planned` is
    what the seat saw when it had laid this season's plan."""
    rng = Rng(seed, level)
    bot = Ashigaru(rng) if level == "ashigaru" else Samurai(rng)
    assert seen.seat is not None, "a spectator decides nothing"
    evaluator = bot.evaluator(seen.known, seen.seat)
    evaluator.cautious = True
    if seen.known.decision == kinds.PLAN:
        return _plan(seen, bot, evaluator, about)
    return _move(seen, bot, evaluator, planned.known if planned is not None else None)


def _plan(seen: View, bot: Ashigaru, evaluator: Evaluator, about: str) -> Advice:
    state, seat = evaluator.state, evaluator.seat
    cards = plan_of(state, seat)
    begun = next_space(state, seat)
    laid = dict.fromkeys(range(begun), 0) | read_plan(state, seat, about)
    own = [laid.get(space, UNPLANNED) if space >= begun else card for space, card in enumerate(cards)]
    # A complete plan is compared with another one; an unfinished plan is completed. Spaces stay empty where there are
    # fewer cards.
    more = [card for card in cards_left(state, seat) if card not in own]
    whole = begun < len(own) and (UNPLANNED not in own or not more)
    completing = Completing(seen, bot, evaluator)
    judge = completing.around([card if space < begun else UNPLANNED for space, card in enumerate(own)])
    mine = PlanJudge(completing.table, own)
    objections: list[Objection] = []
    if whole and about:
        objections = whole_objections(seen, mine, judge.cards)
    elif not all(card in (UNPLANNED, other) for card, other in zip(own, judge.cards, strict=True)):
        judge, objections = completing.without_faults(own, begun)
    fixed = {space for space, card in enumerate(own) if card != UNPLANNED} if not whole else set(range(begun))
    reasons = plan_reasons(Chances(seen), judge)[begun:]
    best = _plans(judge, fixed, begun)
    against: Comparison | None = None
    if whole:
        gain = max(0.0, judge.gain() - mine.gain())
        against = {"moves": _moves(mine.cards[begun:]), "unit": "points", "by": round(gain, 2), "own": True}
    elif len(best) > 1:
        against = _compared(best)
    return {
        "moves": _moves(judge.cards[begun:]),
        "reasons": reasons,
        "steps": [],
        "best": best,
        "against": against,
        "objections": objections,
    }


def _plans(judge: PlanJudge, fixed: set[int], begun: int) -> list[Choice]:
    """The plan, and the best plans that differ from it in one card."""
    others: list[Better] = []
    for space in range(BID):
        if space not in fixed:
            others += judge.others(space)[:1]
    others.sort(key=lambda better: -better.points)
    gain = judge.gain()
    best = [_planned(judge, gain, begun, range(begun, len(judge.cards)))]
    for other in others[: SHOWN - 1]:
        changed = judge.changed(other.space, other.card)
        best.append(_planned(changed, min(gain, gain + other.points), begun, [other.space]))
    return best


def _planned(judge: PlanJudge, gain: float, begun: int, spaces: Iterable[int]) -> Choice:
    """A plan is about its cards and their spaces, another one about the card in which it differs."""
    names = judge.evaluator.state.setting
    refs: list[Ref] = []
    for at in spaces:
        if judge.cards[at] >= 0:
            refs.append({"kind": "space", "name": names.space_names[at]})
            refs.append({"kind": "card", "name": names.card_names[judge.cards[at]]})
            if judge.cards[at] < CHEST_CARD:
                refs.append({"kind": "province", "name": PROVINCES[judge.cards[at]]})
    return {"moves": _moves(judge.cards[begun:]), "gain": round(gain, 2), "refs": refs}


def _moves(cards: list[int]) -> list[int]:
    return [NOTHING if card == EMPTY else card for card in cards]


def _move(seen: View, bot: Ashigaru, evaluator: Evaluator, before: State | None) -> Advice:
    state, seat = seen.known, evaluator.seat
    found = choices(bot, evaluator, seen.moves)
    planned = planned_march(bot, before, state, seat) if before is not None else None
    if planned is not None:
        found = continued(found, planned)
    shown = apart(found)[:SHOWN]
    best = [_choice(evaluator, weighed) for weighed in shown]
    for other in best[1:]:
        other["gain"] = min(other["gain"], best[0]["gain"])
    chances = Chances(seen)
    reasons: list[Reason | None] = [None] * len(best[0]["moves"])
    if planned is not None and not is_planned(shown[0], planned):
        told = what_changed(bot, state, seat, planned, shown[0])
        reasons[0] = changed_reason(chances, state.about[kinds.ABOUT_ORIGIN], shown[0].march, told)
    else:
        reasons[0] = _reason(chances, evaluator, shown[0])
    return {
        "moves": best[0]["moves"],
        "reasons": reasons,
        "steps": [],
        "best": best,
        "against": _against(chances, shown, best),
        "objections": march_objections(evaluator, found),
    }


def _reason(chances: Chances, evaluator: Evaluator, weighed: Weighed) -> Reason:
    if weighed.march is not None:
        return march_reason(chances, evaluator.state.about[kinds.ABOUT_ORIGIN], weighed.march)
    return move_reason(chances, evaluator, weighed.moves[0])


def _choice(evaluator: Evaluator, weighed: Weighed) -> Choice:
    told = plain(describe(evaluator.state, evaluator.seat, weighed.moves[0]))
    named = [(KINDS[field], value) for field, value in told.items() if field in KINDS and value is not None]
    refs: list[Ref] = [{"kind": "pick", "name": WORDS[weighed.moves[0]]}]
    for kind, value in named:
        refs.append({"kind": kind, "name": str(value)})
    return {"moves": weighed.moves, "gain": round(weighed.gain, 2), "refs": refs}


def _against(chances: Chances, shown: list[Weighed], best: list[Choice]) -> Comparison | None:
    if len(best) < 2:
        return None
    decision = chances.known.decision
    if decision in (kinds.REINFORCE, kinds.MARCH_ARMIES):
        first, second = shown[:2]
        by = _chance(chances, first) - _chance(chances, second)
        if by > 0:
            return {"moves": second.moves, "unit": "chance", "by": float(by), "own": False}
    if decision in RANKED:
        return {"moves": shown[1].moves, "unit": "rank", "by": 0.0, "own": False}
    return _compared(best)


def _chance(chances: Chances, weighed: Weighed) -> int:
    """Of the battle that is being decided on; 0 where there is none."""
    march = weighed.march
    if march is None:
        return chances.battle(weighed.moves[0] - NUMBER)
    return chances.march(march.target, march.armies) if chances.known.owner[march.target] != chances.seat else 0


def _compared(best: list[Choice]) -> Comparison:
    first, second = best[:2]
    by = max(0.0, first["gain"] - second["gain"])
    return {"moves": second["moves"], "unit": "points", "by": round(by, 2), "own": False}
