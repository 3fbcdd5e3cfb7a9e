"""Clients that keep the server waiting, or take more connections than they need."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar, cast

import httpx
import pytest
import uvicorn
from litestar.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from bakufu.server.http.connections import Impatient, PutOff
from bakufu.server.settings import Settings
from bakufu.server.socket import table_socket
from tests.patience import PATIENCE
from tests.server.ports import free_port
from tests.server.security.house import House, house, settings
from tests.server.security.party import party

GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"


class Kept(Impatient):
    """Remembers all of its connections."""

    made: ClassVar[list[Kept]]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        self.made.append(self)


def impatient(chosen: Settings, seconds: float) -> type[Kept]:
    return type("Own", (Kept,), {"settings": chosen, "seconds": seconds, "_open": Counter(), "made": []})


@pytest.fixture
def calm(tmp_path: Path) -> Iterator[tuple[House, list[Kept]]]:
    chosen = settings(tmp_path)
    kind = impatient(chosen, 1000)
    with house(chosen, http=kind) as home:
        yield home, kind.made


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    chosen = settings(tmp_path)
    with house(chosen, http=impatient(chosen, 0.2)) as home:
        yield home


class Plug:
    """A bare connection."""

    def __init__(self, home: House) -> None:
        host, _, port = home.address.partition(":")
        self.socket = socket.create_connection((host, int(port)), timeout=PATIENCE)

    def send(self, data: bytes) -> Plug:
        self.socket.sendall(data)
        return self

    def answer(self) -> bytes:
        """One answer, without a body or with one."""
        data = b""
        while b"\r\n\r\n" not in data and (more := self.socket.recv(65536)):
            data += more
        return data

    def rest(self) -> bytes:
        """All that comes until the server closes the connection."""
        data = b""
        try:
            while more := self.socket.recv(65536):
                data += more
        except ConnectionResetError:
            pass
        self.socket.close()
        return data


@pytest.mark.parametrize("sent", [b"", b"GET", GET, GET + b"X-More: 1\r\n"])
def test_headers_that_do_not_come_are_not_waited_for(hasty: House, sent: bytes) -> None:
    assert Plug(hasty).send(sent).rest().startswith(b"HTTP/1.1 408 ")


def test_a_body_that_does_not_come_is_not_waited_for(hasty: House) -> None:
    assert b" 200 " not in Plug(hasty).send(POST + b'{"name":').rest()


def test_who_sends_a_letter_now_and_then_gains_nothing(hasty: House) -> None:
    plug = Plug(hasty)
    for letter in GET:
        try:
            plug.send(bytes([letter]))
            plug.socket.settimeout(0.05)
            found = plug.socket.recv(100)
        except TimeoutError:
            continue
        except OSError:
            break
        assert found.startswith(b"HTTP/1.1 408 ")
        break
    else:
        raise AssertionError("still open")


def test_an_honest_connection_stays_open(calm: tuple[House, list[Kept]]) -> None:
    home, connections = calm
    plug = Plug(home)
    for request in (GET + b"\r\n", GET + b"\r\n", POST + b'{"name":"Ann"}'):
        assert plug.send(request).answer().startswith(b"HTTP/1.1 200 ")
        assert [one._deadline for one in connections] == [None]
    plug.socket.close()


def test_a_socket_is_not_a_slow_request(calm: tuple[House, list[Kept]]) -> None:
    home, connections = calm
    with party(home, visible=True) as found:
        assert found.line("guest").command("undo")["code"] == "not-started"
        assert {one._deadline for one in connections} == {None}


@pytest.mark.parametrize(("proxies", "answered"), [((), 3), (("127.0.0.1",), 5)])
def test_connections_of_an_address_are_limited(tmp_path: Path, proxies: tuple[str, ...], answered: int) -> None:
    chosen = settings(tmp_path, connections=3, proxies=proxies)
    with house(chosen, http=impatient(chosen, 20)) as home, ExitStack() as closing:
        answers: list[bytes] = []
        for _ in range(5):
            plug = Plug(home)
            closing.callback(plug.socket.close)
            try:
                answers.append(plug.send(GET + b"\r\n").answer())
            except OSError:
                answers.append(b"")
        assert [bool(answer) for answer in answers] == [True] * answered + [False] * (5 - answered)
        closing.close()
        again = (Plug(home).send(GET + b"\r\n").answer() for _ in range(100))
        assert any(again), "who has left makes room"


def test_a_socket_that_says_nothing_is_closed(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "HELLO_SECONDS", 0.05)
    with party(home, visible=True) as found:
        silent = found.person("guest").socket(found.table)
        told: Any = json.loads(silent.recv(PATIENCE))
        assert (told["type"], told["code"]) == ("refused", "hello-first")
        with pytest.raises(ConnectionClosed) as closed:
            silent.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        monkeypatch.undo()
        found.line("own")
        waiting = home.app.state.service.waiting[found.table]
        assert [one._hello_by.when() for one in waiting] == [None], "who has said hello may listen for ever"


@pytest.mark.anyio
async def test_an_answer_not_ready_when_the_server_stops_is_put_off(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked = asyncio.Event()

    async def endless(scope: Scope, receive: Receive, send: Send) -> None:
        asked.set()
        await asyncio.Event().wait()

    port = free_port()
    config = uvicorn.Config(
        cast(Any, PutOff(endless)), port=port, log_config=None, lifespan="off", timeout_graceful_shutdown=0
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False) as client:
        while not server.started:
            await asyncio.sleep(0)
        asking = asyncio.create_task(client.get(f"http://127.0.0.1:{port}"))
        await asked.wait()
        server.should_exit = True
        answer = await asking
        await serving
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert [record.message for record in caplog.records if record.exc_info] == []
