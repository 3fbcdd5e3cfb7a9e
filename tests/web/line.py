"""What goes over a page's socket, so that a test can wait until it came, was drawn or was acknowledged."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, Request, WebSocket

from tests.web.looks import DRAWN

# Counted in the page itself: when a click is done, so is this.
COUNT_SENT = """
  const { send } = WebSocket.prototype
  window.bakufuSent = 0
  WebSocket.prototype.send = function (text) {
    if (['play', 'ready'].includes(JSON.parse(text).type)) window.bakufuSent++
    send.call(this, text)
  }
"""


class Line:
    """The steps that came to a page, how often one of them changed a province, and the moves that it sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seq = 0
        self.provinces = 0
        self._acknowledged = 0
        self._socket: WebSocket | None = None
        page.add_init_script(COUNT_SENT)
        page.on("websocket", self._open)
        page.on("request", self._leave)

    def _open(self, socket: WebSocket) -> None:
        self._socket = socket
        self._acknowledged = 0
        socket.on("framereceived", self._hear)

    def _leave(self, request: Request) -> None:
        """The socket of a page that is left isn't always reported as closed."""
        if request.is_navigation_request():
            self._socket = None

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.seq = max(self.seq, message["seq"])
        if message["type"] == "step":
            self.provinces += len((message["patch"] or {}).get("provinces", {}))
        elif message["type"] == "ack":
            self._acknowledged += 1

    def come(self, seq: int) -> None:
        """Wait until this step has come."""
        self._wait(lambda: self.seq >= seq)

    def drawn(self, seq: int) -> None:
        """Wait until this step has come and was drawn."""
        self.come(seq)
        self.page.evaluate(DRAWN)

    def sent(self) -> int:
        """How often the page has sent moves since it was loaded."""
        sent: int = self.page.evaluate("window.bakufuSent")
        return sent

    def acknowledged(self) -> None:
        """Wait until the server has taken all moves that the page has sent."""
        sent = self.sent()
        self._wait(lambda: self._acknowledged >= sent)

    def _wait(self, come: Callable[[], bool]) -> None:
        while not come():
            if self._socket is None or self._socket.is_closed():
                self.page.wait_for_event("websocket")
            else:
                self._socket.wait_for_event("framereceived")
