"""What comes to a page over its socket, so that a test can wait until it was drawn."""

from __future__ import annotations

import json
import time

from playwright.sync_api import Page

from tests.web.looks import DRAWN
from tests.web.people import PATIENCE


class Line:
    """The steps that came to a page, and how often one of them changed a province."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seq = 0
        self.provinces = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.seq = max(self.seq, message["seq"])
        if message["type"] == "step":
            self.provinces += len((message["patch"] or {}).get("provinces", {}))

    def drawn(self, seq: int) -> None:
        """Wait until this step has come and was drawn."""
        until = time.monotonic() + PATIENCE / 1000
        while self.seq < seq:
            assert time.monotonic() < until, f"step {seq} never came"
            self.page.wait_for_timeout(10)
        self.page.evaluate(DRAWN)
