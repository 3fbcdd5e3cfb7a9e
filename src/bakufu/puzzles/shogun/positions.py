"""The view that a question is asked about: as it is, or with the plan laid but for one space."""

from __future__ import annotations

from bakufu.kernel.contract import Move
from bakufu.puzzles.manifest import Laid
from bakufu.shogun.box.components import PROVINCES, SPACES, UNPLANNED
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.planning import next_space, plan_moves
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.moves import MarchTo, MoveTo, NextRevolt, PlanCard
from bakufu.shogun.views.view import View
from bakufu.text.renderer import Renderer


def lay(state: State, seat: int, laid: Laid) -> None:
    """These cards on the spaces of this seat."""
    spaces = state.setting.spaces
    if laid:
        state.plan[seat * spaces : (seat + 1) * spaces] = laid


def with_plan(view: View, laid: Laid) -> View:
    """The seat is asked for the open space."""
    assert view.seat is not None, "a spectator decides nothing"
    known = view.known.copy()
    known.plan = known.plan[:]
    lay(known, view.seat, laid)
    return View(view.seat, known, plan_moves(known, view.seat))


def open_space(laid: Laid) -> int:
    return laid.index(UNPLANNED)


def filled(laid: Laid, card: int) -> list[int]:
    return [card if other == UNPLANNED else other for other in laid]


def ask(renderer: Renderer, view: View) -> str:
    """Which card goes onto the open space."""
    assert view.seat is not None, "a spectator decides nothing"
    space = SPACES[next_space(view.known, view.seat)]
    return renderer.say("puzzle-ask", space=renderer.name("space", space))


def card(renderer: Renderer, move: int) -> str:
    return renderer.word("card", WORDS[move])


def place(move: Move, word: str) -> str | None:
    """The province that a move is about."""
    match move:
        case PlanCard(card=card):
            return card if card in PROVINCES else None
        case MarchTo(target=target) | MoveTo(target=target):
            return target
        case NextRevolt(province=province):
            return province
    return None
