"""A Moment: everything a player does in one go. A card used in it is finished when it ends."""

from __future__ import annotations

from bakufu.katana.rules.events import CardDiscarded
from bakufu.katana.rules.state import State
from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by


def end_moment(state: State, events: Events) -> None:
    """A card whose effect was used without buying its benefit is discarded; an effect not used by now is forgone."""
    seat = state.actor
    rule = "cards.a-turn-is-a-moment" if seat == state.turn else "cards.finished-in-the-moment"
    for face in state.used[seat]:
        state.gone = changed_by(state.gone, face, 1)
        if events is not None:
            events.append(CardDiscarded(rule, seat, face + 1))
    if state.used[seat]:
        state.used[seat] = []
    if state.bought[seat]:
        state.bought[seat] = []


def take_card(state: State, seat: int, face: int) -> None:
    state.fresh[seat] = sorted([*state.fresh[seat], face])


def without(faces: list[int], face: int) -> list[int]:
    """The list with one such card fewer."""
    rest = faces[:]
    rest.remove(face)
    return rest
