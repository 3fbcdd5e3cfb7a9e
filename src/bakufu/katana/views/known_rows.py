"""What seats may know of the rows of the state: for views and observations, and for undo.

`python -m handbook` writes this file from `rules/rows.py`, where the rows are stated: change that.
"""

from __future__ import annotations

from bakufu.katana.rules.state import State
from bakufu.katana.views import encodings, secrecy
from bakufu.kernel.chance import Rng
from bakufu.kernel.rows import above, at_most
from bakufu.kernel.stepping.observing import Told


def blank(state: State) -> None:
    """Hide what no seat may know, in a state that is a copy for views."""
    state.pile = secrecy.face_down(state, state.pile)
    state.decks = secrecy.all_but_the_top(state, state.decks)
    state.market_deck = secrecy.face_down(state, state.market_deck)
    state.honor_deck = secrecy.face_down(state, state.honor_deck)
    state.ghost_deck = secrecy.face_down(state, state.ghost_deck)
    state.ghost_aside = secrecy.set_aside(state, state.ghost_aside)
    state.tiles = Rng(None)
    state.cards = Rng(None)
    state.lots = Rng(None)


def turned_up(before: State, after: State) -> bool:
    """Whether something lies between two states of one game that can't be taken back: chance, another step of the
    sequence, or a card or tile that was turned up or moved face down."""
    return (
        before.step != after.step
        or len(before.pile) != len(after.pile)
        or [len(row) for row in before.decks] != [len(row) for row in after.decks]
        or len(before.market_deck) != len(after.market_deck)
        or len(before.honor_deck) != len(after.honor_deck)
        or len(before.ghost_deck) != len(after.ghost_deck)
        or len(before.ghost_aside) != len(after.ghost_aside)
        or before.aside_seen != after.aside_seen
        or before.tiles.words() != after.tiles.words()
        or before.cards.words() != after.cards.words()
        or before.lots.words() != after.lots.words()
    )


def numbers(state: State, seat: int) -> list[int]:
    """The single numbers, which are the first of the observed fields."""
    return [
        seat,
        state.step,
        state.decision,
        state.round,
        state.first,
        state.turn,
        state.actor,
        state.komainu_at,
        state.monk,
        state.line,
        state.extra_moves,
        state.offering,
        state.doubled,
        state.earned,
        state.unused_decorators,
        state.rooms_left,
        state.again,
        state.cards_left,
        state.giving,
        state.delivering,
        state.lines_left,
        state.ghost_family,
        len(state.pile),
        len(state.market_deck),
        len(state.honor_deck),
        len(state.ghost_deck),
    ]


def observed(state: State, seat: int) -> list[Told]:
    """What this seat may know (-1: a spectator), in the order of the observed fields."""
    return [
        numbers(state, seat),
        state.awaited,
        state.about,
        state.stack,
        at_most(state, state.coins),
        encodings.points_in_range(state, state.points),
        above(state, state.points),
        encodings.points_below(state, state.points),
        at_most(state, state.stock),
        state.workers,
        state.monks,
        state.passed,
        state.quiet,
        state.decorators,
        state.family,
        state.sashimono,
        state.project,
        state.late,
        state.dropped,
        state.on_board,
        state.forge,
        state.under,
        state.placed,
        state.decorated,
        state.flag,
        state.noted,
        encodings.delivered_by(state, state.washitsu),
        encodings.delivered_as(state, state.washitsu),
        encodings.padded(state, state.composition),
        encodings.copies(state, state.fresh),
        encodings.copies(state, state.used),
        encodings.copies(state, state.bought),
        encodings.holders(state, state.honors),
        state.scored,
        state.sword_at,
        state.worker_at,
        state.market_at,
        state.academy_at,
        state.palace_at,
        state.rooms,
        state.starting,
        secrecy.lengths(state, state.decks),
        secrecy.tops(state, state.decks),
        state.market_row,
        state.honor_row,
        state.gone,
        state.active,
        state.asked,
        state.interrupted,
        state.ghost_gone,
        secrecy.set_aside(state, state.ghost_aside),
        state.aside_seen,
    ]
