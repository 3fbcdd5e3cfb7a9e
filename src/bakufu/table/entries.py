"""Entries: the log of a table. Everything that ever happened at it is one of these, numbered without gaps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    MOVES = "moves"  # a seat makes one or more moves
    SEAL = "seal"  # a seat is ready: its hidden run of picks, kept until everyone is
    UNSEAL = "unseal"  # not ready again
    UNDO = "undo"  # a seat takes its last moves back
    AWAY = "away"  # a bot sits in for a seat
    BACK = "back"  # its player is here again
    TALK = "talk"


class By(StrEnum):
    """Who acted for a seat. Anything but the player is told to everybody."""

    PLAYER = "player"
    BOT = "bot"
    DEADLINE = "deadline"


@dataclass(frozen=True, slots=True)
class Entry:
    """`seat` is None for a spectator's talk. `command` is the client's own id of it, which makes it happen once."""

    seq: int
    kind: Kind
    seat: int | None
    data: dict[str, Any]
    by: By
    at: int
    command: str | None = None


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as it is stored."""
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "kind": entry.kind.value,
        "seat": entry.seat,
        "data": entry.data,
        "by": entry.by.value,
        "at": entry.at,
        "command": entry.command,
    }
