"""Connections below HTTP: a request has to arrive in time, and one address has only so many connections open.

Behind a proxy all connections are the proxy's own; it has limits of its own (docs/hosting.md).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import ClassVar, cast

import h11
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from bakufu.server.settings import Settings

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
INCOMPLETE = (h11.IDLE, h11.SEND_BODY)  # states of a client that has still to send something
LATER = [(b"retry-after", b"5")]
UNAVAILABLE = {"type": "http.response.start", "status": HTTP_503_SERVICE_UNAVAILABLE, "headers": LATER}


class PutOff:
    """When the web server stops, it waits for answers only so long, and then cancels them. Whoever is still there may
    ask again: that is no error."""

    def __init__(self, inside: ASGIApp) -> None:
        self.inside = inside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.inside(scope, receive, send)
        except asyncio.CancelledError:
            if scope["type"] != ScopeType.HTTP:
                raise
            with suppress(RuntimeError):  # the answer had begun
                await send(cast("Message", UNAVAILABLE))
                await send({"type": "http.response.body", "body": b"", "more_body": False})


class Impatient(H11Protocol):
    """uvicorn's connection, which closes on clients that keep it waiting."""

    settings: ClassVar[Settings] = Settings()  # those of this process
    seconds: ClassVar[float] = 20.0  # for a whole request, headers and body; also for the first byte after connecting
    _open: ClassVar[Counter[str]] = Counter()  # connections by address
    _address: str | None = None
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        address = self.client[0] if self.client is not None else ""
        crowded = len(self.connections) > (self.limit_concurrency or len(self.connections))
        own = self._open[address] if address not in self.settings.proxies else 0
        if crowded or own >= self.settings.limits.connections:
            transport.abort()
            return
        self._address = address
        self._open[address] += 1
        self._expect()

    def data_received(self, data: bytes) -> None:
        self._expect()
        super().data_received(data)
        if self.conn.their_state not in INCOMPLETE:
            self._forget()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        self._left()  # sockets have limits of their own
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._forget()  # answered before all of it had arrived; uvicorn's own time limit begins
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self._left()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self._give_up)

    def _forget(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _left(self) -> None:
        if self._address is not None:
            self._open[self._address] -= 1
            if not self._open[self._address]:
                del self._open[self._address]
            self._address = None

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_SLOW)
        self.transport.close()
