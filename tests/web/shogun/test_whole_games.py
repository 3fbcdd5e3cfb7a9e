"""In the browser: a whole game by keyboard, and a year of two people by mouse with a bot."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.helped import play_a_year
from tests.web.keys import Keys
from tests.web.mouse import Mouse
from tests.web.people import Person
from tests.web.table_page import TablePage
from tests.web.words import say

SEASONS = 6
OF_A_YEAR = 3  # with plans
BOTS = ("random", "random")


def seated(person: Person) -> Any:
    """A game has begun, and the person looks at it."""
    card = person.set_up(3, BOTS)
    person.start(card)
    person.page.goto(f"/t/{card['id']}")
    return card


def is_over(person: Person, card: Any) -> bool:
    return bool(person.call("GET", f"/api/tables/{card['id']}")["status"] == "finished")


def test_a_whole_game_by_keyboard(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = seated(ann)
    keys = Keys(TablePage(ann.page))
    while keys.answer():
        pass
    assert keys.plans == SEASONS
    assert is_over(ann, card)
    celebrated(ann, card)


def celebrated(person: Person, card: Any) -> None:
    """The end is a ceremony, once: a key shows the end of it, the next one leads back to the board."""
    page = person.page
    ceremony = page.locator("[data-ceremony]")
    standings = person.call("GET", f"/api/tables/{card['id']}/chronicle")["standings"]
    title = (
        say("web-after-you-won") if standings[0]["seat"] == 0 else re.compile(say("web-after-won", names=".+", count=1))
    )
    expect(ceremony.get_by_role("heading", level=1)).to_have_text(title)
    expect(ceremony.get_by_role("list").last.get_by_role("listitem")).to_have_count(len(standings))
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(ceremony).to_have_attribute("data-ceremony", "on")
    page.keyboard.press("Escape")
    expect(ceremony).to_have_attribute("data-ceremony", "over")
    page.keyboard.press("Escape")
    expect(ceremony).to_have_count(0)
    expect(page.get_by_role("region", name=say("web-after-over"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name=say("web-after-over"))).to_be_visible()
    expect(ceremony).to_have_count(0)
    page.goto(f"/t/{card['id']}/end")
    page.get_by_role("button", name=say("web-after-why"), exact=True).click()
    why = page.get_by_role("dialog")
    for standing in standings:
        expect(why).to_contain_text(str(standing["points"]))
    expect(why).to_contain_text(say("web-after-stands", name="Ann", points=points_of(standings, 0)))
    expect(why.locator("blockquote")).to_be_visible()


def points_of(standings: list[Any], seat: int) -> int:
    return next(int(standing["points"]) for standing in standings if standing["seat"] == seat)


def test_a_year_of_two_browsers_by_mouse_and_a_bot(house: House, people: People) -> None:
    ann, ben = people(house, "Ann"), people(house, "Ben")
    card = ann.set_up(3, ("random",))
    ben.call("POST", f"/api/tables/{card['id']}/join", link=card["link"], entropy="of-another")
    ann.start(card)
    mice = [Mouse(TablePage(ann.page), by_hand=2), Mouse(TablePage(ben.page))]
    play_a_year(card, (ann, mice[0]), (ben, mice[1]))
    assert [mouse.done["plan"] for mouse in mice] == [OF_A_YEAR, OF_A_YEAR]
    assert mice[0].done["drag"] == 2
    assert mice[0].done["map"] > 0
    # They read the news of the winter, and plan on.
    for mouse in mice:
        while mouse.done["plan"] == OF_A_YEAR:
            assert mouse.answer()
