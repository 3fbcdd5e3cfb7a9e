"""The messages of a table's socket as the edition reads and writes them: JSON by the standard library, in the shapes of
`bakufu.server.socket.protocol`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bakufu.kernel.errors import BakufuError
from bakufu.kernel.patch import Json
from bakufu.table.entries import Kind
from bakufu.table.projection import ViewerStep
from bakufu.table.refusal import Refusal

PROTOCOL = 1
MOST_MOVES = 64
MOST_TEXT = 512


def encode(message: object) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def step_message(step: ViewerStep) -> Json:
    return {"type": "step", **step._asdict()}


def encode_step(step: ViewerStep) -> str:
    return encode(step_message(step))


class BadMessage(BakufuError):
    """Not a message of the protocol. `id` is the message's id, if it has one."""

    def __init__(self, id: str | None, why: str) -> None:
        super().__init__("server-bad-message.because", why=why)
        self.id = id


@dataclass(frozen=True)
class Hello:
    """`token` says which of the people at this device it is; "" for the one whose device it is."""

    since: int | None
    token: str


@dataclass(frozen=True)
class Command:
    """`kind` is the entry that it becomes in the log; a hint becomes none. `data` is that of the entry."""

    id: str
    kind: Kind | None
    data: Json


def _nothing(message: Json) -> Json:
    return {}


def _resigned(message: Json) -> Json:
    return {"why": "resigned"}


def _pause(message: Json) -> Json:
    return {"people": []}  # nobody else has to agree


def _moves(message: Json) -> Json:
    moves = message.get("moves")
    if not isinstance(moves, list) or not 1 <= len(moves) <= MOST_MOVES or not all(type(move) is int for move in moves):
        raise ValueError("moves: a list of numbers is expected")
    return {"moves": moves}


def _text(name: str) -> Callable[[Json], Json]:
    def read(message: Json) -> Json:
        text = message.get(name, "")
        if not isinstance(text, str) or len(text) > MOST_TEXT:
            raise ValueError(f"{name}: a text of at most {MOST_TEXT} characters is expected")
        return {name: text}

    return read


# By type: the kind of entry, and how to read its data.
COMMANDS: Mapping[str, tuple[Kind | None, Callable[[Json], Json]]] = {
    "play": (Kind.MOVES, _moves),
    "ready": (Kind.SEAL, _moves),
    "not-ready": (Kind.UNSEAL, _nothing),
    "undo": (Kind.UNDO, _nothing),
    "resign": (Kind.AWAY, _resigned),
    "return": (Kind.BACK, _nothing),
    "pause": (Kind.PAUSE, _pause),
    "resume": (Kind.RESUME, _nothing),
    "talk": (Kind.TALK, _text("text")),
    "hint": (None, _text("about")),
}


def read(data: str) -> Hello | Command:
    try:
        message = json.loads(data)
    except ValueError:
        raise BadMessage(None, "JSON is expected") from None
    if not isinstance(message, dict):
        raise BadMessage(None, "an object is expected")
    if message.get("type") == "hello":
        if message.get("protocol") != PROTOCOL:
            raise Refusal("protocol", version=PROTOCOL)
        since, token = message.get("since"), message.get("token")
        return Hello(since if isinstance(since, int) else None, token if isinstance(token, str) else "")
    key = message.get("id")
    if not isinstance(key, str):
        raise BadMessage(None, "id: a text is expected")
    if message.get("type") not in COMMANDS:
        raise BadMessage(key, f"type: expected one of {', '.join(COMMANDS)}")
    kind, data_of = COMMANDS[message["type"]]
    try:
        return Command(key, kind, data_of(message))
    except ValueError as error:
        raise BadMessage(key, str(error)) from None
