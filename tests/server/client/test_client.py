"""The client against a server with moods: gaps, repetitions, breaks, strange messages, doors that stay shut."""

from __future__ import annotations

import ast
import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

import bakufu.client
from bakufu.client import Client, ClientError, Invitation, Refused, Table, invitation
from bakufu.client.patch import patched
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


def welcome(seq: int, **view: Any) -> Json:
    table = {"awaited": [], "away": [], "sealed": False}
    shown = {"over": False, "table": table, **view}
    return {"type": "welcome", "protocol": 1, "seq": seq, "seat": 0, "table": {}, "view": shown, "missed": None}


def step(seq: int, **patch: Any) -> Json:
    told: Json = {"kind": "talk", "seat": None, "by": "player", "at": 0, "events": [], "text": None}
    return {"type": "step", "seq": seq, "patch": patch, **told}


class Scripted:
    """Says what the test wants, and remembers what it was told. Each connection takes the next scene."""

    def __init__(self, *scenes: Callable[[Scripted, ServerConnection], Any]) -> None:
        self.scenes = list(scenes)
        self.heard: list[Json] = []

    async def play(self, socket: ServerConnection) -> None:
        await self.scenes.pop(0)(self, socket)

    async def hear(self, socket: ServerConnection) -> Json:
        message: Json = json.loads(await socket.recv())
        self.heard.append(message)
        return message


async def say(socket: ServerConnection, *messages: Json) -> None:
    for message in messages:
        await socket.send(json.dumps(message))


def followed(server: Server, patience: float = 5) -> Table:
    port = next(iter(server.sockets)).getsockname()[1]
    return Client(f"http://127.0.0.1:{port}", patience=patience).follow("T")


async def test_a_gap_is_noticed_and_asked_for_once() -> None:
    async def scene(script: Scripted, socket: ServerConnection) -> None:
        await script.hear(socket)
        await say(socket, welcome(3, here=3), step(4, here=4), step(6, here=6), step(7, here=7))
        await script.hear(socket)
        await say(socket, welcome(7, here="whole"), step(7, here="old"), step(8, more=8))
        await socket.wait_closed()

    script = Scripted(scene)
    async with serve(script.play, "127.0.0.1", 0) as server, followed(server) as table, asyncio.timeout(PATIENCE):
        await table.reached(8)
        assert table.view is not None
        assert (table.view["here"], table.view["more"]) == ("whole", 8)
        told = [await table.news() for _ in range(4)]
    assert [(message["type"], message["seq"]) for message in told] == [
        ("welcome", 3),
        ("step", 4),
        ("welcome", 7),
        ("step", 8),
    ]
    assert [hello["since"] for hello in script.heard] == [None, 4]


async def test_a_command_is_repeated_under_its_own_id_until_it_is_answered() -> None:
    async def breaks(script: Scripted, socket: ServerConnection) -> None:
        await script.hear(socket)
        await say(socket, welcome(1))
        await script.hear(socket)  # and the line is cut before there is an answer

    async def is_busy(script: Scripted, socket: ServerConnection) -> None:
        await script.hear(socket)
        await say(socket, welcome(1))
        first = await script.hear(socket)
        await say(socket, {"type": "refused", "id": None, "seq": 1, "code": "too-fast", "message": "Slowly"})
        await script.hear(socket)
        await say(socket, {"type": "refused", "id": first["id"], "seq": 1, "code": "busy", "message": "Busy"})
        await script.hear(socket)
        await say(socket, {"type": "ack", "id": "of somebody else", "seq": 9})
        await say(socket, step(2, said=True), {"type": "ack", "id": first["id"], "seq": 2})
        await socket.wait_closed()

    script = Scripted(breaks, is_busy)
    async with serve(script.play, "127.0.0.1", 0) as server, followed(server) as table, asyncio.timeout(PATIENCE):
        await table.reached(1)
        assert await table.talk("Hello") == 2
        assert table.view is not None
        assert table.view["said"]
    commands = [message for message in script.heard if message["type"] != "hello"]
    assert len(commands) == 4
    assert all(command == commands[0] for command in commands)
    assert [message["since"] for message in script.heard if message["type"] == "hello"] == [None, 1]


async def test_a_refusal_reaches_whoever_asked() -> None:
    async def scene(script: Scripted, socket: ServerConnection) -> None:
        await script.hear(socket)
        await say(socket, welcome(1))
        command = await script.hear(socket)
        refusal = {"type": "refused", "id": command["id"], "seq": 1, "code": "rule", "message": "No", "rule": "a.rule"}
        await say(socket, refusal)
        command = await script.hear(socket)
        await say(socket, {"type": "hint", "id": command["id"], "seq": 1, "moves": [7]})
        await socket.wait_closed()

    async with (
        serve(Scripted(scene).play, "127.0.0.1", 0) as server,
        followed(server) as table,
        asyncio.timeout(PATIENCE),
    ):
        with pytest.raises(Refused, match="No") as refused:
            await table.play([5])
        assert (refused.value.code, refused.value.rule) == ("rule", "a.rule")
        assert await table.hint() == [7]


