"""Looking at a finished game together: the others follow the leader, see arrows, talk, and watch what is tried."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import NIGHTLY
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import look
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.words import say

GAMES = {"shogun": ("Owari", "Ise"), "katana": ("market", "academy")}


def finished(person: Person, game: str) -> Any:
    """The card of a game that bots have played to its end."""
    card = person.set_up(2 if game == "katana" else 3, ["random"] * (1 if game == "katana" else 2), game=game)
    person.start(card)
    puppet = Puppet(person, card)
    puppet.command("resign")
    while not puppet.view["over"]:
        puppet.hear()
    puppet.close()
    return card


def middle(page: Page, spot: str) -> tuple[float, float]:
    box = page.locator(f"[data-spot='{spot}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def draw(page: Page, start: str, end: str) -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, end))
    page.mouse.up()


@pytest.mark.parametrize("game", GAMES if NIGHTLY else ["shogun"])
def test_others_follow_the_leader(house: House, people: People, game: str) -> None:
    ann, ben = people(house, "Ann"), people(house, "Ben")
    card = finished(ann, game)
    address = f"/t/{card['id']}/replay?link={card['link']}"
    ann.page.goto(f"{address}&at=5")
    ann.page.get_by_role("button", name=say("web-after-together")).click()
    panel = ann.page.locator(".together")
    expect(panel.get_by_role("status")).to_have_text(say("web-after-together-nobody"))
    panel.get_by_role("button", name=say("web-after-together-lead")).click()
    expect(panel.get_by_role("status")).to_have_text(say("web-after-together-you"))

    ben.page.goto(f"{address}&together=1")
    beside = ben.page.locator(".together")
    expect(beside.get_by_role("status")).to_have_text(say("web-after-together-leads", name="Ann"))
    slider = ben.page.get_by_role("slider")
    expect(slider).to_have_value("5")
    ann.page.keyboard.press("End")
    expect(slider).to_have_value(str(ann.page.get_by_role("slider").input_value()))

    panel.get_by_role("switch", name=say("web-after-together-draw")).click()
    draw(ann.page, *GAMES[game])
    expect(ben.page.locator("[data-arrows='1'] line")).to_have_count(1)
    look(ann, ".together")
    panel.get_by_role("button", name=say("web-after-together-clear")).click()
    expect(ben.page.locator("[data-arrows]")).to_have_count(0)

    beside.get_by_role("textbox", name=say("web-talk-say")).fill("That was the moment.")
    beside.get_by_role("textbox", name=say("web-talk-say")).press("Enter")
    expect(panel.get_by_role("log")).to_contain_text("That was the moment.")

    ann.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    ann.page.get_by_role("button", name=say("web-after-what-if"), exact=True).click()
    ann.page.locator("[data-seat='0']").click()
    watch = beside.get_by_role("link", name=say("web-after-together-watch"))
    with ben.context.expect_page() as opened:
        watch.click()
    opened.value.locator("main").first.wait_for()

    beside.get_by_role("switch").click()
    ann.page.keyboard.press("End")
    panel.get_by_role("button", name=say("web-after-together-stop")).click()
    expect(beside.get_by_role("status")).to_have_text(say("web-after-together-nobody"))
    assert slider.input_value() == "0", "who doesn't follow stays"
