"""Which tables can be played: those with the same rules version and component data as this program.

A table with other rules or data can be listed and its record downloaded, but not opened: the same moves would lead to
a different game.
"""

from __future__ import annotations

from typing import TypedDict

from bakufu.games import AnyGame
from bakufu.table.refusal import Refusal


class Edition(TypedDict):
    """What a game is played by, as a table stores it: the rules version and the digest of the component data."""

    rules: int
    facts: str


def edition(game: AnyGame) -> Edition:
    return {"rules": game.rules_version, "facts": game.facts_digest}


def check_playable(game: AnyGame, rules: int, facts: str) -> None:
    """Refuse a table with another rules version or another digest of the component data. Rules are checked first:
    where they differ, restoring the host's old component data would not help."""
    if rules != game.rules_version:
        raise Refusal("other-rules", game=game.name, needed=rules, has=game.rules_version)
    if facts != game.facts_digest:
        raise Refusal("other-facts")
