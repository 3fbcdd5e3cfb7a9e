"""How games of SHOGUN NO KATANA are reviewed."""

from __future__ import annotations

from typing import Final

from bakufu.bots.katana.daimyo import UNSEARCHED
from bakufu.katana.box.picks import PASS, PASSES
from bakufu.katana.rules import decision_kinds as kinds
from bakufu.katana.rules.state import State
from bakufu.katana.views.named_moves import (
    ChooseLine,
    DecorateResource,
    DeliverSword,
    MoveSword,
    PlaceFigure,
    SwapSwords,
)
from bakufu.katana.views.undo import irrevocable
from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.review.katana.outlook import TurnOutlook
from bakufu.review.katana.turn_trial import TurnTrial
from bakufu.review.manifest import Mark, Reviewing

CARDS: Final = "cards"
LONGEST: Final = 4  # moves that are told of a turn


def kind(state: State) -> str:
    if state.decision == kinds.TURN:
        return "turn"
    return "start" if state.decision == kinds.STARTING_SWORD else "other"


def stage(state: State) -> str:
    return f"round-{state.round}"


def goes_on(first: State, before: State, after: State, moves: list[int]) -> bool:
    """The rest of a turn, until something is revealed. Anytime actions lead back to where a figure goes."""
    if irrevocable(before, after) or after.round != before.round:
        return False
    return after.decision != kinds.TURN or (first.decision == kinds.TURN and min(moves) >= PASS + PASSES)


def judged(state: State, seat: int) -> bool:
    return not state.passed[seat] and state.decision not in UNSEARCHED


def luck(events: list[Event]) -> str:
    """All chance is in what is revealed: tiles and cards."""
    return CARDS


def essence(moves: list[Move]) -> list[Move]:
    """The beginning of a long turn."""
    return moves[:LONGEST]


def mark(move: Move) -> Mark | None:
    """A space of the town, a row or column, or a space of the Forge."""
    match move:
        case PlaceFigure(place=place) | ChooseLine(line=place):
            return {"place": place, "origin": None}
        case MoveSword(space=space, target=target) if target is not None:
            return {"place": target, "origin": space}
        case SwapSwords(space=space, below=below):
            return {"place": below, "origin": space}
        case DeliverSword(space=space) | DecorateResource(space=space):
            return {"place": space, "origin": None}
    return None


MANIFEST = Reviewing(
    kind=kind,
    stage=stage,
    goes_on=goes_on,
    judged=judged,
    luck=luck,
    kinds=("turn", "other"),
    stages=("round",),
    lucks=(CARDS,),
    trial=TurnTrial,
    outlook=TurnOutlook,
    essence=essence,
    mark=mark,
)
