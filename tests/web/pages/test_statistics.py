"""Statistics in the browser: from the menu of one's name to charts, tables and a file."""

from __future__ import annotations

from urllib.parse import unquote

from playwright.sync_api import expect

from bakufu.statistics.note import SeatNote
from bakufu.statistics.page import Played, Rival, Statistics, game_note, statistics
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import look
from tests.web.words import say

DAY = 86_400_000


def a_game(number: int, game: str) -> Played:
    """One of many, each a little different."""
    shogun = game == "shogun"
    options = {"players": 3, "modules": ["leaders"] if number % 4 == 0 else []} if shogun else {"players": 3}
    places = [number % 3 + 1, (number + 1) % 3 + 1, (number + 2) % 3 + 1]
    notes: list[SeatNote] = [
        {
            "seat": seat,
            "place": place,
            "points": 60 - 9 * place + number % 5,
            "opening": ("six-armies", "attack", "defence")[number % 3] if shogun else ("market", "academy")[number % 2],
            "things": ["Kai", "Settsu", "Aki"][number % 3 :] if shogun else [str(10 + number % 4)],
            "luck": (number % 7 - 3) * 1.25 if shogun else None,
        }
        for seat, place in enumerate(places)
    ]
    rivals: dict[int, Rival] = {
        1: {"person": "ben" if number % 2 else None, "bot": None if number % 2 else "ashigaru", "place": 0},
        2: {"person": None, "bot": "samurai:any", "place": 0},
    }
    rating = None if number % 5 == 0 else 1500 + 12 * number - 30 * (number % 4)
    return Played(f"t{number}", game, number * DAY, game_note(options, notes, 0, rivals), rating)


def told(language: str = "en") -> Statistics:
    played = [a_game(number, "katana" if number % 3 == 2 else "shogun") for number in range(30)]
    return statistics("Ann", True, played, {"ben": "Ben"}, language)


def test_statistics_are_shown_and_taken_away_as_a_file(house: House, people: People) -> None:
    ann = people(house, "Ann")
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name=say("web-account", name="Ann")).click()
    page.get_by_role("link", name=say("web-after-stats")).click()
    expect(page.get_by_text(say("web-after-stats-none"))).to_be_visible()

    shown = told()
    page.route("**/api/statistics/me", lambda route: route.fulfill(json=dict(shown)))
    page.goto("/statistics")
    page.get_by_role("combobox", name=say("web-after-puzzle-game")).select_option("shogun")
    expect(page.get_by_role("img", name=say("web-after-stats-luck-label", count=20, sum="-5.0"))).to_be_visible()
    by_opponent = page.locator("section").filter(has_text=say("web-after-stats-kind", kind="opponent"))
    expect(by_opponent.get_by_role("row").filter(has_text="Ben")).to_contain_text("10")
    expect(by_opponent.get_by_role("row").filter(has_text=say("web-bot-samurai"))).to_contain_text("20")
    expect(page.get_by_role("rowheader", name="Kai")).to_be_visible()
    link = page.get_by_role("link", name=say("web-after-stats-csv"))
    lines = unquote((link.get_attribute("href") or "").partition(",")[2]).split("\r\n")
    assert len(lines) == 32
    assert lines[1].startswith("1970-01-01T00:00:00.000Z,shogun,t0,3,1,1,51,-3.75,,6 armies,Module: Military Leaders,")
    curve = say("web-after-stats-rating-label", game="SHOGUN", first=1482, last=1836, count=16)
    expect(page.get_by_role("img", name=curve)).to_be_visible()
    data = page.get_by_role("link", name=say("web-after-stats-csv-of", of=say("web-after-stats-rating")))
    rated = unquote((data.get_attribute("href") or "").partition(",")[2]).split("\r\n")
    assert (rated[0], len(rated)) == ("finished,game,rating", 26)
    provinces = say("web-after-stats-thing", title="Aki", played=20, won=50)
    expect(page.get_by_role("img", name=provinces)).to_be_visible()
    look(ann)

    page.get_by_role("combobox", name=say("web-after-puzzle-game")).select_option("katana")
    swords = page.locator("section").filter(has_text=say("web-after-stats-favourites", game="katana"))
    expect(swords.get_by_role("listitem")).to_have_count(4)
    expect(swords.locator("svg.sword")).to_have_count(4)
    look(ann, "main")
