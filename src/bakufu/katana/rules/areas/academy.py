"""The Academy: a Decorator advances, Resources on Swords are decorated, and everybody else may decorate one."""

from __future__ import annotations

from bakufu.katana.box.components import RESOURCE_COUNT
from bakufu.katana.box.picks import DECORATE, DECORATIONS, DECORATOR, ENOUGH, decorated_cell, decorated_resource
from bakufu.katana.rules.areas.gifts import begin_gifts
from bakufu.katana.rules.asides import tempted
from bakufu.katana.rules.decision_kinds import (
    ACADEMY_GIFT,
    ADVANCING,
    ASIDE,
    ASK_ADVANCING,
    BEGIN_DECORATING,
    DECORATING,
    END_ACADEMY,
)
from bakufu.katana.rules.gains import advance, gain_coins, may_advance
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.decorating import decorate, decoration_refusal, decorations
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events

ALL_DECORATORS = 15


def begin_academy(state: State) -> None:
    state.stack += [END_ACADEMY, DECORATING, BEGIN_DECORATING]
    for _ in range(1 + state.monk):
        state.stack.append(ASK_ADVANCING)


def ask_advancing(state: State, events: Events) -> None:
    if advancing_moves(state, state.actor):
        state.ask(ADVANCING, state.actor, [])


def advancing_moves(state: State, seat: int) -> list[int]:
    return [DECORATOR + resource for resource in range(RESOURCE_COUNT) if may_advance(state, seat, resource)]


def advancing_refusal(state: State, seat: int, move: int) -> str:
    if DECORATOR <= move < DECORATOR + RESOURCE_COUNT:
        return "" if may_advance(state, seat, move - DECORATOR) else "academy.stop-at-the-end"
    return NO_SUCH_MOVE


def advance_decorator(state: State, seat: int, move: int, events: Events) -> None:
    rule = "daimyo-cards.advance" if state.about else "academy.advance-a-decorator"
    state.answered(seat)
    advance(state, seat, move - DECORATOR, rule, events)


def begin_decorating(state: State, events: Events) -> None:
    state.unused_decorators = ALL_DECORATORS
    state.earned = 0
    state.doubled = 0


def ask_decorating(state: State, events: Events) -> None:
    if len(decorating_moves(state, state.actor)) > 1 or tempted(state, state.actor, DECORATING):
        state.ask(DECORATING, state.actor, [])


def decorating_moves(state: State, seat: int) -> list[int]:
    return [*decorations(state, seat, state.unused_decorators), ENOUGH]


def decorating_refusal(state: State, seat: int, move: int) -> str:
    if DECORATE <= move < DECORATE + DECORATIONS:
        cell, resource = decorated_cell(move), decorated_resource(move)
        if not state.unused_decorators >> resource & 1:
            return "academy.each-decorator-once"
        return decoration_refusal(state, seat, cell, resource)
    return "" if move == ENOUGH else NO_SUCH_MOVE


def decorate_resource(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if move == ENOUGH:
        return
    state.unused_decorators &= ~(1 << decorated_resource(move))
    state.earned += decorate(state, seat, move, "academy.decorate-resources", events)
    state.stack.append(DECORATING)


def end_academy(state: State, events: Events) -> None:
    """Coins for all decorations of the action, doubled by a card; then it is the others' turn to decorate."""
    coins = state.earned * (1 + state.doubled)
    rule = "market-cards.double-coins" if state.doubled else "academy.pay-for-decorations"
    state.earned = state.doubled = state.unused_decorators = 0
    gain_coins(state, state.actor, coins, rule, events)
    begin_gifts(state, ACADEMY_GIFT)


def gift_moves(state: State, seat: int) -> list[int]:
    return [*decorations(state, seat, ALL_DECORATORS), ENOUGH]


def gift_refusal(state: State, seat: int, move: int) -> str:
    if DECORATE <= move < DECORATE + DECORATIONS:
        return decoration_refusal(state, seat, decorated_cell(move), decorated_resource(move))
    return "" if move == ENOUGH else NO_SUCH_MOVE


def take_gift(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    if move != ENOUGH:
        coins = decorate(state, seat, move, "academy.others-decorate-one", events)
        gain_coins(state, seat, coins, "academy.pay-for-decorations", events)
        state.stack.append(ASIDE)
