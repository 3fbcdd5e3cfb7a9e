"""Anytime actions, possible in every open decision: deliver, play a card, pay for a benefit, compose the KATANA.

Open decisions have moves of their own in `setting.own`; here the others are added. After such a move the decision is
asked again.
"""

from __future__ import annotations

from bakufu.katana.box.components import CELLS, FACE_COUNT, NO_SWORD, NOBODY
from bakufu.katana.box.picks import ADD_LATE, BUY, COMPOSE, DELIVER, GHOST_CARD, PLAY
from bakufu.katana.rules.benefits import begin_buying, buy_refusal, buyable
from bakufu.katana.rules.cards import play, play_refusal, playable
from bakufu.katana.rules.decision_kinds import OPEN_KINDS
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.composition import begin_composing, compose_refusal
from bakufu.katana.rules.swords.delivery import deliver, deliver_refusal, under_delivery
from bakufu.katana.rules.swords.movement import complete
from bakufu.kernel.event import Events
from bakufu.kernel.flow import Decision


def asides(state: State, seat: int, decision: int) -> list[int]:
    """Nothing for those who have passed, and nothing between a cheaper offering and the Monk it is for."""
    found: list[int] = []
    if state.passed[seat] or state.offering != NOBODY:
        return found
    _deliveries(state, seat, found)
    _plays(state, seat, decision, found)
    for face in buyable(state, seat):
        found.append(BUY + face)
    if not state.composition[seat] and state.washitsu[seat] and not compose_refusal(state, seat):
        found.append(COMPOSE)
    return found


def _deliveries(state: State, seat: int, found: list[int]) -> None:
    placed = state.placed
    for cell, sword in enumerate(state.forge[seat * CELLS : (seat + 1) * CELLS]):
        if sword != NO_SWORD and placed[sword] and complete(state, sword) and cell not in under_delivery(state, seat):
            found.append(DELIVER + cell)


def _plays(state: State, seat: int, decision: int, found: list[int]) -> None:
    last = -1  # cards are sorted by kind
    for face in state.fresh[seat]:
        if face != last and playable(state, seat, face, decision):
            found.append(PLAY + face)
        last = face
    for face in state.bought[seat]:
        if PLAY + face not in found and playable(state, seat, face, decision):
            found.append(PLAY + face)


def tempted(state: State, seat: int, decision: int) -> bool:
    """Whether there is anything to do; a benefit alone counts only for a card that would otherwise be lost."""
    found: list[int] = []
    if state.passed[seat]:
        return False
    _deliveries(state, seat, found)
    if found:
        return True
    _plays(state, seat, decision, found)
    if found or (state.used[seat] and buyable(state, seat)):
        return True
    return bool(not state.composition[seat] and state.washitsu[seat] and not compose_refusal(state, seat))


class Open(Decision):
    """A decision with anytime actions: most of those that are asked."""

    def __init__(self, name: str) -> None:
        super().__init__(name, open_moves, open_refusal, open_play)

    def list_moves(self, state: State, seat: int) -> list[int]:
        return open_moves(state, seat)

    def refuse(self, state: State, seat: int, move: int) -> str:
        return open_refusal(state, seat, move)

    def carry_out(self, state: State, seat: int, move: int, events: Events) -> None:
        open_play(state, seat, move, events)


def open_moves(state: State, seat: int) -> list[int]:
    return state.setting.own[state.decision].list_moves(state, seat) + asides(state, seat, state.decision)


def is_anytime(state: State, move: int) -> bool:
    """Whether a move is an anytime action. Only open decisions have them: a card for a second benefit is an answer."""
    return state.decision < OPEN_KINDS and _is_aside(move)


def _is_aside(move: int) -> bool:
    return DELIVER <= move < DELIVER + CELLS or PLAY <= move < BUY + FACE_COUNT or move == COMPOSE


def open_refusal(state: State, seat: int, move: int) -> str:
    if ADD_LATE <= move < GHOST_CARD:
        return "project.changed-for-the-katana"
    if not _is_aside(move):
        return state.setting.own[state.decision].refuse(state, seat, move)
    if state.offering != NOBODY:
        return "market-cards.monk-at-once"
    if move == COMPOSE:
        return compose_refusal(state, seat)
    if move < PLAY:
        return deliver_refusal(state, seat, move - DELIVER)
    if state.passed[seat]:
        return "pass.nothing-more"
    if move < BUY:
        return play_refusal(state, seat, move - PLAY, state.decision)
    return buy_refusal(state, seat, move - BUY)


def open_play(state: State, seat: int, move: int, events: Events) -> None:
    if not _is_aside(move):
        state.setting.own[state.decision].carry_out(state, seat, move, events)
        return
    state.stack.append(state.decision)
    state.answered(seat)
    state.quiet[seat] = 0
    if move == COMPOSE:
        begin_composing(state, seat)
    elif move < PLAY:
        deliver(state, seat, move - DELIVER, events)
    elif move < BUY:
        play(state, seat, move - PLAY, events)
    else:
        begin_buying(state, seat, move - BUY, 0)
