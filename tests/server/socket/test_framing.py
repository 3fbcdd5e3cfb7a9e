"""Frames made by hand are what a client's own library reads; a wire sends them together, in order, or the usual way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from bakufu.server.socket.framing import FRAMES, framed
from bakufu.server.socket.wire import RECEIVE, SEND, Post, Wire


def read_back(frames: bytes) -> list[str]:
    client = Protocol(CLIENT, max_size=None)
    client.receive_data(frames)
    events = [event for event in client.events_received() if isinstance(event, Frame)]
    assert all(event.opcode is Opcode.TEXT and event.fin for event in events)
    return [bytes(event.data).decode() for event in events]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_client_reads_frames_of_any_length(length: int) -> None:
    assert read_back(framed("x" * length)) == ["x" * length]


@pytest.mark.parametrize(("length", "header"), [(125, 2), (126, 4), (65_535, 4), (65_536, 10)])
def test_lengths_take_as_few_octets_as_they_can(length: int, header: int) -> None:
    """Strict clients refuse longer ones."""
    assert len(framed("x" * length)) == header + length


def test_lengths_are_those_of_the_octets() -> None:
    assert read_back(framed("幕" * 50) + framed("府")) == ["幕" * 50, "府"]


class Client:
    """The web server's end of a socket; `open` while it takes frames."""

    def __init__(self) -> None:
        self.open = True
        self.written: list[bytes] = []
        self.sent: list[str] = []

    def write_frames(self, frames: bytes) -> bool:
        if self.open:
            self.written.append(frames)
        return self.open

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message["text"])

    def scope(self) -> dict[str, Any]:
        return {RECEIVE: None, SEND: self.send, FRAMES: self.write_frames}


async def told(client: Client, scope: dict[str, Any]) -> None:
    """Three messages, the last one a turn of the event loop later."""
    wire = Wire(scope, Post())
    wire.send("one")
    wire.send("two")
    await asyncio.sleep(0)
    wire.send("three")
    await asyncio.sleep(0)
    assert not wire.behind


def test_what_leaves_together_is_written_at_once() -> None:
    client = Client()
    asyncio.run(told(client, client.scope()))
    assert [read_back(frames) for frames in client.written] == [["one", "two"], ["three"]]
    assert client.sent == []


def test_what_cannot_be_written_now_is_sent_the_usual_way() -> None:
    client = Client()
    client.open = False
    asyncio.run(told(client, client.scope()))
    assert client.sent == ["one", "two", "three"]


def test_other_web_servers_have_the_usual_way_alone() -> None:
    client = Client()
    scope = client.scope()
    del scope[FRAMES]
    asyncio.run(told(client, scope))
    assert client.sent == ["one", "two", "three"]
