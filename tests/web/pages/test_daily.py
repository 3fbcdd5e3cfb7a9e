"""The daily deal in the browser: from the lobby to the table, and the page of somebody who has finished."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime

from playwright.sync_api import Page, Route, expect

from bakufu.daily.page import DealPage, Scored, deal_page, fill, game_deal
from bakufu.daily.periods import Period, this_week, today
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import look
from tests.web.people import PHONE
from tests.web.words import say

NOON = round(datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp() * 1000)
KEY = "of a test"


def finished_day(day: Period) -> DealPage:
    """Ann has played SHOGUN, and not the other game."""
    played = [
        Scored("ann", "Ann", "t1", 0, [52, 45, 40], [0]),
        Scored("ben", "Ben", "t2", 0, [61, 45, 40], [0], met=True),
        *[Scored(f"{at}", f"Guest {at}", f"g{at}", 0, [40 + at % 13, 60, 40], [1]) for at in range(40)],
        Scored("cem", "Cem", "t3", 0, [31, 45, 40], [1]),
    ]
    shogun, katana = game_deal("shogun", day), game_deal("katana", day)
    shogun["attempt"] = {"table": "t1", "status": "finished", "result": None, "line": None}
    katana["played"] = 2
    games = [fill(shogun, day, played, "ann", "en"), katana]
    before = day.shifted(-1).name
    return deal_page(
        KEY,
        day,
        NOON,
        games,
        [
            {"deal": before, "game": "shogun", "points": 40, "place": 2, "players": 4},
            {"deal": day.name, "game": "shogun", "points": 52, "place": 1, "players": 3},
        ],
    )


def finished_week(week: Period) -> DealPage:
    shogun, katana = game_deal("shogun", week), game_deal("katana", week)
    names = (("Ann", "Ben"), ("Cem", "Dee"))
    shogun["table"], shogun["played"] = "t5", 2
    shogun["groups"] = [
        {
            "table": f"t{group}",
            "seats": [
                {"name": names[group][0], "bot": None, "points": 50 + group, "place": 1, "you": group == 0},
                {"name": names[group][1], "bot": None, "points": 40, "place": 2, "you": False},
                {"name": None, "bot": "ashigaru", "points": 33, "place": 3, "you": False},
            ],
        }
        for group in range(2)
    ]
    return deal_page(KEY, week, NOON, [shogun, katana], [])


def tells(page: Page, told: DealPage) -> None:
    def answer(route: Route) -> None:
        route.fulfill(json=json.loads(json.dumps(told)))

    page.unroute("**/api/deals/*")
    page.route("**/api/deals/*", answer)


def test_a_deal_is_begun_from_the_lobby_and_compared_when_it_is_over(house: House, people: People) -> None:
    ann = people(house, "Ann")
    page = ann.page
    page.goto("/")
    page.get_by_role("link", name=say("web-daily")).click()
    katana = page.locator("section[data-game=katana]")
    expect(katana.get_by_text(say("web-after-daily-counts"))).to_be_visible()
    expect(page.get_by_text(say("web-after-daily-commitment"))).to_be_visible()
    look(ann)
    katana.get_by_role("button", name=say("web-after-daily-play")).click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.go_back()
    expect(katana.get_by_role("button", name=say("web-after-daily-continue"))).to_be_visible()
    page.goto("/")
    marked = say("web-table-deal", deal="2026-11-18", scored="true").replace("2026-11-18", r"[\d-]+")
    expect(page.get_by_text(re.compile(marked)).first).to_be_visible()

    # The whole page of somebody who has finished one of the games.
    tells(page, finished_day(today(NOON)))
    page.goto("/daily")
    shogun = page.locator("section[data-game=shogun]")
    expect(shogun.get_by_role("row")).to_have_count(44)
    expect(shogun.get_by_role("row").nth(2)).to_contain_text(say("web-after-daily-you", name="Ann"))
    own = shogun.get_by_role("listitem").filter(has_text=say("web-after-daily-spread-you", points=52))
    expect(own).to_contain_text(say("web-after-daily-spread-bar", low=52, high=53, count=4))
    expect(shogun.locator("figcaption")).to_contain_text("46")
    shogun.get_by_role("radio", name=say("web-after-daily-met")).check(force=True)
    expect(shogun.get_by_role("row")).to_have_count(3)
    expect(shogun.get_by_role("row").nth(1)).to_contain_text("Ben")
    line = "Bakufu daily 2026-11-18 · SHOGUN · 1st of 3, 52 points (+7)"
    expect(shogun.get_by_label(say("web-after-daily-share"))).to_have_value(line)
    expect(katana.get_by_text(say("web-after-daily-sealed"))).to_be_visible()
    expect(katana.get_by_role("row")).to_have_count(0)
    yesterday = page.get_by_role("link", name=re.compile("40 points, place 2 of 4"))
    expect(yesterday).to_have_attribute("href", "/daily/2026-11-17")
    look(ann)

    # Groups of a week side by side, on a phone.
    page.set_viewport_size(PHONE)
    tells(page, finished_week(this_week(NOON)))
    page.get_by_role("link", name=say("web-after-daily-week")).click()
    expect(shogun.get_by_role("listitem").filter(has_text="Cem").last).to_contain_text("51")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-after-daily-title", kind="week"))
    look(ann, "main")
