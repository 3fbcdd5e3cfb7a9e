"""Frames: what goes over a socket, written together and at once.

The web server makes each frame in many small steps and writes each for itself. A move is five frames, two of them for
the same client, so that this was a tenth of what a move costs.
"""

from __future__ import annotations

from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FRAMES = "bakufu.frames"  # where a connection's scope has the way to write frames, if the web server has one
# RFC 6455: a whole message of text; then its length, in one octet, or in the two or eight after a mark.
TEXT = b"\x81"
TWO, EIGHT = 126, 127


def framed(message: str) -> bytes:
    """A message as it goes to a client."""
    data = message.encode()
    length = len(data)
    if length < TWO:
        return b"%c%c%b" % (TEXT, length, data)
    if length < 1 << 16:
        return b"%c%c%b%b" % (TEXT, TWO, length.to_bytes(2), data)
    return b"%c%c%b%b" % (TEXT, EIGHT, length.to_bytes(8), data)


class Framing(WebSocketsSansIOProtocol):
    """uvicorn's socket, which lets the application write frames of its own."""

    async def run_asgi(self) -> None:
        cast("dict[str, object]", self.scope)[FRAMES] = self.write_frames
        await super().run_asgi()

    def write_frames(self, frames: bytes) -> bool:
        """Whether they could be written now; not, while the client lags, or when the socket is being closed."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frames)
        return True
