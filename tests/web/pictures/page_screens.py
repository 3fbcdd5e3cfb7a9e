"""Pictures of the pages around a game: setting up a table, settings, account, puzzles, deals, statistics, reviews."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from bakufu.daily.periods import this_week, today
from bakufu.games import GAMES
from bakufu.puzzles.library import shipped
from tests.server.houses import House
from tests.web.pages.lobby_page import choose_game, open_set_up
from tests.web.pages.test_daily import NOON, finished_day, finished_week, tells
from tests.web.pages.test_replay import review_of
from tests.web.pages.test_statistics import told as statistics_of
from tests.web.people import DESK, PHONE, Person
from tests.web.pictures.camera import Camera, Chapter
from tests.web.public.test_together import finished
from tests.web.table_page import TablePage
from tests.web.words import say

PASSWORD = "correct horse battery staple"


def around(camera: Camera, house: House, browser: Browser) -> None:
    ann = camera.person(browser, house, "Ann")
    _setting_up(camera, ann.page)
    _own(camera, ann)
    _deals_and_puzzles(camera, ann.page)
    television = camera.person(browser, house, "Screen")
    _tables(camera, ann, television)
    for game in GAMES:
        _afterwards(camera, ann, game)
    for person in (ann, television):
        person.close()
        print("\n".join(person.complaints))


def _setting_up(camera: Camera, page: Page) -> None:
    for game in GAMES:
        page.goto("/")
        choose_game(page, game)
        open_set_up(page).get_by_role("button").last.wait_for()
        camera.shoot(page, f"set-up-{game}", whole=True)


def _own(camera: Camera, ann: Person) -> None:
    page = ann.page
    page.goto("/")
    camera.shoot(page, "settings", prepare=_opens(page, "web-settings"))
    page.goto("/")
    camera.shoot(page, "name", prepare=_opens(page, "web-account", name="Ann"))
    own = f"Ann of {camera.language}"  # a name is claimed once, and other chapters need theirs
    ann.arrive(own)
    ann.call("POST", "/api/me/claim", name=own, password=PASSWORD)
    page.goto("/account")
    page.get_by_role("button", name=say("web-account-data-delete")).wait_for()
    camera.shoot(page, "account", whole=True)
    page.goto(f"/u/{own}")
    page.get_by_text(say("web-account-profile-none")).wait_for()
    camera.shoot(page, "profile", whole=True)
    page.route("**/api/statistics/me", lambda route: route.fulfill(json=dict(statistics_of(camera.language))))
    page.goto("/statistics")
    page.get_by_role("combobox").first.wait_for()
    camera.shoot(page, "statistics", whole=True)


def _opens(page: Page, message: str, /, **given: Any) -> Callable[[], None]:
    def opens() -> None:
        if not page.get_by_role("dialog").count():
            page.get_by_role("button", name=say(message, **given), exact=True).click()
        page.get_by_role("dialog").wait_for()

    return opens


def _deals_and_puzzles(camera: Camera, page: Page) -> None:
    page.goto("/daily")
    page.locator("section[data-game=katana]").wait_for()
    camera.shoot(page, "daily", whole=True)
    for name, deal in (("day", finished_day(today(NOON))), ("week", finished_week(this_week(NOON)))):
        tells(page, deal)
        page.goto("/daily")
        page.locator("section[data-game=katana]").wait_for()
        camera.shoot(page, f"daily-{name}", whole=True)
    for game in GAMES:
        with page.expect_response(f"**/{game}/puzzles*") as told:
            page.goto(f"/puzzles?game={game}")
        puzzle = told.value.json()["puzzle"]
        page.get_by_role("heading", name=puzzle["question"]).wait_for()
        camera.shoot(page, f"puzzle-{game}", whole=True)
        known = next(one for one in shipped(game) if one.name == puzzle["name"])
        for move in known.right[0]:
            page.locator(f"[data-answer='{move}']").click()
        page.get_by_role("button", name=say("web-after-puzzle-next")).wait_for()
        camera.shoot(page, f"puzzle-{game}-answered", whole=True)


def _tables(camera: Camera, ann: Person, television: Person) -> None:
    """What opens at a table, and the screen in the middle of a room."""
    page, screen = ann.page, television.page
    card = ann.set_up(3, ["random", "random"])
    ann.start(card)
    page.goto(f"/t/{card['id']}")
    TablePage(page).asked()
    camera.shoot(page, "table-menu", prepare=_opens(page, "web-menu"))
    page.keyboard.press("Escape")
    screen.goto(f"/t/{card['id']}/screen?link={card['link']}")
    screen.locator("[data-map]").first.wait_for()
    camera.shoot(screen, "screen-shogun", measured=False)
    screen.goto(f"/t/{card['id']}?link={card['link']}")
    screen.locator("[data-map]").first.wait_for()
    camera.shoot(screen, "watching-shogun")
    screen.goto("/rules/nowhere")
    screen.get_by_role("link", name=say("web-to-lobby")).wait_for()
    camera.shoot(screen, "unknown")
    card = ann.set_up(4, ["random"] * 3, game="katana")
    ann.start(card)
    screen.goto(f"/t/{card['id']}/screen?link={card['link']}")
    screen.locator(".players article").first.wait_for()
    camera.shoot(screen, "screen-katana", measured=False)
    card = ann.set_up(3, ["random"])
    screen.goto(f"/t/{card['id']}/screen?link={card['link']}")
    screen.get_by_role("img", name=say("web-edition-screen-code")).wait_for()
    camera.shoot(screen, "screen-joining")


def _afterwards(camera: Camera, ann: Person, game: str) -> None:
    page = ann.page
    card = finished(ann, game)
    computing = {"done": 31, "total": 408, "review": None}
    page.route("**/api/**/review*", lambda route: route.fulfill(json=computing))
    page.goto(f"/t/{card['id']}/review")
    page.get_by_text(say("web-after-review-computing", done=31, total=408)).wait_for()
    camera.shoot(page, f"review-computing-{game}", whole=True)
    page.unroute("**/api/**/review*")
    done = {"done": 90, "total": 90, "review": json.loads(json.dumps(review_of(30)))}
    page.route("**/api/**/review*", lambda route: route.fulfill(json=done))
    page.reload()
    page.get_by_role("combobox", name=say("web-after-review-of")).wait_for()
    camera.shoot(page, f"review-{game}", whole=True)
    page.unroute("**/api/**/review*")
    page.goto(f"/t/{card['id']}/fair")
    page.get_by_role("table").first.wait_for()
    camera.shoot(page, f"fair-{game}", whole=True)
    page.set_viewport_size(PHONE)
    page.goto(f"/t/{card['id']}/replay?at=20&together=1")
    page.locator(".together").wait_for()
    camera.shoot(page, f"together-{game}")
    page.set_viewport_size(DESK)


PAGE_CHAPTERS: dict[str, Chapter] = {"pages": around}
