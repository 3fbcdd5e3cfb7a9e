"""Rules versions: which rules a stored game was played by. Each game states its own version in its `game.py`.

A record or a snapshot of another version is refused: its seed and moves would lead to another game.
"""

from __future__ import annotations

from typing import Final

from bakufu.kernel.errors import BadRecord

# Records, snapshots and tables that name no version were made before versions were written down.
UNSTATED: Final = 1


def check_rules(game: str, has: int, needed: int, what: str = "record") -> None:
    """Refuse a record, or a "snapshot", of other rules than those at hand."""
    if needed != has:
        raise BadRecord("error-other-rules", what=what, game=game, needed=needed, has=has)
