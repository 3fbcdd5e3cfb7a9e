"""The accessibility check finds text with too little contrast, although the tests paint nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People


def test_a_text_that_cannot_be_read_is_found(house: House, people: People) -> None:
    page = people(house, "Ann").page
    page.goto("/")
    heading = page.locator("h2").first
    expect(heading).to_be_visible()
    assert not grave_findings(page, "h2")
    heading.evaluate("(text) => Object.assign(text.style, { color: '#ccc' })")
    assert [finding.split()[0] for finding in grave_findings(page, "h2")] == ["color-contrast"]
    assert page.evaluate("getComputedStyle(document.documentElement).opacity") == "0"
