"""Why a move is made that isn't part of a plan: one sentence for each kind of decision of the base game."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.bots.hint import Reason
from bakufu.bots.shogun.advice.chances import Chances
from bakufu.bots.shogun.advice.reasons import because
from bakufu.bots.shogun.decisions.place_choice import special_values
from bakufu.bots.shogun.decisions.revolt_order import crowded
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.modules.manifests import CHOICES
from bakufu.shogun.box.components import NEUTRAL, PROVINCES, SPECIALS
from bakufu.shogun.box.picks import BURY, NUMBER, OPEN_CARD, PLACE, TOP_OF_PILE
from bakufu.shogun.rules import decision_kinds as kinds

Because = Callable[[Chances, Evaluator, int], Reason]


def move_reason(chances: Chances, evaluator: Evaluator, move: int) -> Reason:
    """Marches are two moves, so `march_reason` explains them."""
    decision = evaluator.state.decision
    for choices in CHOICES.values():
        if decision in choices.reasons:
            return choices.reasons[decision](evaluator, move)
    return BECAUSE[decision](chances, evaluator, move)


def _claim_card(chances: Chances, evaluator: Evaluator, move: int) -> Reason:
    state = evaluator.state
    if move == TOP_OF_PILE:
        return because("claim-pile")
    if move == BURY:
        return because("claim-bury")
    province = state.open_cards[move - OPEN_CARD]
    board = state.setting.board
    own = [p for p in board.neighbours[province] if state.owner[p] == evaluator.seat]
    return because(
        "claim-beside" if own else "claim",
        province=PROVINCES[province],
        count=len(own),
        tax=board.tax[province],
        rice=board.rice[province],
    )


def _claim_armies(chances: Chances, evaluator: Evaluator, move: int) -> Reason:
    state = evaluator.state
    province = state.about[kinds.ABOUT_CLAIMED]
    neighbours = state.setting.board.neighbours[province]
    rivals = [p for p in neighbours if state.owner[p] not in (evaluator.seat, NEUTRAL)]
    return because(
        "claim-armies" if rivals else "claim-armies-safe",
        province=PROVINCES[province],
        count=len(rivals),
        armies=move - NUMBER,
    )


def _place(chances: Chances, evaluator: Evaluator, move: int) -> Reason:
    place = move - PLACE
    special = evaluator.state.special_row[place]
    if special_values(evaluator)[special] > 0:
        return because(f"place-{SPECIALS[special]}", place=place + 1)
    return because("place-order", place=place + 1)


def _deploy_armies(chances: Chances, evaluator: Evaluator, move: int) -> Reason:
    return because("deploy-most", province=PROVINCES[evaluator.state.about[kinds.ABOUT_ORIGIN]], armies=move - NUMBER)


def _stay(chances: Chances, evaluator: Evaluator, move: int) -> Reason:
    return because("move-stays", province=PROVINCES[evaluator.state.about[kinds.ABOUT_ORIGIN]])


def _reinforce(chances: Chances, evaluator: Evaluator, move: int) -> Reason:
    return because("reinforce", chance=chances.battle(move - NUMBER), without=chances.battle(0))


def _next_revolt(chances: Chances, evaluator: Evaluator, move: int) -> Reason:
    return because("revolt-least" if crowded(evaluator) else "revolt-most", province=PROVINCES[move])


BECAUSE: dict[int, Because] = {
    kinds.CLAIM_CARD: _claim_card,
    kinds.CLAIM_ARMIES: _claim_armies,
    kinds.PLACE_IN_ORDER: _place,
    kinds.DEPLOY_ARMIES: _deploy_armies,
    kinds.MOVE_TO: _stay,
    kinds.REINFORCE: _reinforce,
    kinds.NEXT_REVOLT: _next_revolt,
}
