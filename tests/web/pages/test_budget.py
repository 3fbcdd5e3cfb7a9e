"""Weight: what a browser fetches before it shows the first screen, compressed as it comes over the line."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Response

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import DRAWN

FIRST_SCREEN = 140_000  # bytes, fonts apart
FONTS = 80_000
SHIPPED = ("Source Sans 3", "Shippori Mincho")
IMMUTABLE = "public, max-age=31536000, immutable"
OF_THE_TOWER = "WebGLRenderer"


class Scale:
    """Weighs all that a page fetches: fonts, and the rest."""

    def __init__(self, line: CDPSession) -> None:
        self.fonts = 0
        self.bytes = 0
        self._fonts: set[str] = set()
        line.on("Network.responseReceived", self._know)
        line.on("Network.loadingFinished", self._weigh)
        line.send("Network.enable")

    def _know(self, event: dict[str, str]) -> None:
        if event["type"] == "Font":
            self._fonts.add(event["requestId"])

    def _weigh(self, event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        if event["requestId"] in self._fonts:
            self.fonts += size
        else:
            self.bytes += size


def test_the_first_screen_is_light_and_the_tower_waits(house: House, people: People) -> None:
    somebody = people(house)
    page = somebody.page
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    scale = Scale(somebody.context.new_cdp_session(page))
    page.goto("/", wait_until="networkidle")
    page.get_by_role("button").first.wait_for()
    print(f"first screen: {scale.bytes / 1000:.0f} kB and {scale.fonts / 1000:.0f} kB of fonts")
    assert scripts
    assert all(answer.headers["content-encoding"] == "br" for answer in scripts if len(answer.body()) > 600)
    assert [answer.url for answer in scripts if OF_THE_TOWER in answer.text()] == []
    assert 10_000 < scale.bytes < FIRST_SCREEN
    assert 10_000 < scale.fonts < FONTS


def test_letters_are_shipped_and_kept(house: House, people: People) -> None:
    """Headings and text are drawn with our own fonts, whatever the machine has; browsers keep them."""
    page = people(house).page
    fonts: list[Response] = []
    page.on("response", lambda answer: fonts.append(answer) if answer.url.endswith(".woff2") else None)
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(DRAWN)
    loaded = page.evaluate("[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)")
    assert {family.strip("\"'") for family in loaded} == set(SHIPPED)
    assert all(font.url.startswith(f"{house.url}/assets/") for font in fonts)
    assert {font.headers["cache-control"] for font in fonts} == {IMMUTABLE}
