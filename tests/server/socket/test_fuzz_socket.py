"""Ten thousand broken frames at a running table: each is refused with a reason, and nothing has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bakufu.server.socket import protocol
from tests.patience import PATIENCE
from tests.server.security.house import House, Line
from tests.server.security.party import Party, current_view, party, some_plan
from tests.server.socket.frames import MESSAGES, Frame, frames

FRAMES = 10_000
AT_ONCE = 50


def _effect(frame: Frame) -> str:
    """What a frame must bring about. Changing a message at random can make a good one, which may be said any time."""
    if isinstance(frame, bytes):
        return "refused"
    try:
        message = protocol.read(frame)
    except protocol.BadMessage:
        return "refused"
    if isinstance(message, protocol.Hello):
        return "welcome" if message.protocol == protocol.PROTOCOL else "refused"
    return "done" if isinstance(message, (protocol.Talk, protocol.Resign, protocol.Pause)) else "refused"


def _all_there_is(found: Party) -> list[Any]:
    """The log, as both players know it, and their views."""
    players = [found.person(who) for who in ("own", "other")]
    log = [player.ask("GET", f"/api/tables/{found.table}/log").json() for player in players]
    return [log, [player.ask("GET", f"/api/tables/{found.table}/record").json() for player in players]]


@pytest.mark.parametrize("part", range(4))
def test_broken_frames_are_refused_and_change_nothing(home: House, part: int) -> None:
    with party(home, hints=False) as found:
        found.start()
        line = found.line("own")
        before = _all_there_is(found)
        broken = [frame for frame in frames(part, FRAMES // 4 * 2) if _effect(frame) != "done"][: FRAMES // 4]
        assert len(broken) == FRAMES // 4
        for start in range(0, len(broken), AT_ONCE):
            some = broken[start : start + AT_ONCE]
            for frame in some:
                line.connection.send(frame)
            for frame in some:
                _check(frame, line.hear())
        assert _all_there_is(found) == before
        plan = some_plan(current_view(line))
        assert line.command("ready", moves=plan) == {"type": "ack", "id": "c1", "seq": 1}


def _check(frame: Frame, answer: Any) -> None:
    assert answer["type"] == _effect(frame), frame
    if answer["type"] == "refused":
        assert answer["seq"] == 0
        assert answer["code"] not in ("internal", "no-database", "busy"), frame
        assert answer["message"]
        assert len(answer["message"]) < 500


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message["type"])
def test_what_is_refused_says_which_message_it_was(home: House, message: dict[str, Any]) -> None:
    with party(home, hints=False) as found:
        found.start()
        line = found.line("own")
        line.connection.send(json.dumps(message))
        answer = line.hear()
        assert answer["type"] == "refused"
        assert answer["id"] == (message.get("id") or None)


def test_bytes_that_are_no_text_close_the_socket(home: House) -> None:
    with party(home) as found:
        found.start()
        line = found.line("own")
        line.connection.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            line.connection.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007


@pytest.mark.parametrize("since", [-1, 2**53, 2**70, 1.0, "0", True])
def test_a_hello_from_nowhere(home: House, since: Any) -> None:
    with party(home) as found:
        found.start()
        line = Line(found.person("own").socket(found.table))
        line.connection.send(json.dumps({"type": "hello", "protocol": 1, "since": since}))
        assert line.hear()["code"] == "bad-message"
        line.connection.send(json.dumps({"type": "undo", "id": "u"}))
        assert line.hear()["code"] == "hello-first"
        assert line.hello(since=2**53 - 1)["missed"] is None


def test_the_same_command_again_does_nothing_more(home: House) -> None:
    with party(home) as found:
        found.start()
        line = found.line("own")
        for _ in range(3):
            line.connection.send(json.dumps({"type": "talk", "id": "same", "text": "Once."}))
            assert line.hear_until(lambda message: message["type"] == "ack")["seq"] == 1
        another = found.line("other")
        another.connection.send(json.dumps({"type": "talk", "id": "same", "text": "Ids are one's own."}))
        assert another.hear_until(lambda message: message["type"] == "ack")["seq"] == 2
