"""Secrecy: what everybody may know of the rows that hold a secret. `rules/rows.py` names these functions; views and
observations get such rows through them alone."""

from __future__ import annotations

from bakufu.katana.box.components import FACE_DOWN, NOBODY
from bakufu.katana.rules.ghost_deck import aside_known
from bakufu.katana.rules.state import State


def face_down(state: State, cards: list[int]) -> list[int]:
    """How many there are."""
    return [FACE_DOWN] * len(cards)


def lengths(state: State, decks: list[list[int]]) -> list[int]:
    """How many cards each deck has."""
    return [len(deck) for deck in decks]


def tops(state: State, decks: list[list[int]]) -> list[int]:
    """The open card of each deck."""
    return [deck[-1] if deck else NOBODY for deck in decks]


def all_but_the_top(state: State, decks: list[list[int]]) -> list[list[int]]:
    """The open card of each deck, and how many are beneath it."""
    known: list[list[int]] = []
    for deck in decks:
        cards = [FACE_DOWN] * len(deck)
        if deck:
            cards[-1] = deck[-1]
        known.append(cards)
    return known


def set_aside(state: State, cards: list[int]) -> list[int]:
    """Open until one of them goes into the Ghost's deck unseen."""
    return cards if aside_known(state) else [FACE_DOWN] * len(cards)
