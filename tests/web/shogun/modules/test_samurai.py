"""The Samurai on the page: the piles, and the choice of a benefit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.houses import House, Nursery
from tests.web.conftest import People
from tests.web.looks import look
from tests.web.puppet import View
from tests.web.shogun.modules.favoured import brought, corrected, happened
from tests.web.table_page import TablePage

SAMURAI = ["samurai"]
# Nobody starts in four regions.
SOON = "[samurai]\nregions = 1\n"


@pytest.fixture(scope="module")
def willing(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where provinces in one region are enough."""
    with corrected(nursery, tmp_path_factory.mktemp("samurai"), SOON) as house:
        yield house


def asks(view: View) -> bool:
    return bool(view["decision"] == "choose-benefit")


def test_a_benefit_by_mouse(willing: House, people: People) -> None:
    ann = people(willing, "Ann")
    card = brought(ann, SAMURAI, asks)
    table = TablePage(ann.page)
    assert table.asked() == "decide"
    look(ann)
    expect(table.panel.locator("[data-pile]")).to_have_count(3)
    expect(table.answers(".btn.pri")).to_have_count(0)
    table.panel.locator("[data-benefit=chests]").click()
    table.answers(".btn.pri").click()
    table.panel.locator("[data-benefit]").first.wait_for(state="detached")
    assert [event["benefit"] for event in happened(ann, card, "benefit-received")] == ["chests"]


def test_a_benefit_by_keyboard(willing: House, people: People) -> None:
    ann = people(willing, "Ann")
    card = brought(ann, SAMURAI, asks)
    table = TablePage(ann.page)
    assert table.asked() == "decide"
    ann.page.keyboard.press("2")
    expect(table.panel.locator("[data-benefit=armies]")).to_have_attribute("aria-checked", "true")
    ann.page.keyboard.press("Enter")
    table.panel.locator("[data-benefit]").first.wait_for(state="detached")
    assert [event["benefit"] for event in happened(ann, card, "benefit-received")] == ["armies"]
