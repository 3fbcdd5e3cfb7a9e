"""A browser that is lent to one test after another carries nothing from one to the next."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from bakufu.server.http.pages import FOLDER
from tests.server.houses import House
from tests.web.lent.browsers import LASTING, PAST, QUIET, Lender, Lent
from tests.web.people import DESK, PHONE

WORKER = next((FOLDER or Path()).glob("assets/worker-*.js"), None)
# All that a page can leave behind.
TRACES = """async (worker) => {
  await navigator.serviceWorker.register(worker)
  localStorage.trace = sessionStorage.trace = document.cookie = name = 'trace'
  history.pushState(null, '', '/trace')
  await new Promise((done) => (indexedDB.open('trace', 1).onsuccess = done))
  await (await caches.open('trace')).put('/trace', new Response('trace'))
  globalThis.trace = true
  console.log('trace')
}"""
WHO = "async () => (await fetch('/api/me')).text()"
POINTED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
  () => done(document.querySelectorAll(':hover, :active, :focus').length))))"""
# Names of functions that leave something with a page or a context. These are forgotten, or belong to one document.
LEAVES = re.compile(r"^(add|expose|grant|install|new|on|once|register|route|set|unset)(_|$)")
FORGOTTEN = {"add_cookies", "set_storage_state", "set_viewport_size"}
OF_A_DOCUMENT = {"add_script_tag", "add_style_tag", "set_checked", "set_content", "set_input_files"}
COUNTED = {"new_page"}

LASTING_DEEDS: dict[str, Callable[[Lent], object]] = {
    "a script": lambda lent: lent.page.add_init_script("globalThis.trace = true"),
    "a script of all pages": lambda lent: lent.context.add_init_script("globalThis.trace = true"),
    "a function": lambda lent: lent.page.expose_function("trace", lambda: None),
    "a clock": lambda lent: lent.page.clock.install(),
    "an answer": lambda lent: lent.page.route("**/trace", lambda route: route.abort()),
    "a socket": lambda lent: lent.page.route_web_socket("**/trace", lambda socket: None),
    "a listener": lambda lent: lent.page.on("request", lambda request: None),
    "no network": lambda lent: lent.context.set_offline(True),
    "a permission": lambda lent: lent.context.grant_permissions(["notifications"]),
    "another page": lambda lent: lent.context.new_page(),
    "no page": lambda lent: lent.page.close(),
}


@pytest.fixture
def lender(lender: Lender) -> Iterator[Lender]:
    """One of its own, because its browsers are looked at from the first day on."""
    own = Lender(lender.browser)
    yield own
    for lent in own.resting:
        lent.context.close()


def test_a_page_that_is_lent_again_is_as_it_was(house: House, lender: Lender) -> None:
    assert WORKER is not None
    first = lender.lend(house.url, viewport=DESK)
    page, heard = first.page, list[str]()
    first.hears = lambda message: heard.append(message.text)
    assert first.context.request.post("/api/me", data={"name": "Ann"}).ok
    page.goto("/")
    assert "Ann" in page.evaluate(WHO)
    page.evaluate(TRACES, f"/assets/{WORKER.name}")
    page.set_viewport_size(PHONE)
    page.emulate_media(media="print", color_scheme="dark", reduced_motion="reduce", forced_colors="active")
    page.mouse.click(200, 200)
    lender.take_back(first)

    second = lender.lend(house.url, viewport=DESK)
    assert second.page is page
    new = Lender(lender.browser).lend(house.url, viewport=DESK)
    for address in (QUIET, "/"):
        for lent in (second, new):
            lent.page.goto(address)
        assert second.page.evaluate(PAST) == new.page.evaluate(PAST)
    assert second.page.evaluate(POINTED) == 0
    assert second.page.evaluate(WHO) == new.page.evaluate(WHO)
    second.page.evaluate("console.log('not heard')")
    assert heard == ["trace"]
    new.context.close()
    lender.take_back(second)


def test_what_cannot_be_taken_back_is_not_lent_again(house: House, lender: Lender) -> None:
    again = []
    for deed, does in LASTING_DEEDS.items():
        lent = lender.lend(house.url, viewport=DESK)
        does(lent)
        lender.take_back(lent)
        if lender.resting:
            again.append(deed)
    assert again == []


def test_browsers_are_lent_to_their_kind(house: House, lender: Lender) -> None:
    desk = lender.lend(house.url, viewport=DESK)
    lender.take_back(desk)
    phone = lender.lend(house.url, viewport=PHONE)
    assert phone.page is not desk.page
    assert lender.lend(house.url, viewport=DESK).page is desk.page
    assert lender.lend(house.url, viewport=DESK).page is not desk.page
    assert lender.opened == 3


def test_every_way_to_leave_something_is_known() -> None:
    ways = {name for kind in (Page, BrowserContext) for name in dir(kind) if LEAVES.match(name)}
    assert ways - FORGOTTEN - OF_A_DOCUMENT - COUNTED == set(LASTING)
