"""Weight: what a browser fetches before it shows the first screen, compressed as it comes over the line."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Response, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import DRAWN

FIRST_SCREEN = 60_000  # bytes with headers, fonts apart, as browsers get them: compressed with Brotli
FONTS = (30_000, 80_000)  # at least, so that it is noticed if none come, and at most
LISTED = 16_000  # more with tables of both games in the lobby: their rows, words, and the cover of the other game
SHIPPED = ("Source Sans 3", "Shippori Mincho")
LOCALES = ("en-GB", "de-DE", "zh-CN")
GAMES = {"shogun": 4, "katana": 3}  # each with so many seats
SMALL = 1_000  # files that are not listed one by one
IMMUTABLE = "public, max-age=31536000, immutable"
OF_THE_TOWER = "WebGLRenderer"


class Scale:
    """Weighs all that a page fetches: fonts, and the rest."""

    def __init__(self, line: CDPSession) -> None:
        self.fonts = 0
        self.bytes = 0
        self.files: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        self._fonts: set[str] = set()
        line.on("Network.responseReceived", self._know)
        line.on("Network.loadingFinished", self._weigh)
        line.send("Network.enable")

    def _know(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["response"]["url"]
        if event["type"] == "Font":
            self._fonts.add(event["requestId"])

    def _weigh(self, event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        if event["requestId"] in self._fonts:
            self.fonts += size
        else:
            self.bytes += size
            self.files[self._addresses[event["requestId"]].rpartition("/")[2]] = size


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_screen_is_light_and_the_tower_waits(own_house: House, people: People, locale: str) -> None:
    somebody = people(own_house, locale=locale)
    page = somebody.page
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    scale = Scale(somebody.context.new_cdp_session(page))
    page.goto("/", wait_until="networkidle")
    page.get_by_role("button").first.wait_for()
    page.evaluate(DRAWN)  # with its fonts, which a busy machine may ask for after a pause
    page.wait_for_load_state("networkidle")
    gzipped = sum(zipped(answer) for answer in scripts)
    print(f"first screen, {locale}: {scale.bytes / 1000:.1f} kB and {scale.fonts / 1000:.1f} kB of fonts")
    print(f"  its scripts with gzip: {gzipped / 1000:.1f} kB")
    assert scripts
    assert all(answer.headers["content-encoding"] == "br" for answer in scripts if len(answer.body()) > 600)
    assert [answer.url for answer in scripts if OF_THE_TOWER in answer.text()] == []
    assert page.locator("svg.ic:not(:has(*))").count() == 0, "an icon of the first screen comes too late"
    assert 10_000 < scale.bytes < FIRST_SCREEN
    assert FONTS[0] < scale.fonts < FONTS[1]


def test_open_tables_add_little_to_the_first_screen(own_house: House, people: People) -> None:
    ann = people(own_house, "Ann")
    for game in GAMES:
        ann.set_up(3, ["random"], game=game, visible=True)
    ben = people(own_house)
    scale = Scale(ben.context.new_cdp_session(ben.page))
    ben.page.goto("/", wait_until="networkidle")
    expect(ben.page.locator("li.tbl")).to_have_count(len(GAMES))
    ben.page.wait_for_load_state("networkidle")
    print(f"first screen with a table of each game: {scale.bytes / 1000:.1f} kB")
    assert scale.bytes < FIRST_SCREEN + LISTED


@pytest.mark.parametrize("game", GAMES)
def test_a_table_brings_its_own_game_and_no_other(house: House, people: People, game: str) -> None:
    ann = people(house, "Ann", new=True)
    page = ann.page
    page.goto("/", wait_until="networkidle")
    scale = Scale(ann.context.new_cdp_session(page))
    players = GAMES[game]
    card = ann.set_up(players, ["random"] * (players - 1), game=game)
    ann.start(card)
    page.goto(f"/t/{card['id']}", wait_until="networkidle")
    page.locator("main").first.wait_for()
    files = {name: size for name, size in scale.files.items() if name.endswith((".js", ".css"))}
    print(f"a table of {game}, beyond the first screen: {sum(files.values()) / 1000:.1f} kB in {len(files)} files")
    for name, size in sorted(files.items(), key=lambda file: -file[1]):
        if size > SMALL:
            print(f"  {size / 1000:6.1f} kB  {name}")
    others = [other.capitalize() for other in GAMES if other != game]
    assert any(name.startswith(game.capitalize()) for name in files)
    assert not [name for name in files if name.startswith(tuple(others))]


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_game_in_the_lobby_fetches_its_table(house: House, people: People, game: str) -> None:
    page = people(house, new=True).page
    page.goto("/", wait_until="networkidle")
    with page.expect_response(lambda answer: f"/{game.capitalize()}Table" in answer.url) as table:
        page.locator(f"[data-game={game}]").first.hover()
    assert table.value.ok
    assert page.url == f"{house.url}/"


def zipped(answer: Response) -> int:
    return len(gzip.compress(answer.body(), compresslevel=9))


def test_letters_are_shipped_and_kept(house: House, people: People) -> None:
    """Headings and text are drawn with our own fonts, whatever the machine has; browsers keep them."""
    page = people(house, new=True).page
    fonts: list[Response] = []
    page.on("response", lambda answer: fonts.append(answer) if answer.url.endswith(".woff2") else None)
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(DRAWN)
    loaded = page.evaluate("[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)")
    assert {family.strip("\"'") for family in loaded} == set(SHIPPED)
    assert all(font.url.startswith(f"{house.url}/assets/") for font in fonts)
    assert {font.headers["cache-control"] for font in fonts} == {IMMUTABLE}
