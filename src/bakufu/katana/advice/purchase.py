"""A purchase at the Market before it is made: what a cart costs, what could be added, and the moves that buy it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bakufu.katana.box.components import RESOURCES, Resource
from bakufu.katana.box.picks import ENOUGH, RESOURCE
from bakufu.katana.rules.areas.market import ask_buying, buy_resource, buying_moves, buying_refusal
from bakufu.katana.rules.decision_kinds import BUYING
from bakufu.katana.views.view import View
from bakufu.kernel.advice.analysis import Analysis
from bakufu.kernel.errors import NOT_AWAITED, BadOption, IllegalMove
from bakufu.kernel.flow import NO_DECISION

LONGEST: Final = 60  # more than anybody has Coins for


@dataclass(frozen=True)
class Purchase(Analysis):
    """`cost` is what the Resources of the cart cost together, and `left` the Coins that remain; `more` are the kinds of
    which one more can be paid for. `moves` buy all of it, and then nothing more."""

    cost: int
    left: int
    more: tuple[Resource, ...]
    moves: tuple[int, ...]


def purchase(view: View, about: str | None = None) -> Purchase:
    """`about` are Resources, separated by commas; without it the cart is empty."""
    seat, state = view.seat, view.known.copy()
    if seat is None or state.decision != BUYING or not state.awaited[seat]:
        raise IllegalMove(NOT_AWAITED)
    before = state.coins[seat]
    moves: list[int] = []
    for resource in _read(about or ""):
        rule = buying_refusal(state, seat, RESOURCE + resource)
        if rule:
            raise IllegalMove(rule)
        buy_resource(state, seat, RESOURCE + resource, None)
        moves.append(RESOURCE + resource)
    more = [move - RESOURCE for move in buying_moves(state, seat) if move != ENOUGH]
    state.decision = NO_DECISION
    ask_buying(state, None)
    if state.decision == BUYING:
        moves.append(ENOUGH)
    left = int(state.coins[seat])
    return Purchase(before - left, left, tuple([RESOURCES[resource] for resource in more]), tuple(moves))


def _read(about: str) -> list[int]:
    names = about.split(",") if about else []
    if len(names) > LONGEST or [name for name in names if name not in RESOURCES]:
        raise BadOption("error-query-about", query="purchase", name=about[:LONGEST])
    return [RESOURCES.index(name) for name in names]
