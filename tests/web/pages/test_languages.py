"""German and Chinese in the browser: whole games without a word of English, and the choice of the language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import of_these
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.mouse import Mouse
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.reading import Reader
from tests.web.table_page import TablePage
from tests.web.words import say, speaking

LOCALES = {"de": "de-AT", "zh": "zh-CN"}
TAGS = {"en": "en", "de": "de", "zh": "zh-Hans"}
SEASONS_BY_MOUSE = 1  # the others are played beside the page, which tells them
MOVES_OF_KATANA = 4
PACK = re.compile(r"/assets/(en|de|zh)-[^/]*\.js$")


def started(person: Person, players: int, bots: tuple[str, ...], **wanted: Any) -> Any:
    card = person.set_up(players, bots, **wanted)
    person.start(card)
    return card


# By day the one in which any Latin word is noticed.
@pytest.mark.parametrize("language", of_these([*LOCALES], ["zh"]))
def test_a_whole_game_without_a_word_of_english(house: House, people: People, language: str) -> None:
    ann = people(house, "Ann", locale=LOCALES[language])
    card = started(ann, 3, ("random", "random"))
    page, reader = ann.page, Reader(ann.page, language)
    with speaking(language):
        page.goto(f"/t/{card['id']}")
        table = TablePage(page)
        mouse = Mouse(table)
        while mouse.done.get("plan", 0) < SEASONS_BY_MOUSE:
            table.asked()
            reader.look()
            mouse.answer()
        puppet = Puppet(ann, card)
        while puppet.until(lambda view: view.get("decision") == "plan") and not puppet.view["over"]:
            reader.look()
            puppet.act()
        puppet.close()
        while mouse.answer():  # past the news of what was played
            reader.look()
        ceremony = page.locator("[data-ceremony=over]")
        ceremony.locator("li[title]").first.wait_for()
        reader.look()
        page.keyboard.press("Escape")
        expect(ceremony).to_have_count(0)
        reader.look()
        page.keyboard.press("v")
        page.get_by_role("heading", name=say("web-text-title")).wait_for()
        page.locator("pre").wait_for()
        reader.look()
        page.goto(f"/t/{card['id']}/end")
        page.get_by_role("heading", name=say("web-after-scoring")).wait_for()
        reader.look()
    assert reader.strange == []
    assert len(reader.read) > 200


@pytest.mark.parametrize("language", LOCALES)
def test_the_lobby_and_the_ghost_without_a_word_of_english(house: House, people: People, language: str) -> None:
    ann = people(house, "Ann", locale=LOCALES[language])
    page, reader = ann.page, Reader(ann.page, language)
    with speaking(language):
        page.goto("/")
        page.get_by_role("button", name=say("web-play-bots", count=3)).wait_for()
        page.get_by_role("button", name=say("web-settings")).click()
        reader.look()
    card = started(ann, 1, (), game="katana")
    puppet = Puppet(ann, card)
    page.goto(f"/t/{card['id']}")
    for _ in range(MOVES_OF_KATANA):
        page.locator("section.now[data-step]").wait_for()
        reader.look()
        puppet.until(lambda view: True)
        puppet.act()
    puppet.close()
    assert reader.strange == []


def lang(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def test_the_language_follows_the_browser_and_can_be_changed(house: House, people: People) -> None:
    ann = people(house, new=True, locale="fr-FR")
    page = ann.page
    page.goto("/", wait_until="networkidle")
    expect(page).to_have_title(say("web-title-lobby"))
    assert lang(page) == TAGS["en"]
    packs: list[str] = []
    page.on("response", lambda answer: packs.extend(PACK.findall(answer.url)))
    page.get_by_role("button", name=say("web-language"), exact=True).click()
    page.get_by_role("button", name="Deutsch").click()
    with speaking("de"):
        expect(page).to_have_title(say("web-title-lobby"))
        assert (lang(page), set(packs)) == (TAGS["de"], {"de"})
        page.get_by_role("button", name=say("web-settings")).click()
        page.get_by_role("button", name="中文").click()
    with speaking("zh"):
        expect(page).to_have_title(say("web-title-lobby"))
        page.reload()
        expect(page.get_by_role("button", name=say("web-play-bots", count=3))).to_be_visible()
        assert lang(page) == TAGS["zh"]


def test_a_refusal_is_in_the_language_of_the_page(house: House, people: People) -> None:
    ann = people(house, "Ann", locale=LOCALES["de"])
    ann.page.goto("/t/nowhere")
    with speaking("de"):
        expect(ann.page.get_by_text(say("server-no-such-table"))).to_be_visible()
    assert [text for text in ann.complaints if "404" not in text] == []
    ann.complaints.clear()
