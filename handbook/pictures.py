"""Pictures of both games for the README and the handbook, light and dark: `python -m handbook.pictures`.

Needs what the browser tests need: a Chromium, and the client built into the package.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Page
from tests.web.looks import DRAWN
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.stage import stage
from tests.web.table_page import TablePage
from tests.web.words import say

from bakufu.shogun.modules.names import NAMES

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
BOTS = ("ashigaru", "ashigaru", "ashigaru")
QUALITY = 80
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def shoot(page: Page, name: str, both: bool = True, whole: bool = False) -> None:
    """Take screenshots as small WebP files: by day and by night, or by day alone."""
    for scheme in SCHEMES if both else SCHEMES[:1]:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(DRAWN)
        file = FOLDER / f"{name}-{scheme}.webp" if both else FOLDER / f"{name}.webp"
        Image.open(BytesIO(page.screenshot(full_page=whole))).convert("RGB").save(file, quality=QUALITY, method=6)
        print(file.name, file.stat().st_size, flush=True)


def put_away_notes(page: Page) -> None:
    """Close first-time notes."""
    while (done := page.get_by_role("button", name=say("web-first-time-done"), exact=True)).count():
        done.first.click()


def a_game(host: Person, **options: Any) -> tuple[Any, Puppet]:
    """A game of SHOGUN against three bots: its card, and somebody who plays on when asked to."""
    card = host.set_up(4, BOTS, options=options)
    host.start(card)
    return card, Puppet(host, card)


def planned(host: Person, card: Any) -> None:
    """The page of a table that asks for a plan, with what a bot would plan."""
    host.page.goto(f"/t/{card['id']}")
    TablePage(host.page).asked()
    TablePage(host.page).suggest()
    host.page.get_by_role("button", name=say("planning-ready"), exact=True).wait_for()
    put_away_notes(host.page)


def shogun(host: Person) -> None:
    """A plan of the second year, suggested by a bot, with the effect of each card."""
    card, puppet = a_game(host)
    puppet.until(lambda view: view["year"] == 2 and view["decision"] == "plan")
    planned(host, card)
    shoot(host.page, "shogun")
    puppet.close()


def modules(host: Person) -> None:
    """The same with all modules."""
    card, puppet = a_game(host, modules=list(NAMES))
    puppet.until(lambda view: view["season"] == "autumn" and view["decision"] == "plan")
    planned(host, card)
    shoot(host.page, "modules", both=False)
    puppet.close()


def battle(host: Person) -> None:
    """What came of a battle; and after the game its last page."""
    card, puppet = a_game(host)
    table, result = TablePage(host.page), host.page.get_by_role("button", name=say("web-deciding-continue"))
    host.page.goto(f"/t/{card['id']}")
    while not result.is_visible() and puppet.until(lambda view: view["decision"] == "march-to"):
        puppet.act()
        table.asked()
    put_away_notes(host.page)
    shoot(host.page, "battle", both=False)
    puppet.until(lambda view: False)
    puppet.close()
    host.page.goto(f"/t/{card['id']}/end")
    host.page.get_by_role("heading", name=say("web-after-scoring")).wait_for()
    shoot(host.page, "end", both=False, whole=True)


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
        for picture in (shogun, modules, battle, katana):
            picture(Person(browser, house.url).arrive("Ann"))
