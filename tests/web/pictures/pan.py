"""Frames a second while the map of a table for four is dragged about, and during battles, each on a page that was just
opened: python -m tests.web.pictures.pan"""

from __future__ import annotations

import math
import os
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.houses import House
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.stage import stage
from tests.web.table_page import TablePage

BOTS = ("ashigaru", "ashigaru", "ashigaru")
WARM = 1  # seconds: the map is drawn anew once after it was zoomed
SECONDS = 6
BATTLES = 5
BATTLE = 4  # seconds from the order to the result: armies march, the map comes close, cubes fall
WATCH = """() => {
  const frames = (window.bakufuFrames = [])
  const note = (at) => { frames.push(at); requestAnimationFrame(note) }
  requestAnimationFrame(note)
}"""
PASSED = "bakufuFrames.length ? bakufuFrames.at(-1) - bakufuFrames[0] : 0"


def drag_about(page: Page) -> list[float]:
    """Drag the map in circles, near enough that there is something to pan; how long each frame took."""
    box = page.locator("[data-map]").locator("..").bounding_box()
    assert box is not None
    middle, radius = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), min(box["width"], box["height"]) / 4
    page.mouse.move(*middle)
    for _ in range(3):
        page.mouse.wheel(0, -400)
    page.mouse.move(middle[0] + radius, middle[1])
    page.mouse.down()
    page.evaluate(WATCH)
    step = 0
    while page.evaluate(PASSED) < SECONDS * 1000:
        for _ in range(10):
            step += 1
            page.mouse.move(middle[0] + radius * math.cos(step / 20), middle[1] + radius * math.sin(step / 20))
    page.mouse.up()
    return frames_after(page, WARM)


def fight(page: Page) -> list[float]:
    """Attack as is suggested; how long each frame took."""
    page.keyboard.press("h")
    page.locator("[data-do]").wait_for()
    page.evaluate(WATCH)
    page.locator("[data-do]").click()
    page.evaluate("(ms) => new Promise((over) => setTimeout(over, ms))", BATTLE * 1000)  # asking would cost frames
    page.locator(".tally").wait_for()  # of the result
    return frames_after(page, 0)


def frames_after(page: Page, seconds: float) -> list[float]:
    times: list[float] = page.evaluate("bakufuFrames")
    watched = [at for at in times if at - times[0] >= seconds * 1000]
    return sorted(after - before for before, after in pairwise(watched))


def report(what: str, frames: list[float]) -> None:
    rate = 1000 * len(frames) / sum(frames)
    late = frames[int(0.99 * len(frames))]
    print(f"{what}: {rate:.1f} frames a second; 99 of 100 within {late:.1f} ms; the longest took {frames[-1]:.0f} ms")


def marches(view: Any) -> bool:
    return bool(view.get("decision") == "march-to")


def look_at(browser: Browser, house: House) -> tuple[Person, Any]:
    """Somebody at the map of a new table, and its card."""
    person = Person(browser, house.url, reduced_motion="no-preference").arrive("Ann")
    card = person.set_up(4, BOTS)
    person.start(card)
    person.page.goto(f"/t/{card['id']}")
    person.page.locator("[data-map]").wait_for()
    return person, card


def main() -> None:
    with stage() as (house, browser):
        person, _ = look_at(browser, house)
        report("panning", drag_about(person.page))
        person.close()
        for number in range(BATTLES):
            person, card = look_at(browser, house)
            puppet = Puppet(person, card)
            assert puppet.until(marches)
            puppet.close()
            person.page.reload()
            TablePage(person.page).asked()
            report(f"battle {number + 1}", fight(person.page))
            person.close()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0
    print(f"(at 1440 x 900, drawn without a graphics card, load of the machine {load:.1f})")


if __name__ == "__main__":
    main()
