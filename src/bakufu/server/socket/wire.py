"""The sending side of a socket: frames go out in order, immediately while the client keeps up, queued while it lags.

Broadcasting is most of what a busy server does. Frames therefore bypass the framework's wrappers, and no task is woken
for a frame that can be written immediately. `Post` collects what is written in one turn of the event loop, so that
frames for the same client leave together.
"""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator

from litestar.exceptions import WebSocketDisconnect

from bakufu.kernel.patch import Json
from bakufu.server.socket.framing import FRAMES, framed

Scope = Json

# Keys of the web server's own receive and send functions in a connection's scope.
RECEIVE, SEND = "bakufu.receive", "bakufu.send"
QUEUE = 512  # messages a slow client may lag behind before it is disconnected; it can reconnect and resume
TOO_SLOW, TOO_FAST = 1013, 1008  # close codes

# Clients may disconnect at any time, even during a message.
GONE = (WebSocketDisconnect, OSError)


class Post:
    """Wires with something to send at the end of this turn of the event loop."""

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
        self._receive: Callable[[], Coroutine[object, None, Json]] = scope[RECEIVE]
        self._send: Callable[[Json], Coroutine[object, None, None]] = scope[SEND]
        self._write_frames: Callable[[bytes], bool] = scope.get(FRAMES, lambda frames: False)
        self._post = post
        self._waiting: deque[str] = deque()
        self._late: asyncio.Task[None] | None = None  # sends what waits, as the client reads
        self._close_with: int | None = None

    @property
    def behind(self) -> bool:
        """Whether anything is still unsent."""
        return bool(self._waiting) or self._late is not None

    async def receive(self) -> str:
        """The next message; raises WebSocketDisconnect if the client is gone."""
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
        """Send what is queued, as far as the client accepts it immediately."""
        if self._late is None and self._waiting and self._write_frames(b"".join([framed(m) for m in self._waiting])):
            self._waiting.clear()
        while self._waiting and self._late is None:
            sending = self._send(_frame(self._waiting.popleft()))
            try:
                held_up = sending.send(None)
            except StopIteration:
                continue  # sent without waiting
            except GONE:
                self._waiting.clear()  # the receiving side will get the disconnect
                return
            self._late = asyncio.create_task(self._catch_up(_resumed(sending, held_up)))

    def drop(self) -> None:
        """Disconnect a client that is too slow; its queue is discarded."""
        self._waiting.clear()
        self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close after sending the queue."""
        if self._close_with is None:
            self._close_with = code
            if self._late is None:
                self._late = asyncio.create_task(self._catch_up())

    async def closed(self) -> None:
        """Wait until a closing wire has sent its queue."""
        if self._late is not None:
            await asyncio.wait({self._late})

    def cut(self) -> None:
        """The client is gone."""
        if self._late is not None:
            self._late.cancel()

    async def _catch_up(self, first: Awaitable[None] | None = None) -> None:
        try:
            if first is not None:
                await first
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
def _resumed(sending: Coroutine[object, None, None], held_up: object) -> Generator[object, None, None]:
    """The rest of a send that was started outside of any task, and had to wait."""
    yield held_up
    yield from sending
