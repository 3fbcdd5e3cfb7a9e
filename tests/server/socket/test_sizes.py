"""How much a message may hold: as much as the protocol says, and not one more."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bakufu.server.socket import protocol


def message(kind: str, **parts: Any) -> str:
    return json.dumps({"type": kind, "id": "1", **parts})


LARGEST: dict[str, tuple[Callable[[int], str], int]] = {
    "moves": (lambda size: message("play", moves=[1] * size), protocol.MOST_MOVES),
    "a plan": (lambda size: message("ready", moves=[1] * size), protocol.MOST_MOVES),
    "talk": (lambda size: message("talk", text="x" * size), protocol.MOST_TALK),
    "what a hint is about": (lambda size: message("hint", about="x" * size), protocol.MOST_ABOUT),
    "an id": (lambda size: json.dumps({"type": "undo", "id": "x" * size}), protocol.LONGEST_ID),
}


@pytest.mark.parametrize("part", LARGEST)
def test_a_part_may_be_as_large_as_the_protocol_says(part: str) -> None:
    made, most = LARGEST[part]
    protocol.read(made(most))
    with pytest.raises(protocol.BadMessage):
        protocol.read(made(most + 1))
