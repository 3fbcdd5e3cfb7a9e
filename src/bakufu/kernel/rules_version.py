"""Rules versions: which rules a stored game was played with. Each game states its version in its `game.py`.

A record or a snapshot of another version is refused: its seed and moves would lead to another game.
"""

from __future__ import annotations

from typing import Final

from bakufu.kernel.errors import BadRecord

# Records, snapshots and tables without a version were made before versions were stored.
UNSTATED: Final = 1


def check_rules(game: str, has: int, needed: int, what: str = "record") -> None:
    """Refuse a record, or a "snapshot", with another rules version than the current one."""
    if needed != has:
        raise BadRecord("error-other-rules", what=what, game=game, needed=needed, has=has)
