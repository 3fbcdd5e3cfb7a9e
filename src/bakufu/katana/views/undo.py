"""How far a move can be taken back: never across chance, and never across a card or tile that was turned up."""

from __future__ import annotations

from bakufu.katana.rules.state import State


def irrevocable(before: State, after: State) -> bool:
    """Whether chance or the reveal of a secret lies between two states of one game."""
    drawn = (
        before.tiles.words() != after.tiles.words()
        or before.cards.words() != after.cards.words()
        or before.lots.words() != after.lots.words()
    )
    revealed = (
        before.aside_seen != after.aside_seen
        or len(before.pile) != len(after.pile)
        or len(before.market_deck) != len(after.market_deck)
        or len(before.honor_deck) != len(after.honor_deck)
        or len(before.ghost_deck) != len(after.ghost_deck)
        or [len(deck) for deck in before.decks] != [len(deck) for deck in after.decks]
    )
    return drawn or revealed or before.step != after.step
