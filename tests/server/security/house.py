"""A server of our own for a test: the real application behind a real port, with SQLite, on a thread of its own."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any, Literal

import httpx
import uvicorn
from argon2 import PasswordHasher
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from bakufu.server.app import create_app
from bakufu.server.http.pages import FOLDER
from bakufu.server.people.identity import COOKIE
from bakufu.server.serve import LARGEST_FRAME
from bakufu.server.settings import Settings
from bakufu.table.clock import now
from tests.patience import PATIENCE
from tests.server.kept_client import kept_client
from tests.server.plenty import NAMES, plenty
from tests.server.seeded import numbered
from tests.server.templates import sqlite_in

SECRET = "signs the cookies of tests"


class StoppedClock:
    """Time that stands still until somebody turns it on."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


def settings(folder: Path, **changed: Any) -> Settings:
    """Without limits on how often one may ask, unless a test wants them."""
    chosen: dict[str, Any] = {
        "database": sqlite_in(folder / "tables.sqlite"),
        "secret": SECRET,
        "review_effort": 0.02,
        "limits": plenty(**{name: changed.pop(name) for name in NAMES if name in changed}),
    }
    return Settings(**{**chosen, **changed})


@dataclass(frozen=True)
class House:
    app: Litestar
    address: str  # host and port

    def visitor(self, name: str | None = None) -> Visitor:
        """Somebody with a name, or nobody."""
        visitor = Visitor(self)
        if name is not None:
            answer = visitor.ask("POST", "/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text
            visitor.token = answer.json()["token"]
        return visitor


@contextmanager
def house(
    chosen: Settings,
    clock: Callable[[], int] = now,
    client: Path | None = FOLDER,
    http: type[asyncio.Protocol] | Literal["auto"] = "auto",
) -> Iterator[House]:
    with kept_client():
        app = create_app(chosen, clock, client, numbered())
    # Still argon2id, but not as dear as it is for those who guess.
    app.state.service.identity.passwords._hasher = PasswordHasher(time_cost=1, memory_cost=64)
    quiet: dict[str, Any] = {"log_config": None, "access_log": False, "date_header": False}
    config = uvicorn.Config(app, http=http, ws_max_size=LARGEST_FRAME, proxy_headers=False, **quiet)
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        for _ in range(PATIENCE * 100):
            if server.started or not thread.is_alive():
                break
            thread.join(0.01)
        assert server.started
        yield House(app, f"127.0.0.1:{port}")
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Visitor:
    """One client: a person with a cookie, or nobody. It takes no other cookies than the one it is given."""

    def __init__(self, home: House, token: str | None = None) -> None:
        self.home = home
        self.token = token
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        # To read all certificates of the machine, for an address without any, would take most of a test's time.
        self.http = httpx.Client(
            base_url=f"http://{home.address}", timeout=PATIENCE, cookies=no_cookies, verify=False, trust_env=False
        )
        self._open = ExitStack()
        self._open.enter_context(self.http)

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, **given: Any) -> httpx.Response:
        return self.http.request(method, path, headers={**self._cookie(), **(headers or {})}, **given)

    def _cookie(self) -> dict[str, str]:
        return {} if self.token is None else {"Cookie": f"{COOKIE}={self.token}"}

    def socket(self, table: str, link: str | None = None, headers: dict[str, str] | None = None) -> ClientConnection:
        where = f"ws://{self.home.address}/api/tables/{table}/socket" + (f"?link={link}" if link else "")
        given = {**self._cookie(), **(headers or {})}
        opened = connect(where, additional_headers=given, open_timeout=PATIENCE, compression=None, proxy=None)
        return self._open.enter_context(opened)

    def close(self) -> None:
        self._open.close()


class Line:
    """An open socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.commands = 0

    def hello(self, since: int | None = None) -> Any:
        self.connection.send(json.dumps({"type": "hello", "protocol": 1, "since": since}))
        return self.hear_until(lambda message: message["type"] in ("welcome", "table"))

    def hear(self) -> Any:
        """The next message."""
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        return json.loads(text)

    def hear_until(self, fits: Callable[[Any], bool]) -> Any:
        while not fits(message := self.hear()):
            pass
        return message

    def command(self, kind: str, **given: Any) -> Any:
        """Send a command, and hear what comes up to its answer."""
        self.commands += 1
        own = f"c{self.commands}"
        self.connection.send(json.dumps({"type": kind, "id": own, **given}))
        return self.hear_until(lambda message: message.get("id") == own)

    def close(self) -> None:
        self.connection.close()
