"""The Ghost's deck: laid out at the start, and changed in every Restore phase."""

from __future__ import annotations

from bakufu.katana.box.components import GHOST_ACADEMY, GHOST_CARDS, GHOST_DAIMYO, GHOST_MARKET, GHOST_PALACE, ROUNDS
from bakufu.katana.box.picks import GHOST_CARD
from bakufu.katana.rules.decision_kinds import GHOST_CARD as GHOST_CARD_KIND
from bakufu.katana.rules.events import GhostDeckChanged
from bakufu.katana.rules.ghost import GHOST
from bakufu.katana.rules.moment import without
from bakufu.katana.rules.state import State
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events

ASIDE = (GHOST_PALACE, GHOST_MARKET, GHOST_ACADEMY)  # in the order of the picks


def lay_out_ghost(state: State, events: Events) -> bool:
    deck = state.setting.ghost_deck[:]
    state.lots.shuffle(deck)
    state.ghost_deck = deck
    state.ghost_aside = state.setting.ghost_aside[:]
    state.aside_seen = state.ghost_aside
    return True


def change_ghost_deck(state: State, events: Events) -> bool:
    """A Daimyo card leaves; one of those set aside comes in, chosen by the player if they begin, otherwise unseen."""
    if len(state.ghost_aside) == ROUNDS - state.round:
        return True
    if state.first == GHOST:
        slot = state.lots.below(len(state.ghost_aside))
        _change(state, state.ghost_aside[slot], False, events)
        return True
    state.aside_seen = state.ghost_aside
    if len(set(state.ghost_aside)) == 1:
        _change(state, state.ghost_aside[0], True, events)
        return True
    state.ask(GHOST_CARD_KIND, 0, [])
    return False


def aside_known(state: State) -> bool:
    """Whether every card that went from those set aside into the deck was seen."""
    return len(state.aside_seen) == len(state.ghost_aside)


def ghost_card_moves(state: State, seat: int) -> list[int]:
    return [GHOST_CARD + number for number in range(len(ASIDE)) if ASIDE[number] in state.ghost_aside]


def ghost_card_refusal(state: State, seat: int, move: int) -> str:
    if not GHOST_CARD <= move < GHOST_CARD + len(ASIDE):
        return NO_SUCH_MOVE
    return "" if ASIDE[move - GHOST_CARD] in state.ghost_aside else "ghost.change-a-card"


def pick_ghost_card(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    _change(state, ASIDE[move - GHOST_CARD], True, events)


def _change(state: State, card: int, seen: bool, events: Events) -> None:
    deck = [*state.ghost_deck, *state.ghost_gone, card]
    removed = GHOST_DAIMYO in deck
    if removed:
        deck.remove(GHOST_DAIMYO)
    state.lots.shuffle(deck)
    state.ghost_deck = deck
    state.ghost_gone = []
    state.ghost_aside = without(state.ghost_aside, card)
    if seen:
        state.aside_seen = state.ghost_aside
    if events is not None:
        out = GHOST_CARDS[GHOST_DAIMYO] if removed else None
        rule = "ghost.change-a-card" if seen else "ghost.unseen-card"
        events.append(GhostDeckChanged(rule, out, GHOST_CARDS[card] if seen else None))
