"""Entries of a table's append-only log. Everything that ever happened at a table is one of these, numbered without
gaps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bakufu.kernel.patch import Json
from bakufu.table.refusal import Refusal


class Kind(StrEnum):
    MOVES = "moves"  # a seat makes one or more moves
    SEAL = "seal"  # a seat is ready: its sealed plan, hidden until all are ready
    UNSEAL = "unseal"  # a seat withdraws its sealed plan
    UNDO = "undo"  # a seat undoes its last moves
    AWAY = "away"  # a bot takes over a seat
    BACK = "back"  # its player has returned
    TALK = "talk"
    PAUSE = "pause"  # a seat wants a pause, which begins once all people do
    RESUME = "resume"  # the clocks go on, or a pause is declined
    VACATION = "vacation"  # a seat's clock stops until a time


class By(StrEnum):
    """Who acted for a seat. Everybody is shown when it wasn't the player."""

    PLAYER = "player"
    BOT = "bot"
    DEADLINE = "deadline"


@dataclass(frozen=True, slots=True)
class Entry:
    """`seat` is None for a spectator's chat message. `command` is the client's idempotency key."""

    seq: int
    kind: Kind
    seat: int | None
    data: Json
    by: By
    at: int
    command: str | None = None


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry before the log has given it a number and a time."""

    kind: Kind
    seat: int | None
    data: Json
    by: By = By.PLAYER
    command: str | None = None

    def numbered(self, seq: int, at: int) -> Entry:
        return Entry(seq, self.kind, self.seat, self.data, self.by, at, self.command)


def stored_as(seq: int, kind: str, by: str) -> tuple[Kind, By]:
    """What a stored entry says that it is. Those of a later version, or written by hand, may be unreadable."""
    try:
        return Kind(kind), By(by)
    except ValueError:
        raise Refusal("unknown-entry", seq=seq, kind=kind) from None


def entry_row(table_id: str, entry: Entry) -> Json:
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
