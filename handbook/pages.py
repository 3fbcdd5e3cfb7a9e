"""The generated files, and what generates them."""

from __future__ import annotations

from pathlib import Path

from handbook.example_game import example_game
from handbook.rulings import rulings

DOCS = Path(__file__).parents[1] / "docs"


def made() -> dict[str, str]:
    """All files by their path in `docs`."""
    return {**example_game(DOCS / "games" / "nagashino.json"), "rulings.md": rulings()}
