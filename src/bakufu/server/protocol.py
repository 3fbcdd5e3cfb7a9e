"""The messages on a table's socket, version 1. `docs/protocol.md` describes them for other languages.

Every command carries an id of the client's own; sending it again does nothing more and is acknowledged again.
"""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1
MOST_MOVES = 64
MOST_TALK = 500
LONGEST_ID = 64


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. `since` is the last sequence number the client has, or null."""

    protocol: int
    since: int | None = None


class Command(msgspec.Struct, forbid_unknown_fields=True):
    id: str


class Play(Command, tag="play"):
    """Moves of one's own, made at once."""

    moves: list[int]


class Ready(Command, tag="ready"):
    """A complete hidden plan. It may be sent again with other moves until everyone is ready."""

    moves: list[int]


class NotReady(Command, tag="not-ready"):
    pass


class Undo(Command, tag="undo"):
    pass


class Resign(Command, tag="resign"):
    """Leave the seat to a bot."""


class Return(Command, tag="return"):
    """Take the seat back."""


class Talk(Command, tag="talk"):
    text: str


class Hint(Command, tag="hint"):
    pass


Incoming = Hello | Play | Ready | NotReady | Undo | Resign | Return | Talk | Hint


class Step(msgspec.Struct, tag="step"):
    """One entry of the log, as this viewer may know it. `patch` is a JSON merge patch for the viewer's view."""

    seq: int
    kind: str
    seat: int | None
    by: str
    at: int
    events: list[Any]
    patch: dict[str, Any] | None = None
    text: str | None = None


class Welcome(msgspec.Struct, tag="welcome"):
    """Everything this viewer may know now. `missed` are the steps since `since`; null if they are no longer at hand."""

    protocol: int
    seq: int
    seat: int | None
    table: dict[str, Any]
    view: dict[str, Any] | None
    missed: list[Step] | None


class TableChanged(msgspec.Struct, tag="table"):
    """Who sits where, before the game starts and when it does."""

    seq: int
    table: dict[str, Any]


class Ack(msgspec.Struct, tag="ack"):
    id: str
    seq: int


class Refused(msgspec.Struct, tag="refused"):
    """Nothing has changed. `rule` is the ledger's id where a rule of the game refuses."""

    id: str | None
    seq: int
    code: str
    message: str
    rule: str | None = None


class Hinted(msgspec.Struct, tag="hint"):
    id: str
    seq: int
    moves: list[int]


class Closing(msgspec.Struct, tag="closing"):
    """The server is about to stop or restart; reconnect with the sequence number at hand."""

    seq: int
    reason: str


Outgoing = Step | Welcome | TableChanged | Ack | Refused | Hinted | Closing

decode = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder().encode
