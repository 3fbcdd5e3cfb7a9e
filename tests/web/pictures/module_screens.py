"""Pictures of what the modules lay on the table: each of their decisions and boards, and all of them at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.people import DESK, Person
from tests.web.pictures.camera import Camera, Chapter, by_one
from tests.web.puppet import Puppet, View
from tests.web.shogun.modules.favoured import NOTHING, corrected
from tests.web.shogun.modules.test_court import ASKING, can_take, favours_of, spaces_with
from tests.web.table_page import TablePage
from tests.web.words import say

ALL = list(NAMES)
BOTS = ("ashigaru", "ashigaru", "ashigaru")
# What the base game asks as well, and is pictured there.
OF_THE_BASE = {"place", "deploy-armies", "move-to", "march-to", "march-armies", "reinforce", "next-revolt"}


def all_at_once(camera: Camera, host: Person) -> None:
    """A game with every module: each question of theirs when there is something on the map, planning, and the end."""
    card, puppet = _begun(host, ALL)
    seen = set(OF_THE_BASE)

    def new(view: View) -> bool:
        late = view["year"] == 2 or view["decision"] == "place-leader"
        return view["over"] or (late and view["decision"] not in seen)

    while puppet.until(new) and not puppet.view["over"]:
        decision = puppet.view["decision"]
        seen.add(decision)
        _look(host, card)
        camera.shoot(host.page, f"all-{decision}")
        if decision in EXTRAS:
            EXTRAS[decision](camera, host)
    _look(host, card)
    camera.shoot(host.page, "all-over")
    host.page.goto(f"/t/{card['id']}/end")
    host.page.get_by_role("heading", name=say("web-after-scoring")).wait_for()
    camera.shoot(host.page, "all-end", whole=True)
    host.page.get_by_role("button", name=say("web-after-kind-chambers"), exact=True).click()
    camera.shoot(host.page, "all-end-lines", whole=True)
    host.page.goto(f"/t/{card['id']}/replay?at=150")
    host.page.get_by_role("slider", name=say("web-after-slider")).wait_for()
    camera.shoot(host.page, "all-replay")
    puppet.close()


def _plan_of_all(camera: Camera, host: Person) -> None:
    page = host.page
    camera.shoot(page, "all-boards", prepare=lambda: _boards(page))
    page.keyboard.press("Escape")
    page.reload()
    TablePage(page).asked()
    page.set_viewport_size(DESK)
    TablePage(page).suggest()
    page.get_by_role("button", name=say("planning-ready"), exact=True).wait_for()
    camera.shoot(page, "all-plan-laid")


def _boards(page: Page) -> None:
    """A page of a phone's sheet; elsewhere a drawer."""
    tab = page.get_by_role("tab", name=say("web-board-tab-boards"))
    if tab.count():
        tab.click()
        page.get_by_role("button", name=say("web-board-sheet-up")).press("Enter")
    elif not page.get_by_role("complementary", name=say("web-board-boards")).count():
        page.get_by_role("button", name=say("web-board-boards")).click()


def _marker(camera: Camera, host: Person) -> None:
    TablePage(host.page).panel.locator("[data-chamber][aria-disabled=false]").first.click()
    camera.shoot(host.page, "all-take-chamber-chosen")


def _leader(camera: Camera, host: Person) -> None:
    TablePage(host.page).answers(".targets button").first.click()
    camera.shoot(host.page, "all-move-leader-chosen")


EXTRAS: dict[str, Callable[[Camera, Person], None]] = {
    "plan": _plan_of_all,
    "take-chamber": _marker,
    "move-leader": _leader,
}


def alone(camera: Camera, host: Person) -> None:
    """Each module for itself while one plans, in the second year; the court with all its favours."""
    for module in ALL:
        card, puppet = _begun(host, [module])
        puppet.until(lambda view: view["decision"] == "plan" and view["year"] == 2)
        puppet.close()
        _look(host, card)
        camera.shoot(host.page, f"{module}-plan")
    card, puppet = _begun(host, ["court"])
    _look(host, card)

    def unfold() -> None:
        _boards(host.page)
        # On a tablet the court lies below the map, too, where the drawer covers it.
        if not host.page.locator(":popover-open").count():
            host.page.locator("[data-court]").get_by_role("button", name=say("web-court-all")).last.click()

    camera.shoot(host.page, "court-favours", prepare=unfold)
    puppet.close()


def claimed(camera: Camera, host: Person) -> None:
    """A leader comes with a province."""
    card, puppet = _begun(host, ["leaders"], setup="claim")
    puppet.until(lambda view: view["decision"] == "claim-with-leader")
    _look(host, card)
    camera.shoot(host.page, "leaders-claim-with-leader")
    puppet.close()


def favours(camera: Camera, house: House, browser: Browser) -> None:
    """What favours ask, in houses where nearly every card is of that kind; and one that cannot be paid."""
    for kind, question, _ in ASKING:
        with TemporaryDirectory() as folder, corrected(house.nursery, Path(folder), favours_of(kind)) as other:
            _favour(camera, camera.person(browser, other, "Ann"), kind, f"court-{question}")


def _favour(camera: Camera, host: Person, kind: str, screen: str) -> None:
    card, puppet = _begun(host, ["court"])
    asked = can_take(kind)
    while not (puppet.awaited() and asked(puppet.view)):
        if not puppet.awaited():
            puppet.hear()
        elif puppet.view["decision"] == "take-favour":
            puppet.command("play", moves=[NOTHING])
        else:
            puppet.act()
    space = spaces_with(puppet.view, kind)[0]
    puppet.close()
    _look(host, card)
    table = TablePage(host.page)
    table.panel.locator(f"[data-space-of-favour='{space}']").click()
    camera.shoot(host.page, f"{screen}-before")
    table.answers(".btn.pri").click()
    table.panel.locator(f"[data-asks={screen.removeprefix('court-')}]").wait_for()
    camera.shoot(host.page, screen)
    host.close()


def _begun(host: Person, modules: list[str], **options: Any) -> tuple[Any, Puppet]:
    card = host.set_up(4, BOTS, options={"modules": modules, **options})
    host.start(card)
    return card, Puppet(host, card)


def _look(host: Person, card: Any) -> None:
    host.page.set_viewport_size(DESK)
    host.page.goto(f"/t/{card['id']}")
    TablePage(host.page).asked()


MODULE_CHAPTERS: dict[str, Chapter] = {
    "all": by_one(all_at_once),
    "each": by_one(alone),
    "claim": by_one(claimed),
    "favours": favours,
}
