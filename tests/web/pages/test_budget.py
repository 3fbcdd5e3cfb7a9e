"""Weight: what a browser fetches before it shows the first screen, compressed as it comes over the line."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Response

from tests.server.houses import House
from tests.web.conftest import People

FIRST_SCREEN = 200_000  # bytes
OF_THE_TOWER = "WebGLRenderer"


class Scale:
    """Weighs all that a page fetches."""

    def __init__(self, line: CDPSession) -> None:
        self.bytes = 0
        line.on("Network.loadingFinished", self._weigh)
        line.send("Network.enable")

    def _weigh(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])


def test_the_first_screen_is_light_and_the_tower_waits(house: House, people: People) -> None:
    somebody = people(house)
    page = somebody.page
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    scale = Scale(somebody.context.new_cdp_session(page))
    page.goto("/", wait_until="networkidle")
    page.get_by_role("button").first.wait_for()
    print(f"first screen: {scale.bytes / 1000:.0f} kB")
    assert scripts
    assert all(answer.headers["content-encoding"] == "br" for answer in scripts if len(answer.body()) > 600)
    assert [answer.url for answer in scripts if OF_THE_TOWER in answer.text()] == []
    assert 10_000 < scale.bytes < FIRST_SCREEN