async def test_words_of_a_newer_server_are_passed_over() -> None:
    async def scene(script: Scripted, socket: ServerConnection) -> None:
        await script.hear(socket)
        await say(socket, {"type": "weather", "rain": True}, {**welcome(1), "mood": "good"}, step(2))
        await socket.wait_closed()

    async with (
        serve(Scripted(scene).play, "127.0.0.1", 0) as server,
        followed(server) as table,
        asyncio.timeout(PATIENCE),
    ):
        await table.reached(2)


@pytest.mark.parametrize("words", ["[]", "{}", "nonsense", '{"type": "step"}', '{"type": "welcome"}'])
async def test_what_is_no_message_ends_it_with_one_line(words: str) -> None:
    async def scene(script: Scripted, socket: ServerConnection) -> None:
        await script.hear(socket)
        await socket.send(words)
        await socket.wait_closed()

    async with (
        serve(Scripted(scene).play, "127.0.0.1", 0) as server,
        followed(server) as table,
        asyncio.timeout(PATIENCE),
    ):
        with pytest.raises(ClientError, match=r"the server sent something|unexpected response from the server"):
            await table.news()
        with pytest.raises(ClientError, match=r"the server sent something|unexpected response from the server"):
            await table.play([1])


async def test_a_protocol_that_is_not_ours_ends_it() -> None:
    async def scene(script: Scripted, socket: ServerConnection) -> None:
        await script.hear(socket)
        refusal = {"type": "refused", "id": None, "seq": 0, "code": "protocol", "message": "We speak 2 here"}
        await say(socket, refusal)
        await socket.wait_closed()

    async with (
        serve(Scripted(scene).play, "127.0.0.1", 0) as server,
        followed(server) as table,
        asyncio.timeout(PATIENCE),
    ):
        with pytest.raises(Refused, match="We speak 2 here"):
            await table.reached(1)


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (404, '{"code": "no-such-table", "message": "Not here"}', "Not here"),
        (403, "<html>", "doesn't let us join this table"),
        (503, "", "giving up after"),
        (429, "", "giving up after"),
    ],
)
async def test_a_door_that_stays_shut(status: int, body: str, said: str) -> None:
    tries = []

    def shut(connection: ServerConnection, request: Request) -> Response:
        tries.append(request.path)
        return connection.respond(status, body)

    async def nobody(socket: ServerConnection) -> None:
        raise AssertionError("nobody gets here")

    async with (
        serve(nobody, "127.0.0.1", 0, process_request=shut) as server,
        followed(server, patience=0.2) as table,
        asyncio.timeout(PATIENCE),
    ):
        with pytest.raises(ClientError, match=said):
            await table.reached(1)
    assert (len(tries) > 1) == (status in (429, 503))
    assert tries[0] == "/api/tables/T/socket"


@pytest.mark.parametrize(
    ("address", "read"),
    [
        ("http://localhost:8600/t/abc", Invitation("http://localhost:8600", "abc")),
        ("https://games.example/t/abc?link=l-_9", Invitation("https://games.example", "abc", "l-_9")),
        ("https://games.example/bakufu/t/abc/", Invitation("https://games.example/bakufu", "abc")),
        ("http://[::1]:8600/api/tables/abc?x=1&link=l", Invitation("http://[::1]:8600", "abc", "l")),
        ("localhost:8600/t/abc", Invitation("http://localhost:8600", "abc")),
    ],
)
def test_invitations(address: str, read: Invitation) -> None:
    assert invitation(address) == read


@pytest.mark.parametrize(
    "address",
    ["", "abc", "http://host", "http://host/t", "http://host/t/a/b", "http:///t/a", "ftp://h/t/a", "http://h:x/t/a", "http://[/t/a"],
)  # fmt: skip
def test_what_is_no_invitation(address: str) -> None:
    with pytest.raises(ClientError, match="not an invitation"):
        invitation(address)


# The examples of RFC 7396, its appendix A.
PATCHES: list[tuple[Any, Any, Any]] = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"a": "foo"}, None, None),
    ({"a": "foo"}, "bar", "bar"),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]


@pytest.mark.parametrize(("old", "patch", "new"), PATCHES)
def test_merge_patches(old: Any, patch: Any, new: Any) -> None:
    before = json.dumps(old)
    assert patched(old, patch) == new
    assert json.dumps(old) == before


def test_the_client_knows_nothing_of_the_server() -> None:
    folder = Path(bakufu.client.__file__).parent
    imported = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module)
            elif isinstance(node, ast.Import):
                imported |= {name.name for name in node.names}
    ours = {name.split(".")[1] for name in imported if name.startswith("bakufu.")}
    assert ours == {"bots", "client", "games", "kernel", "text"}
