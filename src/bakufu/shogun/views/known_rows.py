"""What seats may know of the rows of the state: for views and observations, and for undo.

`python -m handbook` writes this file from `rules/rows.py`, where the rows are stated: change that.
"""

from __future__ import annotations

from bakufu.kernel.chance import Rng
from bakufu.kernel.rows import above, at_most
from bakufu.kernel.stepping.observing import Told
from bakufu.shogun.rules.state import State
from bakufu.shogun.views import encodings, secrecy


def blank(state: State) -> None:
    """Hide what no seat may know, in a state that is a copy for views."""
    state.event_pile = secrecy.face_down(state, state.event_pile)
    state.action_row = secrecy.face_up(state, state.action_row)
    state.pile = secrecy.buried(state, state.pile)
    state.shelves = secrecy.unseen(state, state.shelves)
    state.decks = Rng(None)
    state.falls = Rng(None)
    state.lots = Rng(None)


def blank_for(state: State, seat: int) -> None:
    """Hide what other seats alone may know (-1: a spectator's view)."""
    state.plan = secrecy.own_plan(state, state.plan, seat)


def turned_up(before: State, after: State) -> bool:
    """Whether something lies between two states of one game that can't be taken back: chance, another step of the
    sequence, or a card or tile that was turned up or moved face down."""
    return (
        before.step != after.step
        or before.revealed != after.revealed
        or len(before.event_pile) != len(after.event_pile)
        or before.buried != after.buried
        or len(before.action_row) != len(after.action_row)
        or before.shown != after.shown
        or len(before.pile) != len(after.pile)
        or [len(row) for row in before.shelves] != [len(row) for row in after.shelves]
        or before.decks.words() != after.decks.words()
        or before.falls.words() != after.falls.words()
        or before.lots.words() != after.lots.words()
    )


def numbers(state: State, seat: int) -> list[int]:
    """The single numbers, which are the first of the observed fields."""
    return [
        seat,
        state.step,
        state.decision,
        state.year,
        state.season,
        state.event,
        state.action_at,
        state.turn_at,
        state.revealed,
        len(state.event_pile),
        state.farmers,
        state.bank,
        state.markers,
        state.buried,
    ]


def observed(state: State, seat: int) -> list[Told]:
    """What this seat may know (-1: a spectator), in the order of the observed fields."""
    rows: list[Told] = [
        numbers(state, seat),
        secrecy.own_plan(state, state.plan, seat),
        state.awaited,
        state.about,
        state.stack,
        state.owner,
        state.armies,
        state.buildings,
        state.revolts,
        state.taken,
        state.chests,
        state.rice,
        at_most(state, state.points),
        above(state, state.points),
        state.supply,
        state.tray,
        state.inside,
        state.tiles,
        secrecy.face_up(state, state.action_row),
        state.special_row,
        state.takers,
        state.order,
        state.event_row,
        state.event_gone,
        state.shown,
        state.choosing,
        encodings.battle_row(state, state.battle),
        state.revolting,
    ]
    if state.setting.claimed:
        rows += [
            secrecy.buried(state, state.pile),
            state.open_cards,
            state.seen,
            state.groups,
        ]
    return rows
