"""How far moves can be undone: never past a random result, and never past a card or tile that was revealed."""

from __future__ import annotations

from bakufu.katana.rules.state import State
from bakufu.katana.views.known_rows import turned_up


def undo_refusal(before: State, after: State) -> str:
    """The rule against going back from the later of two states of one game to the earlier one, or ""."""
    return "table.undo" if turned_up(before, after) else ""


def irrevocable(before: State, after: State) -> bool:
    """Whether something random or a reveal happened between two states of one game."""
    return undo_refusal(before, after) != ""
