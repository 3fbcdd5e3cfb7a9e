"""Takes the pictures: one screen at every size, in light and in dark, and finds texts that can't be read there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from tests.server.houses import House
from tests.web.looks import DRAWN, SCHEMES
from tests.web.people import DESK, PHONE, TABLET, Person
from tests.web.pictures.clipped import unreadable

FOLDER = Path("screenshots")
SIZES: tuple[ViewportSize, ...] = (
    TABLET,
    PHONE,
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
    DESK,
)
LOCALES = {"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}


class Camera:
    def __init__(self, wanted: set[str], language: str) -> None:
        self.wanted = wanted
        self.language = language
        self.folder = FOLDER / language
        self.folder.mkdir(parents=True, exist_ok=True)
        self.unreadable: list[str] = []

    def shoot(
        self,
        page: Page,
        screen: str,
        whole: bool = False,
        prepare: Callable[[], None] | None = None,
        measured: bool = True,
    ) -> None:
        """`prepare` brings the screen about at each size, where another size would not keep it. What is zoomed can't be
        measured."""
        if self.wanted and screen not in self.wanted:
            return
        page.wait_for_load_state("networkidle")  # parts of the page come a little later
        for size in SIZES:
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            if prepare is not None:
                prepare()
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.evaluate(DRAWN)
                page.screenshot(path=self.folder / f"{screen}-{size['width']}-{scheme}.png", full_page=whole)
            if measured:
                self.unreadable += [f"{self.language} {screen} {size['width']} px: {text}" for text in unreadable(page)]
        print(self.language, screen, flush=True)

    def person(self, browser: Browser, house: House, name: str) -> Person:
        """Somebody who reads the language of the pictures."""
        return Person(browser, house.url, locale=LOCALES[self.language]).arrive(name)


Chapter = Callable[[Camera, House, Browser], None]


def by_one(take: Callable[[Camera, Person], None]) -> Chapter:
    """A chapter that needs one person, who says at the end what went wrong on the page."""

    def chapter(camera: Camera, house: House, browser: Browser) -> None:
        host = camera.person(browser, house, "Ann")
        take(camera, host)
        host.close()
        print("\n".join(host.complaints))

    return chapter
