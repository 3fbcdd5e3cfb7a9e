"""People with a browser of their own each: whatever their page complains about is remembered."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, ViewportSize

from bakufu.shogun.modules.names import NAMES

PATIENCE = 60_000  # milliseconds: a machine with two cores does other things beside
DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Chromium notes a line that breaks as an error of the page; where a test breaks it on purpose, that is meant.
BROKEN_LINE = re.compile(r"WebSocket connection to|net::ERR_CONNECTION|503 \(")
# A page draws the same numbers in every run: the bytes that it contributes to a seed, and the name that it suggests.
# Ids of commands, which must never come twice, are drawn as ever.
DRAWS = """
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (numbers) => (numbers instanceof Uint8Array ? numbers.fill(1) : draw(numbers))
  let last = 1
  Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647
"""
# Whoever has chosen nothing yet hears nothing, because nobody listens, is asked everything, and knows the modules.
# Without motion everything happens at once, and nothing lies over the board for a while. Empty pages keep none.
CHOSEN = f"""
  if (location.protocol === 'http:')
    localStorage['bakufu-settings'] ??= JSON.stringify({{
      sounds: false, obvious: false, tours: {json.dumps(NAMES)},
      pace: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'once' : null,
    }})
"""
# Nobody looks at these pages, and Chromium doesn't paint what is fully transparent, which halves the cost of a test. It
# still lays out the page and takes clicks. A check of colors makes the page visible first.
UNSEEN = """
  globalThis.unseen = new CSSStyleSheet()
  unseen.replaceSync(':root { opacity: 0 !important }')
  document.adoptedStyleSheets.push(unseen)
"""
# What Svelte warns of is a fault of ours, too: a page that reads what stands still, for one.
SVELTE = re.compile(r"svelte\.dev/e/")


class Person:
    def __init__(
        self, browser: Browser, url: str, size: ViewportSize = DESK, seen: bool = True, **settings: Any
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        self._meant: list[re.Pattern[str]] = []
        chosen: dict[str, Any] = {"reduced_motion": "reduce", "viewport": size, **settings}
        self.context = browser.new_context(base_url=url, **chosen)
        self.context.add_init_script(DRAWS)
        self.context.add_init_script(CHOSEN)
        if not seen:
            self.context.add_init_script(UNSEEN)
        self.context.set_default_timeout(PATIENCE)
        self.context.set_default_navigation_timeout(PATIENCE)
        self.page = self.new_page()

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

    def close(self) -> None:
        self.context.close()
