"""Carrying out actions: in the order of the action row, each by all players in turn order.

A player who can carry out an action must; a player who can't do all of it skips it.
"""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import (
    ACTIONS,
    BATTLE_A,
    CHEST_CARD,
    DEPLOY_1,
    DEPLOY_5,
    SURRENDERED,
    THEATRE,
)
from bakufu.shogun.rules.actions.build import build
from bakufu.shogun.rules.actions.collect import collect
from bakufu.shogun.rules.actions.deploy import deploy, deploy_and_move
from bakufu.shogun.rules.actions.march import march
from bakufu.shogun.rules.events import ActionBegan, ActionRevealed, ActionSkipped, CardRevealed
from bakufu.shogun.rules.layout import OPEN_ACTIONS
from bakufu.shogun.rules.state import State


def carry_out_actions(state: State, events: Events) -> bool:
    """Each call is one player's turn at one action."""
    setting = state.setting
    if state.turn_at == 0:
        _reveal_next(state, events)
    if state.action_at == len(ACTIONS):
        return True
    action = state.action_row[state.action_at]
    if state.turn_at == 0 and events is not None:
        events.append(ActionBegan("season.row-order", state.action_at + 1, ACTIONS[action]))
    seat = state.order[state.turn_at]
    state.turn_at += 1
    if state.turn_at == setting.players:
        state.turn_at = 0
        state.action_at += 1
    space = seat * setting.spaces + action
    card = state.plan[space]
    state.shown[space] = 1
    if 0 <= card < CHEST_CARD:
        if events is not None:
            events.append(CardRevealed("season.reveal-in-turn", seat, ACTIONS[action], setting.card_names[card]))
        _perform(state, seat, action, card, events)
    elif events is not None:
        rule, planned = _no_card_rule(state, card), card != SURRENDERED
        events.append(ActionSkipped(rule, seat, ACTIONS[action], None, planned))
    return False


def _reveal_next(state: State, events: Events) -> None:
    """After each action the next face-down card of the row is revealed, until all of them are face up.

    `action_at` is counted up when the last player's turn begins, but this step is called again only when that turn is
    entirely resolved, battle included. So nobody sees the card before everybody has carried out the action.
    """
    face_up = min(OPEN_ACTIONS + state.action_at, len(ACTIONS))
    while state.revealed < face_up:
        state.revealed += 1
        if events is not None:
            action = ACTIONS[state.action_row[state.revealed - 1]]
            events.append(ActionRevealed("season.turn-up-next", state.revealed, action))


def _no_card_rule(state: State, card: int) -> str:
    if card >= CHEST_CARD:
        return state.setting.declines[card]
    return "battle.card-from-the-plan" if card == SURRENDERED else "plan.empty-space-declines"


def _perform(state: State, seat: int, action: int, province: int, events: Events) -> None:
    if action <= THEATRE:
        build(state, seat, action, province, events)
    elif action < DEPLOY_5:
        collect(state, seat, action, province, events)
    elif action < DEPLOY_1:
        deploy(state, seat, action, province, events)
    elif action < BATTLE_A:
        deploy_and_move(state, seat, action, province, events)
    else:
        march(state, seat, action, province, events)
