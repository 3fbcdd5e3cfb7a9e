"""The wire to one client: frames go out in their order, at once while the client keeps up, and later where it lags.

A move is told to everyone at its table, so that telling is most of what a busy server does. Frames therefore go
straight to the web server, past the wrappers that the framework puts around answers to requests, and no task is woken
for a frame that can go at once. The post collects what is written in one turn of the event loop: frames that leave
together wake whoever receives them once instead of one by one.
"""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from bakufu.kernel.patch import Json
from bakufu.server.socket.framing import FRAMES, framed

Scope = Json

# Where the web server's own ways of receiving and sending are kept in a connection's scope.
RECEIVE, SEND = "bakufu.receive", "bakufu.send"
QUEUE = 512  # messages a slow client may lag behind before it is cut off; it can reconnect where it was
TOO_SLOW, TOO_FAST = 1013, 1008  # the codes with which a socket is closed

# Clients may go at any time, in the middle of a message too.
GONE = (WebSocketDisconnect, OSError)


class Post:
    """Wires with something to send, which leaves when everything that is due now has been done."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        if not self._wires:
            asyncio.get_running_loop().call_soon(self._leave)
        self._wires.append(wire)

    def _leave(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.leave()


class Wire:
    def __init__(self, scope: Scope, post: Post) -> None:
        self._receive: Callable[[], Coroutine[Any, Any, Json]] = scope[RECEIVE]
        self._send: Callable[[Json], Coroutine[Any, Any, None]] = scope[SEND]
        self._write_frames: Callable[[bytes], bool] = scope.get(FRAMES, lambda frames: False)
        self._post = post
        self._waiting: deque[str] = deque()
        self._late: asyncio.Task[None] | None = None  # sends what waits, as the client reads
        self._close_with: int | None = None

    @property
    def behind(self) -> bool:
        """Whether anything is still on its way to the client."""
        return bool(self._waiting) or self._late is not None

    async def receive(self) -> str:
        """The next message; WebSocketDisconnect, if there will be none."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event["code"])
        return event.get("text") or ""

    def send(self, message: str) -> None:
        if self._close_with is not None:
            return
        if not self._waiting and self._late is None:
            self._post.add(self)
        self._waiting.append(message)
        if len(self._waiting) > QUEUE:
            self.drop()

    def leave(self) -> None:
        """Send what waits, as far as the client takes it at once."""
        if self._late is None and self._waiting and self._write_frames(b"".join([framed(m) for m in self._waiting])):
            self._waiting.clear()
        while self._waiting and self._late is None:
            sending = self._send(_frame(self._waiting.popleft()))
            try:
                held_up = sending.send(None)
            except StopIteration:
                continue  # it has gone, without waiting for anything
            except GONE:
                self._waiting.clear()  # whoever listens to the client will hear of it
                return
            self._late = asyncio.create_task(self._catch_up(_resumed(sending, held_up)))

    def drop(self) -> None:
        """Cut off a client that is too slow; what waits for it is forgotten."""
        self._waiting.clear()
        self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close, after all that waits."""
        if self._close_with is None:
            self._close_with = code
            if self._late is None:
                self._late = asyncio.create_task(self._catch_up())

    async def closed(self) -> None:
        """Until a wire that is being closed has sent all it had."""
        if self._late is not None:
            await asyncio.wait({self._late})

    def cut(self) -> None:
        """The client is gone."""
        if self._late is not None:
            self._late.cancel()

    async def _catch_up(self, first: Generator[Any, Any, None] | None = None) -> None:
        try:
            if first is not None:
                await first  # type: ignore[misc]  # a coroutine in the old style
            while self._waiting:
                await self._send(_frame(self._waiting.popleft()))
            if self._close_with is not None:
                await self._send({"type": "websocket.close", "code": self._close_with, "reason": ""})
        except GONE:
            self._waiting.clear()
        finally:
            self._late = None


def _frame(message: str) -> Json:
    return {"type": "websocket.send", "text": message, "bytes": None}


@types.coroutine
def _resumed(sending: Coroutine[Any, Any, None], held_up: Any) -> Generator[Any, Any, None]:
    """The rest of a sending that was begun outside of any task, and was held up."""
    yield held_up
    yield from sending
