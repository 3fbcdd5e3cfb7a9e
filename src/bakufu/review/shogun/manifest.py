"""How games of SHOGUN are reviewed."""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.daimyo import UNSEARCHED
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.review.manifest import Mark, Reviewing, Trial
from bakufu.review.shogun.move_trial import MoveTrial
from bakufu.review.shogun.outlook import SeasonOutlook
from bakufu.review.shogun.plan_trial import PlanTrial
from bakufu.shogun.box.components import PROVINCES, SEASONS
from bakufu.shogun.rules import decision_kinds as kinds
from bakufu.shogun.rules.events import ActionRevealed, BidRanked, CubesThrown, EventDrawn
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.winter_events import RevoltsDrawn
from bakufu.shogun.views.moves import MarchArmies
from bakufu.shogun.views.view import View

# Names of the kinds of decisions that accuracy is counted by; all others are "other".
KINDS: Final = {
    kinds.CLAIM_CARD: "claim",
    kinds.CLAIM_ARMIES: "claim",
    kinds.PLAN: "plan",
    kinds.PLACE_IN_ORDER: "order",
    kinds.MARCH_TO: "battle",
    kinds.MARCH_ARMIES: "battle",
    kinds.REINFORCE: "battle",
    kinds.MOVE_TO: "move",
    kinds.DEPLOY_ARMIES: "move",
}
OTHER: Final = "other"


def kind(state: State) -> str:
    return KINDS.get(state.decision, OTHER)


def stage(state: State) -> str:
    return f"{SEASONS[state.season]}-{state.year}"


def goes_on(first: State, before: State, after: State, moves: list[int]) -> bool:
    """An attack or a move is where to, and then how many."""
    return after.decision == kinds.MARCH_ARMIES


def judged(state: State, seat: int) -> bool:
    """Not what comes before the first season: there is nothing to play out yet."""
    return state.decision not in UNSEARCHED or state.decision in (kinds.DEPLOY_ARMIES, kinds.REINFORCE)


def luck(events: list[Event]) -> str:
    """Where cubes fell, that is what mattered; a card or a draw between equal bids matters where none did."""
    for name, chances in LUCKS.items():
        if any(isinstance(event, chances) and getattr(event, "random", True) for event in events):
            return name
    return ""


LUCKS: Final[dict[str, tuple[type[Event], ...]]] = {
    "tower": (CubesThrown,),
    "order": (BidRanked,),
    "cards": (EventDrawn, ActionRevealed, RevoltsDrawn),
}


def trial(view: View, seed: bytes, effort: float) -> Trial:
    return PlanTrial(view, seed, effort) if view.known.decision == kinds.PLAN else MoveTrial(view, seed, effort)


def essence(moves: list[Move]) -> list[Move]:
    """How many armies go says also where they go."""
    return moves[-1:] if isinstance(moves[-1], MarchArmies) else moves


def mark(move: Move) -> Mark | None:
    """A march leads from one province to another. Armies that stay, cards, and moves of modules name only one."""
    origin = getattr(move, "origin", None)
    for name in ("target", "province", "origin", "card"):
        place = getattr(move, name, None)
        if place in PROVINCES:
            return {"place": place, "origin": origin if origin != place else None}
    return None


MANIFEST = Reviewing(
    kind=kind,
    stage=stage,
    goes_on=goes_on,
    judged=judged,
    luck=luck,
    kinds=("plan", "order", "battle", "move", OTHER),
    stages=SEASONS,
    lucks=tuple(LUCKS),
    trial=trial,
    outlook=SeasonOutlook,
    essence=essence,
    mark=mark,
    plan=("space", "card"),
)
