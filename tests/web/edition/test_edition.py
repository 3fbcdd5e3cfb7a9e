"""The game inside the browser, from a static web host: a game against bots, no network, a lesson, the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.nightly import NIGHTLY
from tests.web.conftest import People
from tests.web.edition.conftest import PATH
from tests.web.edition.memory import damage, started_from_memory, wait_until_kept
from tests.web.keys import Keys
from tests.web.pages.lobby_page import choose_game
from tests.web.table_page import TablePage
from tests.web.words import say

SEASONS = 6 if NIGHTLY else 1
# What was chosen for the last tables: three seats, and bots that think about nothing.
CHOSEN = {"game": "shogun", "of": {"shogun": {"seats": ["me", {"bot": "random"}, {"bot": "random"}]}}}
# What a browser says where the page can be installed.
INSTALLABLE = """() => {
  globalThis.asked = 0
  const prompt = async () => void asked++
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
}"""
KEPT = "navigator.serviceWorker.ready.then(({ active }) => active !== null)"


def to_lobby(page: Page) -> None:
    page.evaluate("location.hash = '/'")
    expect(page.locator(".hero")).to_be_visible()


def test_games_are_played_without_a_server_and_without_a_network(site: str, folder: Path, people: People) -> None:
    ann = people(site)
    ann.context.add_init_script(f"localStorage['bakufu-tables'] ??= {json.dumps(json.dumps(CHOSEN))}")
    page = ann.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    warned: list[str] = []
    page.on("console", lambda message: warned.append(message.text) if message.type == "warning" else None)
    page.goto(site)

    # Seasons of SHOGUN by keyboard; in the middle of one the page is closed.
    page.locator(".hero .btn.pri").click()
    page.wait_for_url(re.compile(r"#/t/[\w-]+$"))
    keys = Keys(TablePage(page))
    while keys.plans < SEASONS and keys.answer():
        pass

    # From now on there is no network: everything comes from what the first visit has left.
    assert page.evaluate(KEPT)
    wait_until_kept(page)
    assert not started_from_memory(page)
    ann.context.set_offline(True)
    address = page.url
    page.reload()
    assert page.url == address
    while NIGHTLY and keys.answer():
        pass
    assert TablePage(page).asked() in (("over",) if NIGHTLY else ("plan", "decide"))
    assert started_from_memory(page), (warned, [worker.url for worker in page.workers])

    # A lesson of SHOGUN NO KATANA, and its rules.
    to_lobby(page)
    choose_game(page, "katana")
    page.locator("[data-lesson=katana]").click()
    expect(page.locator(".coach p").first).not_to_be_empty()
    page.evaluate("location.hash = '/rules/katana'")
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("web-game-katana"))

    # The daily deal follows from the date alone, and statistics are this device's.
    page.evaluate("location.hash = '/daily'")
    expect(page.get_by_text(say("web-after-daily-fair-alone"))).to_be_visible()
    expect(page.get_by_role("link", name=say("web-after-daily-week"))).to_have_count(0)
    page.evaluate("location.hash = '/statistics'")
    expect(page.get_by_role("heading", name=say("web-after-stats"))).to_be_visible()
    to_lobby(page)
    if not NIGHTLY:
        expect(page.locator(".panel.mine").get_by_role("link", name=say("web-mine-play")).first).to_be_visible()

    # Where the browser can install it, there is a button; a new version waits until its reader takes it.
    page.evaluate(INSTALLABLE)
    page.get_by_role("button", name=say("web-edition-install-now"), exact=True).click()
    assert page.evaluate("globalThis.asked") == 1
    ann.context.set_offline(False)
    with (folder / PATH / "sw.js").open("a", encoding="utf-8") as worker:
        worker.write("\n// another version\n")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    damage(page)
    update = page.get_by_role("button", name=say("web-edition-update-now"))
    with page.expect_navigation():
        update.click()
    expect(page.locator(".hero")).to_be_visible()
    expect(update).to_have_count(0)

    # What can't be remembered is started afresh.
    page.evaluate("location.hash = '/rules/shogun'")
    expect(page.get_by_role("heading", level=1, name=say("web-game-shogun"))).to_be_visible()
    expect(page.locator(".getting")).to_have_count(0)
    assert not started_from_memory(page)

    # Nothing but files of the folder was ever asked for.
    assert asked
    assert all(url.startswith((site, "blob:", "data:")) for url in asked)
