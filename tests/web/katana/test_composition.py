"""The SHOGUN NO KATANA is composed on the Washitsu board, which says what is wrong until it can be forged."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from bakufu.katana.box.components import NO_SWORD
from bakufu.katana.box.picks import COMPOSE
from bakufu.kernel import flow
from bakufu.table.fold import Fold
from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.words import say
from tests.web.laid_out.positions import positions
from tests.web.laid_out.stand_in import SEAT, StandIn
from tests.web.people import PHONE

EACH = ("lacquer", "wood", "steel", "leather")


def with_project(state: Any) -> Any:
    """The Project has one Resource of each kind."""
    twin = state.copy()
    twin.project = (1,) * len(EACH) + twin.project[len(EACH) :]
    return twin


def can_compose(state: Any, kind: str) -> bool:
    """It can begin in the first row."""
    return state.forge[0] == NO_SWORD and COMPOSE in flow.moves(with_project(state), SEAT)


def composing() -> Fold:
    turn = positions("katana", [{"players": 1}], ["turn"], fits=can_compose)["turn"]
    turn.state = with_project(turn.state)
    return turn


def test_the_composition_is_checked_before_it_is_put_into_play(house: House, people: People) -> None:
    ann = people(house, "Ann", size=PHONE)
    table, bench = StandIn(ann), Bench(ann.page)
    table.show(composing())
    bench.asked("turn")
    ann.page.locator("#katana-tab-forge").click()
    project = bench.project
    put = project.locator('[data-pick="compose"]')
    remove = project.locator("ol button")

    while remove.count():
        remove.last.click()
    expect(put).to_have_attribute("aria-disabled", "true")
    lacks = say("web-bench-composition-katana-each-resource", count=4, about="x").split("x")[1]
    expect(project.get_by_text(lacks.strip())).to_be_visible()

    for kind in ("lacquer", "leather", "steel", "wood"):
        project.locator(f'[data-compose="{kind}"]').click()
    touch = say("web-bench-composition-katana-adjacent-rows", about="x").split("x")[1]
    expect(project.get_by_text(touch.strip())).to_be_visible()
    project.get_by_role("button", name=say("web-why")).first.click()
    expect(ann.page.locator("[popover]:popover-open blockquote")).to_be_visible()
    ann.page.keyboard.press("Escape")
    put.click(force=True)  # nothing comes of it
    assert grave_findings(ann.page) == []

    while remove.count():
        remove.last.click()
    for kind in EACH:
        project.locator(f'[data-compose="{kind}"]').click()
    fine = say("web-bench-composition-fine", begins="x", ends="", value="", cost=0).split("x")[0]
    expect(project.get_by_text(re.compile(re.escape(fine)))).to_be_visible()
    put.click()
    expect(project.get_by_text(say("web-bench-katana-made", placed=0, all=len(EACH)))).to_be_visible()
    assert table.view["players"]["0"]["katana"]["recipe"] == list(EACH)
