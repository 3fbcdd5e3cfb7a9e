"""A minimal WebSocket client, so that a load test measures the server and not the client.

It supports the part of RFC 6455 that our servers use: unfragmented text frames, pings and closing.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask of zeros is valid and leaves the payload unchanged
# A fixed key is fine: the server can't tell, and its answer isn't checked.
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: YmVuY2htYXJrLWtleS0wMQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


class Wire(asyncio.Protocol):
    """One connection. `heard` is called with every text frame, `lost` once if the server ends the connection."""

    def __init__(self, upgrade: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.upgrade = upgrade
        self.heard = heard
        self.lost = lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._closed = False

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        transport.write(self.upgrade.encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        self._rest = data[self._frames(data) :]

    def _frames(self, data: bytes) -> int:
        """Handle all complete frames; returns the start of the first incomplete one."""
        at, end = 0, len(data)
        while at + 2 <= end:
            kind, length, start = data[at] & 0x0F, data[at + 1], at + 2
            if length == 126:
                start += 2
                if start > end:
                    return at
                length = int.from_bytes(data[at + 2 : start])
            elif length == 127:
                start += 8
                if start > end:
                    return at
                length = int.from_bytes(data[at + 2 : start])
            if start + length > end:
                return at
            at = start + length
            if kind == TEXT:
                self.heard(data[start:at])
            elif kind == PING:
                self._write(PONG, data[start:at])
            elif kind == CLOSE:
                self.close()
        return at

    def send(self, payload: bytes) -> None:
        self._write(TEXT, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", FINAL | kind, MASKED | length)
        else:
            head = struct.pack("!BBH", FINAL | kind, MASKED | 126, length)
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        self._closed = True
        self.transport.close()

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
        elif not self._closed:
            self.lost()
        self._closed = True


async def connect(
    host: str,
    port: int,
    path: str,
    token: str,
    heard: Callable[[bytes], None],
    lost: Callable[[], None],
    address: str = "",
) -> Wire:
    """`address`: where a proxy would say that the connection comes from."""
    more = f"Authorization: Bearer {token}\r\n" if token else ""
    more += f"X-Forwarded-For: {address}\r\n" if address else ""
    upgrade = UPGRADE.format(path=path, host=host, port=port, more=more)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(upgrade, heard, lost), host, port)
    await wire.opened
    return wire
