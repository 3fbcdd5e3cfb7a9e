"""The SHOGUN NO KATANA is composed on the Washitsu board, which says what is wrong until it can be forged."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.company import Company, brought
from tests.web.katana.curious import KINDS
from tests.web.katana.words import say
from tests.web.people import PHONE

EACH = ("lacquer", "wood", "steel", "leather")


def composing(company: Company) -> bool:
    company.seen |= KINDS - {"project", "delivery"}
    return company.until(lambda view: view["decision"] == "turn" and any(m["pick"] == "compose" for m in view["moves"]))


def test_the_composition_is_checked_before_it_is_put_into_play(rich_house: House, people: People) -> None:
    ann = people(rich_house, "Ann", size=PHONE)
    company, card = brought(ann, to=composing)
    ann.page.goto(f"/t/{card['id']}")
    bench = Bench(ann.page)
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
    order = EACH if company.view["players"]["0"]["forge"].get("1a") is None else EACH[::-1]
    for kind in order:
        project.locator(f'[data-compose="{kind}"]').click()
    fine = say("web-bench-composition-fine", begins="x", ends="", value="", cost=0).split("x")[0]
    expect(project.get_by_text(re.compile(re.escape(fine)))).to_be_visible()
    put.click()
    while company.view["players"]["0"]["katana"] is None:
        company.first.hear()
    assert company.view["players"]["0"]["katana"]["recipe"] == list(order)
    expect(project.get_by_text(say("web-bench-katana-made", placed=0, all=len(order)))).to_be_visible()
    company.close()
