"""The generated files, and what generates them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bakufu.env.katana import layout as katana
from bakufu.env.shogun import layout as shogun
from handbook import module_parts
from handbook.example_game import example_game
from handbook.rulings import rulings
from handbook.sections import block, filled

DOCS = Path(__file__).parents[1] / "docs"
# Pages that are written, with the parts of them that are made.
PARTS: dict[str, dict[str, Callable[[], str]]] = {
    "environments.md": {
        "spaces-of-modules": module_parts.spaces_observed,
        "shogun-fields": lambda: block(*shogun.fields_table()),
        "shogun-sizes": lambda: block(*shogun.sizes_table()),
        "katana-fields": lambda: block(*katana.fields_table()),
        "katana-sizes": lambda: block(*katana.sizes_table()),
    },
    "glossary.md": {"modules": module_parts.glossary},
    "play.md": {"modules": module_parts.titles},
    "protocol.md": {
        "last-pick": module_parts.last_pick,
        "parts-of-modules": module_parts.parts_of_the_view,
        "picks": module_parts.numbers,
        "decisions": module_parts.decisions,
        "spaces-of-modules": module_parts.more_spaces,
        "events": module_parts.events,
    },
}


def made() -> dict[str, str]:
    """All files by their path in `docs`."""
    whole = {**example_game(DOCS / "games" / "nagashino.json"), "rulings.md": rulings()}
    return whole | {name: filled((DOCS / name).read_text(encoding="utf-8"), parts) for name, parts in PARTS.items()}
