"""How far a move can be taken back: never across chance, and never across a card that was turned up."""

from __future__ import annotations

from bakufu.shogun.rules.state import State


def undo_refusal(before: State, after: State) -> str:
    """The rule against going back from the later of two states of one game to the earlier one, or ""."""
    drawn = (
        before.decks.words() != after.decks.words()
        or before.falls.words() != after.falls.words()
        or before.lots.words() != after.lots.words()
        or len(before.pile) != len(after.pile)
        or before.buried != after.buried
    )
    revealed = before.shown != after.shown or before.revealed != after.revealed
    return "table.undo" if drawn or revealed or before.step != after.step else ""


def irrevocable(before: State, after: State) -> bool:
    """Whether chance or the reveal of a secret lies between two states of one game."""
    return undo_refusal(before, after) != ""
