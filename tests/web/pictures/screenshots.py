"""Pictures of every screen, at five sizes, in light and in dark: python -m tests.web.pictures.screenshots [NAME ...]

They go to the folder `screenshots`, to be looked at. A name is a language (en, de, zh), a chapter (base, all, each,
claim, favours, reading, pages, katana-1, katana-2, katana-4) or a screen. Fails on a text that is clipped or too small.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from bakufu.text.catalogue import languages
from tests.server.houses import House
from tests.web.katana.screens import KATANA_CHAPTERS
from tests.web.people import DESK, PHONE, TABLET, Person
from tests.web.pictures.camera import Camera, Chapter
from tests.web.pictures.module_screens import MODULE_CHAPTERS
from tests.web.pictures.page_screens import PAGE_CHAPTERS
from tests.web.pictures.reading_screens import READING_CHAPTERS
from tests.web.puppet import Puppet, View
from tests.web.stage import stage
from tests.web.table_page import TablePage
from tests.web.words import say, speaking

BOTS = ("ashigaru", "ashigaru", "ashigaru")
HOW_TO_PAGES = 5
TABS = ("round", "score", "tower", "log")


def lobby(camera: Camera, host: Person, guest: Person) -> None:
    host.page.goto("/")
    host.page.get_by_role("button", name=say("web-play-bots", count=3)).wait_for()
    camera.shoot(host.page, "lobby-empty", whole=True)
    host.page.keyboard.press("?")
    host.page.get_by_role("dialog").wait_for()
    for number in range(1, HOW_TO_PAGES + 1):
        camera.shoot(host.page, f"how-to-play-{number}")
        host.page.keyboard.press("ArrowRight")
    host.page.keyboard.press("Escape")
    card = host.set_up(4, ("random", "ashigaru"), visible=True)
    host.page.goto(f"/t/{card['id']}")
    host.page.get_by_role("button", name=say("web-room-missing", count=1)).wait_for()
    camera.shoot(host.page, "room", whole=True)
    guest.page.goto("/")
    guest.page.get_by_role("link", name=say("web-open-join")).first.wait_for()
    camera.shoot(guest.page, "lobby", whole=True)


def claiming(camera: Camera, host: Person) -> None:
    card = host.set_up(4, BOTS, options={"setup": "claim"})
    host.start(card)
    puppet = Puppet(host, card)
    puppet.until(lambda view: view["players"]["0"]["province_cards"] >= 4)
    host.page.goto(f"/t/{card['id']}")
    TablePage(host.page).asked()
    camera.shoot(host.page, "claim-card")
    puppet.close()


def a_game(camera: Camera, host: Person) -> Any:
    """Every decision as the game first comes to it, from the second season on, when there is something on the map."""
    card = host.set_up(4, BOTS)
    host.start(card)
    puppet = Puppet(host, card)
    table = TablePage(host.page)
    seen: set[str] = set()

    def new(view: View) -> bool:
        grown = view["year"] == 2 or view["decision"] in ("plan", "next-revolt")
        return view["over"] or (grown and view["decision"] not in seen)

    while puppet.until(new) and not puppet.view["over"]:
        decision = puppet.view["decision"]
        seen.add(decision)
        host.page.goto(f"/t/{card['id']}")
        table.asked()
        camera.shoot(host.page, decision)
        after = EXTRAS.get(decision)
        if after is not None:
            after(camera, host, puppet)
    host.page.goto(f"/t/{card['id']}")
    table.asked()
    host.page.wait_for_load_state("networkidle")  # what it was won by comes a little later
    camera.shoot(host.page, "over")
    puppet.close()
    return card


def with_a_plan(camera: Camera, host: Person, _: Puppet) -> None:
    page = host.page
    page.set_viewport_size(PHONE)
    for tab in TABS:
        page.get_by_role("tab", name=say(f"web-board-tab-{tab}")).click()
        camera.shoot(page, f"tab-{tab}")
        page.set_viewport_size(PHONE)
    page.set_viewport_size(DESK)

    def suggest() -> None:
        """A dock of another shape begins anew, and on a phone another page may lie on top."""
        plan = page.get_by_role("tab", name=say("web-board-tab-plan"))
        if plan.count():
            plan.click()
        if not page.locator("[data-do]").count():
            page.get_by_role("button", name=say("planning-suggest")).click()
        page.locator("[data-do]").wait_for()

    camera.shoot(page, "plan-suggested", prepare=suggest)
    page.locator("[data-do]").click()
    page.get_by_role("button", name=say("planning-ready"), exact=True).wait_for()
    camera.shoot(page, "plan-laid")
    page.keyboard.press("v")
    page.get_by_role("heading", name=say("web-text-title")).wait_for()
    camera.shoot(page, "text-view")
    page.keyboard.press("Escape")


def the_march(camera: Camera, host: Person, puppet: Puppet) -> None:
    """The odds of a march, and what the tower said."""
    page, table = host.page, TablePage(host.page)

    def pick() -> None:
        if table.answers(".targets button").count():
            table.answers(".targets button").first.click()
        table.answers(".btn.pri").first.wait_for()

    camera.shoot(page, "march-odds", prepare=pick)
    targets = [move["target"] for move in puppet.view["moves"]]
    if all(puppet.view["provinces"][target].get("owner") == puppet.seat for target in targets):
        return  # nobody to fight
    pick()
    result = table.panel.get_by_role("button", name=say("web-deciding-continue"))
    while not result.is_visible():
        table.answers(".btn.pri").first.click()  # the march, and perhaps a special card for it
        table.asked()
    camera.shoot(page, "battle-result")


EXTRAS: dict[str, Callable[[Camera, Person, Puppet], None]] = {"plan": with_a_plan, "march-to": the_march}


def afterwards(camera: Camera, host: Person, card: Any) -> None:
    host.page.goto(f"/t/{card['id']}/end")
    host.page.get_by_role("heading", name=say("web-after-scoring")).wait_for()
    camera.shoot(host.page, "end", whole=True)
    page = host.page
    page.goto(f"/t/{card['id']}/replay?at=60")
    page.get_by_role("slider", name=say("web-after-slider")).wait_for()
    camera.shoot(page, "replay")
    camera.shoot(page, "replay-whole", whole=True)
    page.get_by_role("button", name=say("web-after-what-if"), exact=True).click()
    camera.shoot(page, "replay-what-if")
    page.keyboard.press("Escape")
    # Step by step to a fight.
    page.set_viewport_size(TABLET)
    while not page.get_by_role("complementary", name=say("web-tower-title")).count():
        page.keyboard.press("ArrowRight")
    camera.shoot(page, "replay-fight")


def base(camera: Camera, house: House, browser: Browser) -> None:
    host, guest = camera.person(browser, house, "Ann"), camera.person(browser, house, "Ben")
    lobby(camera, host, guest)
    claiming(camera, host)
    afterwards(camera, host, a_game(camera, host))
    for person in (host, guest):
        person.close()
        print("\n".join(person.complaints))


CHAPTERS: dict[str, Chapter] = {"base": base, **MODULE_CHAPTERS, **READING_CHAPTERS, **PAGE_CHAPTERS, **KATANA_CHAPTERS}


def take(house: House, browser: Browser, wanted: set[str]) -> list[str]:
    """The languages, chapters and screens of these names, or everything: what can't be read on them."""
    unreadable: list[str] = []
    for language in languages():
        if language not in wanted and wanted & set(languages()):
            continue
        camera = Camera(wanted - CHAPTERS.keys() - set(languages()), language)
        with speaking(language):
            for name in CHAPTERS:
                if name in wanted or not wanted & CHAPTERS.keys():
                    CHAPTERS[name](camera, house, browser)
        unreadable += camera.unreadable
    return unreadable


if __name__ == "__main__":
    with stage() as (house, browser):
        sys.exit("\n".join(take(house, browser, set(sys.argv[1:]))) or None)
