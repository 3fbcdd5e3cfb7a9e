"""How far a move can be taken back: never across chance, and never across a card that was turned up."""

from __future__ import annotations

from bakufu.shogun.rules.state import State


def irrevocable(before: State, after: State) -> bool:
    """Whether chance or the reveal of a secret lies between two states of one game."""
    drawn = (
        before.decks.words() != after.decks.words()
        or before.falls.words() != after.falls.words()
        or before.lots.words() != after.lots.words()
        or len(before.pile) != len(after.pile)
        or before.buried != after.buried
    )
    revealed = before.shown != after.shown or before.revealed != after.revealed
    return drawn or revealed or before.step != after.step
