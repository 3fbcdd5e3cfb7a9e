"""WebSocket frames, encoded here and written together.

The web server encodes and writes each frame separately. A move is five frames, two of them for the same client, and
this was a tenth of a move's cost.
"""

from __future__ import annotations

from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FRAMES = "bakufu.frames"  # scope key of the function that writes frames, if the web server has one
# RFC 6455: a whole message of text; then its length, in one octet, or in the two or eight after a mark.
TEXT = b"\x81"
TWO, EIGHT = 126, 127


def framed(message: str) -> bytes:
    """A message as a frame."""
    data = message.encode()
    length = len(data)
    if length < TWO:
        return b"%c%c%b" % (TEXT, length, data)
    if length < 1 << 16:
        return b"%c%c%b%b" % (TEXT, TWO, length.to_bytes(2), data)
    return b"%c%c%b%b" % (TEXT, EIGHT, length.to_bytes(8), data)


class Framing(WebSocketsSansIOProtocol):
    """uvicorn's socket, which lets the application write its own frames."""

    async def run_asgi(self) -> None:
        cast("dict[str, object]", self.scope)[FRAMES] = self.write_frames
        await super().run_asgi()

    def write_frames(self, frames: bytes) -> bool:
        """Write frames immediately; False while the client lags or the socket is closing."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frames)
        return True
