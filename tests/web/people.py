"""People with a browser of their own each: whatever their page complains about is remembered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, ViewportSize

from tests.web.lent.browsers import Lender, new_context

DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Chromium notes a line that breaks as an error of the page; where a test breaks it on purpose, that is meant.
BROKEN_LINE = re.compile(r"WebSocket connection to|net::ERR_CONNECTION|503 \(")
# What Svelte warns of is a fault of ours, too: a page that reads what stands still, for one.
SVELTE = re.compile(r"svelte\.dev/e/")


class Person:
    def __init__(
        self,
        browser: Browser,
        url: str,
        size: ViewportSize = DESK,
        seen: bool = True,
        lender: Lender | None = None,
        **settings: Any,
    ) -> None:
        """With a browser that was `lent`, where there is a lender."""
        self.url = url
        self.complaints: list[str] = []
        self._meant: list[re.Pattern[str]] = []
        self._lender = lender
        chosen: dict[str, Any] = {"reduced_motion": "reduce", "viewport": size, **settings}
        if lender is None:
            self.context = new_context(browser, url, seen, **chosen)
            self.page = self.new_page()
        else:
            self._lent = lender.lend(url, **chosen)
            self._lent.hears, self._lent.stumbles = self._hear, self._stumble
            self.context, self.page = self._lent.context, self._lent.page

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", self._stumble)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" or SVELTE.search(message.text):
            text = f"{message.text} ({message.location.get('url')})"
            if not any(meant.search(text) for meant in self._meant):
                self.complaints.append(text)

    def _stumble(self, error: Error) -> None:
        self.complaints.append(f"{error.name}: {error.message}\n{error.stack}")

    def forgive(self, meant: str) -> None:
        """From now on, complaints like this are part of the test."""
        self._meant.append(re.compile(meant))

    def forgive_broken_lines(self) -> None:
        self.complaints = [text for text in self.complaints if not BROKEN_LINE.search(text)]

    # By HTTP, beside the page: with the same cookie

    def call(self, method: str, path: str, **body: Any) -> Any:
        answer = self.context.request.fetch(path, method=method, data=body or None)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def arrive(self, name: str) -> Person:
        self.call("POST", "/api/me", name=name)
        return self

    def set_up(self, players: int = 3, bots: Sequence[str] = (), **wanted: Any) -> Any:
        """A table with this person on the first seat and bots on the last ones: its card."""
        options = {"players": players, **wanted.pop("options", {})}
        levels = {str(players - len(bots) + number): level for number, level in enumerate(bots)}
        chosen = {"seconds": 3600, "interrupt_seconds": 120, "visible": False, "entropy": "of-a-test", **wanted}
        return self.call("POST", "/api/tables", options=options, bots=levels, **chosen)

    def start(self, card: Any) -> None:
        self.call("POST", f"/api/tables/{card['id']}/start")

    def close(self, well: bool = False) -> None:
        """`well`: nothing went wrong, so that others can have a browser that was lent."""
        if self._lender and well:
            self._lender.take_back(self._lent)
        else:
            self.context.close()
