"""Pictures of both games for the README and the handbook, light and dark: `python -m handbook.pictures`.

Needs what the browser tests need: a Chromium, and the client built into the package.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page
from tests.web.looks import DRAWN
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.stage import stage
from tests.web.table_page import TablePage
from tests.web.words import say

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
BOTS = ("ashigaru", "ashigaru", "ashigaru")
QUALITY = 80


def shoot(page: Page, name: str) -> None:
    """Take a screenshot as a small WebP file."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(DRAWN)
        file = FOLDER / f"{name}-{scheme}.webp"
        Image.open(BytesIO(page.screenshot())).convert("RGB").save(file, quality=QUALITY, method=6)
        print(file.name, file.stat().st_size, flush=True)


def put_away_notes(page: Page) -> None:
    """Close first-time notes."""
    while (done := page.get_by_role("button", name=say("web-first-time-done"), exact=True)).count():
        done.first.click()


def shogun(host: Person) -> None:
    """A plan of the second year, suggested by a bot, with the effect of each card."""
    card = host.set_up(4, BOTS)
    host.start(card)
    puppet = Puppet(host, card)
    puppet.until(lambda view: view["year"] == 2 and view["decision"] == "plan")
    host.page.goto(f"/t/{card['id']}")
    TablePage(host.page).asked()
    host.page.get_by_role("button", name=say("planning-suggest")).click()
    host.page.get_by_role("button", name=say("planning-ready"), exact=True).wait_for()
    put_away_notes(host.page)
    shoot(host.page, "shogun")
    puppet.close()


def katana(host: Person) -> None:
    """The third round, when the Forge is full of Swords."""
    card = host.set_up(3, BOTS[:2], game="katana", options={"rooms": "first"})
    host.start(card)
    puppet = Puppet(host, card)
    puppet.until(lambda view: view["round"] == 3 and view["decision"] == "turn")
    host.page.goto(f"/t/{card['id']}")
    host.page.locator(".now").first.wait_for()
    host.page.wait_for_load_state("networkidle")
    put_away_notes(host.page)
    shoot(host.page, "katana")
    puppet.close()


if __name__ == "__main__":
    with stage() as (house, browser):
        for picture in (shogun, katana):
            picture(Person(browser, house.url).arrive("Ann"))
