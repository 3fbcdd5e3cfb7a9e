"""Imagining: a complete state that fits a view (determinization). Bots search in these, never in the real one.

Every tile and card of the box is on the table once, so whatever isn't seen anywhere is face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from bakufu.katana.box.components import FACE_DOWN, GHOST_DAIMYO, MARKET_CARDS, NO_SWORD, NOBODY, SWORDS
from bakufu.katana.rules.state import State
from bakufu.katana.views.view import View
from bakufu.kernel.chance import Rng


def imagine(view: View, rng: Rng) -> State:
    state = view.known.copy()
    state.pile = _filled(state.pile, _unseen_swords(state), rng)
    _deal_cards(state, rng)
    state.honor_deck = _filled(state.honor_deck, _unseen_honors(state), rng)
    _deal_ghost(state, rng)
    state.split_streams(rng)
    return state


def _filled(cards: list[int], unseen: list[int], rng: Rng) -> list[int]:
    """A pile with unseen cards dealt onto its face-down places."""
    rng.shuffle(unseen)
    return [unseen.pop() if card == FACE_DOWN else card for card in cards]


def _unseen_swords(state: State) -> list[int]:
    seen = [False] * (SWORDS + 1)  # the last one is for spaces without a Sword
    for row in [state.sword_at, state.starting, state.forge, *state.washitsu]:
        for sword in row:
            seen[sword if NO_SWORD < sword < SWORDS else SWORDS] = True
    return [sword for sword in range(SWORDS) if not seen[sword]]


def _deal_cards(state: State, rng: Rng) -> None:
    """The Market's cards under its row, and those of the Daimyos beneath the open one of each House."""
    left = state.setting.copies[:]
    tops = [deck[-1] for deck in state.decks if deck]
    for row in [state.gone, *[_counted(state, cards) for cards in [tops, state.market_row, state.under]]]:
        for face in range(len(left)):
            left[face] -= row[face]
    for cards in [*state.fresh, *state.used]:  # a card in `bought` is already under a line
        for face in cards:
            left[face] -= 1
    unseen = [face for face in range(len(left)) for _ in range(left[face])]
    state.market_deck = _filled(state.market_deck, [face for face in unseen if face < MARKET_CARDS], rng)
    daimyo = [face for face in unseen if face >= MARKET_CARDS]
    rng.shuffle(daimyo)
    decks: list[list[int]] = []
    for deck in state.decks:
        beneath = max(0, len(deck) - 1)
        decks.append(daimyo[:beneath] + deck[beneath:])
        daimyo = daimyo[beneath:]
    state.decks = decks


def _counted(state: State, cards: Sequence[int]) -> list[int]:
    counts = [0] * state.setting.face_count
    for face in cards:
        if face != NOBODY:
            counts[face] += 1
    return counts


def _unseen_honors(state: State) -> list[int]:
    seen = state.honor_row[:]
    for row in state.honors:
        seen = seen + row
    return [honor for honor in range(len(state.setting.honor_kind)) if honor not in seen]


def _deal_ghost(state: State, rng: Rng) -> None:
    """The Ghost's deck. Cards that have left it for good are Daimyo cards."""
    if not state.setting.solo:
        return
    cards = state.setting.ghost_deck + state.setting.ghost_aside
    removed = len(cards) - len(state.ghost_deck) - len(state.ghost_gone) - len(state.ghost_aside)
    for _ in range(removed):
        cards.remove(GHOST_DAIMYO)
    if FACE_DOWN in state.ghost_aside:
        state.ghost_aside = _set_aside(state, cards, rng)
    for card in state.ghost_aside + state.ghost_gone:
        cards.remove(card)
    state.ghost_deck = _filled(state.ghost_deck, cards, rng)


def _set_aside(state: State, cards: list[int], rng: Rng) -> list[int]:
    """The cards still set aside, of those last seen there. What the Ghost has drawn since makes some more likely than
    others: a set counts as often as there are ways to draw just that from all the other cards."""
    chances: list[tuple[list[int], int]] = []
    for chosen in combinations(state.aside_seen, len(state.ghost_aside)):
        deck = cards[:]
        for card in chosen:
            deck.remove(card)
        ways = 1
        for card in state.ghost_gone:
            ways *= deck.count(card)
            if ways:
                deck.remove(card)
        chances.append((list(chosen), ways))
    lot = rng.below(sum([ways for _, ways in chances]))
    for aside, ways in chances:
        if lot < ways:
            return aside
        lot -= ways
    return []
