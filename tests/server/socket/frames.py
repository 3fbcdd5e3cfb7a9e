"""Frames that no client should send: valid messages with something changed, and things that are no messages at all."""

from __future__ import annotations

import json
import random
from typing import Any

from bakufu.server.socket.protocol import MOST_TALK

Frame = str | bytes

# Well formed, but refused at the moment of the test: everyone lays plans, and hints are off.
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 2, "since": None},
    {"type": "play", "id": "p", "moves": [0]},
    {"type": "ready", "id": "r", "moves": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]},
    {"type": "not-ready", "id": "n"},
    {"type": "undo", "id": "u"},
    {"type": "return", "id": "b"},
    {"type": "resume", "id": "e"},
    {"type": "hint", "id": "h"},
    {"type": "talk", "id": "t", "text": "x" * (MOST_TALK + 1)},
    {"type": "resign", "id": ""},
]
ODD: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1.5,
    -0.0,
    1e308,
    2**31,
    2**63,
    2**64,
    2**70,
    -(2**70),
    10**300,
    "",
    "\x00",
    "\u202e",
    "\ud7ff",
    "x" * 10_000,
    "0",
    [],
    {},
    [[]],
    {"type": "play"},
    [True, False],
    [1.0, 2.0],
    [-1],
    [2**70],
    list(range(1000)),
    ["1"],
    [None],
]
RAW: list[Frame] = [
    "",
    " ",
    "null",
    "true",
    "0",
    '"hello"',
    "[]",
    "{}",
    "{",
    "}",
    "\x00",
    "\ufeff{}",
    "[" * 30_000,
    '{"type":' * 8_000,
    '{"x":' + "[" * 30_000 + "]" * 30_000 + ',"type":"undo","id":"u"}',
    '{"type":"undo","id":"\\ud800"}',
    '{"type":"undo","id":"\\udc00\\ud800"}',
    '{"type":"undo","id":"\\u0000"}',
    '{"type":"play","id":"p","moves":[1e400]}',
    '{"type":"play","id":"p","moves":[' + "9" * 10_000 + "]}",
    '{"type":"play","id":"p","moves":[NaN]}',
    '{"type":"play","id":"p","moves":[1,]}',
    '{"type":"undo","id":"u"}{"type":"undo","id":"u"}',
    "{'type':'undo','id':'u'}",
    b"",
    b"\x00\xff",
    b'{"type":"undo","id":"u"}',
]


def frames(seed: int, count: int) -> list[Frame]:
    chance = random.Random(seed)
    return [*RAW, *(_frame(chance) for _ in range(count - len(RAW)))]


def _frame(chance: random.Random) -> Frame:
    kind = chance.random()
    if kind < 0.1:
        return chance.randbytes(chance.randrange(60))
    message = dict(chance.choice(MESSAGES))
    if kind < 0.6:
        return json.dumps(_changed(chance, message))
    return _scratched(chance, json.dumps(_changed(chance, message) if kind < 0.8 else message))


def _changed(chance: random.Random, message: dict[str, Any]) -> Any:
    """One or two fields have other values, other names, or are gone."""
    changed: dict[str, Any] = dict(message)
    for _ in range(chance.randint(1, 2)):
        what = chance.randrange(5)
        key = chance.choice(list(changed) or ["type"])
        if what == 0:
            changed.pop(key, None)
        elif what == 1:
            changed[chance.choice(["", "id", "seat", "moves", "type", "__proto__", "text"])] = chance.choice(ODD)
        elif what == 2 and isinstance(changed.get("moves"), list) and changed["moves"]:
            moves = list(changed["moves"])
            moves[chance.randrange(len(moves))] = chance.choice(ODD)
            changed["moves"] = moves
        elif what == 3:
            return chance.choice([[changed], {"message": changed}, json.dumps(changed), {key: changed}])
        else:
            changed[key] = chance.choice(ODD)
    return changed


def _scratched(chance: random.Random, text: str) -> str:
    """A few characters are lost, doubled or others."""
    letters = list(text[:2000])
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(letters))
        letters[at] = chance.choice(["", letters[at] * 2, chr(chance.randrange(0x20, 0x250)), '"', "}", "\\", "\t"])
    return "".join(letters) or "x"
