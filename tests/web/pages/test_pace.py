"""What others do is told moment by moment: cubes fall before the map shows what came of it, and it can be skipped.

The clock of the page stands still and is moved by the test, so that nothing here depends on how quick the machine is.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.line import Line
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.words import say

MOVES = {"reduced_motion": "no-preference"}
A_WHILE = 200  # milliseconds of the page's clock
LONGEST = 120_000
WORDS = "paths => Object.fromEntries(paths.map(path => [path.dataset.province, path.getAttribute('aria-label')]))"


class Witness(Puppet):
    """Plays a seat, and remembers what happened since it was last asked."""

    def __init__(self, person: Person, card: Any) -> None:
        self.events: list[Any] = []
        super().__init__(person, card)

    def hear(self) -> Any:
        message = super().hear()
        if message["type"] == "step":
            self.events += message["events"]
        return message

    def move(self) -> list[Any]:
        """Act, and wait until asked again."""
        self.events = []
        self.act()
        while not self.awaited() and not self.view["over"]:
            self.hear()
        return self.events


class Watcher:
    """A spectator's page with its clock in our hand."""

    def __init__(self, page: Page, card: Any) -> None:
        self.page = page
        self.line = Line(page)
        page.clock.install(time=0)
        page.goto(f"/t/{card['id']}")
        page.locator("[data-map]").wait_for()
        page.clock.pause_at(LONGEST)

    @property
    def skip(self) -> Locator:
        return self.page.get_by_role("button", name=say("web-log-skip"), exact=True)

    def provinces(self) -> dict[str, str]:
        words: dict[str, str] = self.page.locator("path[data-province]").evaluate_all(WORDS)
        return words

    def until_shown(self, found: Locator) -> None:
        for _ in range(LONGEST // A_WHILE):
            if found.count():
                return
            self.page.clock.run_for(A_WHILE)
        raise AssertionError(f"never shown: {found}")


def conquest(events: list[Any]) -> str | None:
    """Where a province was taken after a throw."""
    taken = [event["province"] for event in events if event["type"] == "province-taken"]
    return taken[0] if taken else None


def test_cubes_fall_before_the_map_shows_what_came_of_it(house: House, people: People) -> None:
    ann, guest = people(house, "Ann"), people(house, **MOVES)
    card = ann.set_up(4, ("random", "random", "random"), visible=True)
    ann.start(card)
    puppet, watcher = Witness(ann, card), Watcher(guest.page, card)
    while (where := conquest(puppet.move())) is None:
        watcher.line.come(puppet.seq)
        if watcher.skip.count():
            watcher.skip.click()
    watcher.line.come(puppet.seq)
    watcher.until_shown(guest.page.locator(f"[data-throw='{where}']"))
    before = watcher.provinces()
    expect(watcher.skip).to_be_visible()
    assert guest.page.get_by_role("region", name=say("web-tower-title")).count() == 1
    while watcher.provinces()[where] == before[where]:
        expect(guest.page.locator(f"[data-throw='{where}']")).to_be_visible()
        guest.page.clock.run_for(A_WHILE)
    puppet.close()


def test_the_rest_can_be_skipped_with_a_key(house: House, people: People) -> None:
    ann, guest = people(house, "Ann"), people(house, **MOVES)
    card = ann.set_up(4, ("random", "random", "random"), visible=True)
    ann.start(card)
    puppet, watcher = Witness(ann, card), Watcher(guest.page, card)
    while not any(event["type"] == "built" for event in puppet.move()):
        pass
    watcher.line.come(puppet.seq)
    expect(watcher.skip).to_be_visible()
    guest.page.keyboard.press("Space")
    expect(watcher.skip).to_be_hidden()
    told = watcher.provinces()
    now = people(house).page
    now.goto(f"/t/{card['id']}")
    now.locator("[data-map]").wait_for()
    assert told == now.locator("path[data-province]").evaluate_all(WORDS)
    puppet.close()
