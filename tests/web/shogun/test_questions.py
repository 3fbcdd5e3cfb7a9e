"""Every kind of question of SHOGUN and its modules: with a hint, its reason and its light, in a dock below a map that
keeps its place and its size."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

import bakufu
from bakufu.shogun.modules.names import NAMES
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.laid_out.positions import positions
from tests.web.laid_out.stand_in import HINT, StandIn
from tests.web.looks import DRAWN
from tests.web.table_page import TablePage

TABLES = [{"players": 3, "modules": list(NAMES), "setup": "claim"}, {"players": 4, "modules": list(NAMES)}]
PLAN = "plan"  # it is suggested as a whole: see test_planning
SIZES: tuple[ViewportSize, ...] = ({"width": 1280, "height": 800}, {"width": 1440, "height": 900})
# Where the map is and how large, and the dock below it. Fights of one's own bring the land closer, in the same frame.
PLACES = """() => ['.mapzone', '.dock'].map((part) => {
  const { left, top, width, height } = document.querySelector(part).getBoundingClientRect()
  return [left, top, width, height].map(Math.round).join(' ')
}).join(', ')"""
# Whether the panel of a question stays within the dock.
DOCKED = """() => {
  const panel = document.querySelector('.deciding .inner')?.getBoundingClientRect()
  return !panel || panel.top >= document.querySelector('.mapzone').getBoundingClientRect().bottom - 1
}"""
# Whether it fits there: what is asked, and all answers. Long lists scroll by themselves.
FITS = """() => {
  const panel = document.querySelector('.deciding .inner')
  return !panel || panel.scrollHeight <= panel.clientHeight + 4
}"""


def kinds() -> set[str]:
    state = bakufu.load("shogun").start(TABLES[0], "kinds")
    return {decision.name for decision in state.setting.decisions}


def test_every_kind_of_question_has_a_hint_and_leaves_the_map_where_it_is(house: House, people: People) -> None:
    ann = people(house, "Ann")
    found = positions("shogun", TABLES, kinds(), "random")
    assert found.keys() == kinds()
    page, stand_in, suggestion = ann.page, StandIn(ann), ann.page.locator(".suggestion")
    problems: list[str] = []
    for size in SIZES:
        page.set_viewport_size(size)
        places: dict[str, list[str]] = {}
        for kind, fold in found.items():
            stand_in.show(fold)
            TablePage(page).asked()
            page.evaluate(DRAWN)
            places.setdefault(page.evaluate(PLACES), []).append(kind)
            if not page.evaluate(DOCKED):
                problems.append(f"{kind}: lies over the map at {size['width']} px")
            if not page.evaluate(FITS):
                problems.append(f"{kind}: scrolls at {size['width']} px")
            if size is SIZES[-1] and kind != PLAN:
                page.keyboard.press("h")
                suggestion.locator("[data-do]").wait_for()
                shown = suggestion.evaluate(HINT)
                problems += [f"{kind}: no {name}" for name, content in shown.items() if not content]
        if len(places) > 1:
            problems.append(f"{size['width']} px: the map is not always in its place: {places}")
    assert problems == []
