"""Takes the pictures: one screen at three widths, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.server.houses import House
from tests.web.looks import DRAWN, SCHEMES, SIZES
from tests.web.people import Person

FOLDER = Path("screenshots")


class Camera:
    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        FOLDER.mkdir(exist_ok=True)

    def shoot(self, page: Page, screen: str, whole: bool = False, prepare: Callable[[], None] | None = None) -> None:
        """`prepare` brings the screen about at each size, where another size would not keep it."""
        if self.wanted and screen not in self.wanted:
            return
        for size in SIZES:
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            if prepare is not None:
                prepare()
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.evaluate(DRAWN)
                page.screenshot(path=FOLDER / f"{screen}-{size['width']}-{scheme}.png", full_page=whole)
        print(screen, flush=True)


Chapter = Callable[[Camera, House, Browser], None]


def by_one(take: Callable[[Camera, Person], None]) -> Chapter:
    """A chapter that needs one person, who says at the end what went wrong on the page."""

    def chapter(camera: Camera, house: House, browser: Browser) -> None:
        host = Person(browser, house.url).arrive("Ann")
        take(camera, host)
        host.close()
        print("\n".join(host.complaints))

    return chapter
