"""How far a move can be taken back: never across chance, and never across a card or tile that was turned up."""

from __future__ import annotations

from bakufu.katana.rules.state import State
from bakufu.katana.views.known_rows import turned_up


def irrevocable(before: State, after: State) -> bool:
    """Whether chance or the reveal of a secret lies between two states of one game."""
    return turned_up(before, after) or before.aside_seen != after.aside_seen or before.step != after.step
