"""Encodings: rows of the state in the form that observations hold. `rules/rows.py` names these functions."""

from __future__ import annotations

from bakufu.shogun.rules.state import State


def battle_row(state: State, battle: list[int]) -> list[int]:
    """The battle or the farmers of winter's revolts: observations have one field for both."""
    return state.battle_row()
