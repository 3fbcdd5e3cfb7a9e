"""Pictures of the main screens of both games in every language, to be looked at for words that are clipped or odd."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from playwright.sync_api import Browser

from bakufu.games import GAMES
from bakufu.text.catalogue import languages
from tests.server.houses import House
from tests.web.people import Person
from tests.web.pictures.camera import Camera, Chapter
from tests.web.puppet import Puppet
from tests.web.table_page import TablePage
from tests.web.words import say, speaking

LOCALES = {"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}
BOTS = ("ashigaru", "ashigaru", "ashigaru")
DECISIONS = ("plan", "place", "march-to", "march-armies", "next-revolt")
MOVES_OF_KATANA = 14


def _asks(decision: str, view: Mapping[str, object]) -> bool:
    return view.get("decision") == decision


def shogun(camera: Camera, ann: Person, language: str) -> None:
    page = ann.page
    card = ann.set_up(4, BOTS)
    ann.start(card)
    puppet = Puppet(ann, card)
    for decision in DECISIONS:
        if puppet.until(partial(_asks, decision)):
            page.goto(f"/t/{card['id']}")
            TablePage(page).asked()
            camera.shoot(page, f"{language}-{decision}")
    puppet.until(lambda view: bool(view["over"]))
    puppet.close()
    page.goto(f"/t/{card['id']}/end")
    page.get_by_role("heading", name=say("web-after-scoring")).wait_for()
    camera.shoot(page, f"{language}-end", whole=True)


def katana(camera: Camera, ann: Person, language: str) -> None:
    card = ann.set_up(1, game="katana")
    ann.start(card)
    puppet = Puppet(ann, card)
    for _ in range(MOVES_OF_KATANA):
        puppet.until(lambda view: True)
        puppet.act()
    ann.page.goto(f"/t/{card['id']}")
    ann.page.locator("section.now[data-step]").wait_for()
    camera.shoot(ann.page, f"{language}-katana", whole=True)
    puppet.until(lambda view: bool(view["over"]))
    puppet.close()
    ann.page.goto(f"/t/{card['id']}/end")
    ann.page.locator("tfoot").wait_for()
    camera.shoot(ann.page, f"{language}-katana-end", whole=True)


def reading(camera: Camera, ann: Person, language: str) -> None:
    """What one reads to learn: the lessons' first words, how to play, and the rules."""
    page = ann.page
    for game in GAMES:
        page.goto("/")
        page.locator(f"[data-lesson={game}]").click()
        page.locator("[data-coach]").wait_for()
        camera.shoot(page, f"{language}-lesson-{game}")
        page.goto(f"/rules/{game}")
        page.locator("[id^='rule-']").first.wait_for()
        camera.shoot(page, f"{language}-rules-{game}")
    page.goto("/")
    page.get_by_role("button", name=say("howto-title")).first.click()
    page.get_by_role("dialog").wait_for()
    camera.shoot(page, f"{language}-how-to-play")


def all_languages(camera: Camera, house: House, browser: Browser) -> None:
    for language in languages():
        ann = Person(browser, house.url, locale=LOCALES[language]).arrive("Ann")
        with speaking(language):
            ann.page.goto("/")
            ann.page.get_by_role("button", name=say("web-play-bots")).wait_for()
            camera.shoot(ann.page, f"{language}-lobby", whole=True)
            shogun(camera, ann, language)
            katana(camera, ann, language)
            reading(camera, ann, language)
        ann.close()
        print("\n".join(ann.complaints))


LANGUAGE_CHAPTERS: dict[str, Chapter] = {"languages": all_languages}
