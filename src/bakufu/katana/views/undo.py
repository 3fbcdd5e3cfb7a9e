"""How far a move can be taken back: never across chance, and never across a card or tile that was turned up."""

from __future__ import annotations

from bakufu.katana.rules.state import State
from bakufu.katana.views.known_rows import turned_up


def undo_refusal(before: State, after: State) -> str:
    """The rule against going back from the later of two states of one game to the earlier one, or ""."""
    return "table.undo" if turned_up(before, after) else ""


def irrevocable(before: State, after: State) -> bool:
    """Whether chance or the reveal of a secret lies between two states of one game."""
    return undo_refusal(before, after) != ""
