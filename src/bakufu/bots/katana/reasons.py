"""Why a move is made, in one sentence: how it improves the position."""

from __future__ import annotations

from bakufu.bots.hint import Reason
from bakufu.katana.advice.forecast import of_line
from bakufu.katana.box.components import FORGE, PLACES, SPACE_COUNT
from bakufu.katana.box.picks import (
    BUY,
    DECORATE,
    DELIVER,
    DOUBLE,
    ENOUGH,
    EXCHANGE_FOR,
    GHOST_CARD,
    LINE,
    MARKET_CARD,
    MONK,
    MOVE,
    PASS,
    PLAY,
    PROJECT,
    QUIET,
    RESOURCE,
    SASHIMONO,
    STARTING_SWORD,
    SWAP,
    TAKE_LINE,
)
from bakufu.katana.rules.decision_kinds import COMPOSING
from bakufu.katana.views.view import View

# The first move of each kind, with the end of the reason's id: a move belongs to the last one that isn't above it.
FROM = (
    (PASS, "pass"),
    (ENOUGH, "enough"),
    (QUIET, "quiet"),
    (MOVE, "move"),
    (DELIVER, "deliver"),
    (SWAP, "move"),
    (DECORATE, "decorate"),
    (PLAY, "play"),
    (BUY, "benefit"),
    (LINE, "other"),
    (RESOURCE, "buy"),
    (SASHIMONO, "sashimono"),
    (MARKET_CARD, "card"),
    (STARTING_SWORD, "start"),
    (EXCHANGE_FOR, "other"),
    (TAKE_LINE, "take"),
    (PROJECT, "project"),
    (GHOST_CARD, "other"),
    (DOUBLE, "double"),
)


def move_reason(seen: View, move: int) -> Reason:
    if move < PASS:
        return _place(seen, move % MONK, 1 if move >= MONK else 0)
    return {"id": _kind(seen, move), "args": {}}


def _place(seen: View, place: int, monk: int) -> Reason:
    """A figure at a Sword of the Houses, in an area, or at a line of the Forge."""
    seat = seen.seat
    assert seat is not None, "a spectator decides nothing"
    if place >= FORGE:
        count = len(of_line(seen.known, seat, place - FORGE, monk).strides)
        return {"id": "forge", "args": {"count": count}}
    if place < SPACE_COUNT:
        return {"id": "sword", "args": {}}
    return {"id": PLACES[place], "args": {}}


def _kind(seen: View, move: int) -> str:
    kind = [kind for first, kind in FROM if first <= move][-1]
    return "compose" if kind == "buy" and seen.known.decision == COMPOSING else kind
