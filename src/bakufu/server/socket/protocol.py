"""The messages on a table's socket, version 1. `docs/protocol.md` describes them for other languages.

Every command carries an idempotency key; sending it again has no further effect and is acknowledged again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec

from bakufu.bots.hint import AnyMove, Choice, Comparison, Objection, Reason
from bakufu.kernel.errors import BakufuError
from bakufu.kernel.patch import Json
from bakufu.table.projection import AnyEvent, AnyView, StepAuthor, StepKind, ViewerStep
from bakufu.table.table_card import TableCard

PROTOCOL = 1
MOST_MOVES = 64
MOST_TALK = 500
MOST_ABOUT = 512
LONGEST_ID = 64
LARGEST_NUMBER = 2**53 - 1  # the largest integer that is exact in every JSON implementation
LONGEST_REASON = 200
LONGEST_TOKEN = 400
LONGEST_SPOT = 40
MOST_ARROWS = 24

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
Moves = Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=2**31)]], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. `since` is the last sequence number the client has, or null. `token` says who it is, where
    several people share a device and its cookie: browsers can't send a bearer token with a socket. An empty one is a
    spectator's, for a screen that everybody sees."""

    protocol: Number
    since: Number | None = None
    token: Annotated[str, msgspec.Meta(max_length=LONGEST_TOKEN)] | None = None


class Command(msgspec.Struct, forbid_unknown_fields=True):
    id: CommandId


class Play(Command, tag="play"):
    """Moves of the seat, made immediately."""

    moves: Moves


class Ready(Command, tag="ready"):
    """A complete hidden plan. It may be sent again with other moves until everyone is ready."""

    moves: Moves


class NotReady(Command, tag="not-ready"):
    pass


class Undo(Command, tag="undo"):
    pass


class Resign(Command, tag="resign"):
    """Leave the seat to a bot."""


class Return(Command, tag="return"):
    """Take the seat back."""


class Pause(Command, tag="pause"):
    """Ask for a pause, or agree to one. It begins once all people at the table want it."""


class Resume(Command, tag="resume"):
    """End a pause, or decline one."""


class Talk(Command, tag="talk"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TALK)]


class Hint(Command, tag="hint"):
    """`about` are the cards laid so far in a sealed plan, as in the query "plan"."""

    about: Annotated[str, msgspec.Meta(max_length=MOST_ABOUT)] = ""


Spot = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SPOT)]


class Arrow(msgspec.Struct, forbid_unknown_fields=True):
    start: Spot
    end: Spot


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """What a leader shows of a finished game: the entry of the log, the seat that looks on (null for everybody's view),
    arrows between spots of the board, and a table where they try something else, with its link."""

    at: Number
    seat: Number | None = None
    arrows: Annotated[list[Arrow], msgspec.Meta(max_length=MOST_ARROWS)] = []
    branch: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)] | None = None
    link: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)] | None = None


class Lead(Command, tag="lead"):
    """Lead the others who look at a finished game, or show them something else; with null, stop leading."""

    shown: Shown | None = None


Incoming = Hello | Play | Ready | NotReady | Undo | Resign | Return | Pause | Resume | Talk | Hint | Lead


class Step(msgspec.Struct, tag="step"):
    """One entry of the log, as this viewer may know it. `patch` is a JSON merge patch for the viewer's view."""

    seq: int
    kind: StepKind
    seat: int | None
    by: StepAuthor
    at: int
    events: list[AnyEvent]
    patch: Json | None = None
    text: str | None = None
    name: str | None = None  # who said it


class Welcome(msgspec.Struct, tag="welcome"):
    """Everything this viewer may know now. `missed` are the steps since `since`; null if they are no longer at hand.
    `now` is the server's time, by which deadlines are meant."""

    protocol: int
    seq: int
    seat: int | None
    table: TableCard
    view: AnyView | None
    missed: list[Step] | None
    now: int


class TableChanged(msgspec.Struct, tag="table"):
    """Who sits where, before the game starts and when it does."""

    seq: int
    table: TableCard


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
    """`reasons` has one for each move: the id of a message and its variables; null if there is nothing to say.

    `steps` are the moves in words, where they answer more than one question. `best` are up to three choices, `moves`
    first, each with the victory points it is expected to gain and what it is
    about; `against` is what the first is compared with. `objections` are about other moves, or about the cards laid so
    far: never about what is suggested.
    """

    id: str
    seq: int
    moves: list[int]
    reasons: list[Reason | None]
    steps: list[AnyMove] = []
    best: list[Choice] = []
    against: Comparison | None = None
    objections: list[Objection] = []


class Led(msgspec.Struct, tag="led"):
    """What the leader of a shared review shows; both are null when nobody leads."""

    seq: int
    leader: str | None
    shown: Shown | None


class Closing(msgspec.Struct, tag="closing"):
    """The server is about to stop or restart; reconnect with the sequence number at hand."""

    seq: int
    reason: str


Outgoing = Step | Welcome | TableChanged | Ack | Refused | Hinted | Led | Closing

_encode = msgspec.json.Encoder().encode
_decode: Callable[[str], Incoming] = msgspec.json.Decoder(Incoming).decode


def encode(message: object) -> str:
    """Encode a message for the socket."""
    return _encode(message).decode()


def step_message(told: ViewerStep) -> Step:
    """A step of a table as a message."""
    return Step(*told)


def encode_step(told: ViewerStep) -> str:
    return encode(step_message(told))


class _Signed(msgspec.Struct):
    """Any message with an id, even if the rest is invalid."""

    id: CommandId


_decode_id = msgspec.json.Decoder(_Signed).decode


class BadMessage(BakufuError):
    """Not a message of the protocol. `id` is the message's id, if it can be read."""

    def __init__(self, id: str | None, why: str) -> None:
        super().__init__("server-bad-message.because", why=why)
        self.id = id
        self.why = why


def read(data: str) -> Incoming:
    """Decode a message from a client."""
    try:
        return _decode(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadMessage(_id(data), str(error)[:LONGEST_REASON]) from None
    except RecursionError:
        raise BadMessage(None, "too many brackets") from None


def _id(data: str) -> str | None:
    try:
        return _decode_id(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
