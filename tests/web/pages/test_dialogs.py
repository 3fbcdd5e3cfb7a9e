"""Dialogs and popovers with the keyboard: Esc closes them, the focus stays inside and goes back to what opened them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.words import say

TABS = 12  # more than there are places to go in any of them
# Where the focus is, seen from a box: the name of what has it, "" for the window itself, or None for what is outside.
FOCUSED = """(box) => {
  const at = document.activeElement
  if (at === document.body || at === document.documentElement) return ''
  return box.contains(at) ? `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.trim()}` : null
}"""
# Whether a press in the middle of something would reach it.
REACHED = """(button) => {
  const { x, y, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def lobby(house: House, people: People) -> Page:
    page = people(house, "Ann").page
    page.goto("/")
    page.get_by_role("button", name=say("web-play-bots", count=3)).wait_for()
    return page


def opened(page: Page, opener: Locator) -> Locator:
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def test_focus_stays_in_a_dialog_both_ways(house: House, people: People) -> None:
    page = lobby(house, people)
    dialog = opened(page, page.get_by_role("button", name=say("howto-title")).first)
    expect(dialog).to_have_js_property("open", True)
    for key in ("Tab", "Shift+Tab"):
        seen = []
        for _ in range(TABS):
            page.keyboard.press(key)
            seen.append(dialog.evaluate(FOCUSED))
        assert None not in seen, (key, seen)
        assert len({name for name in seen if name}) > 1, (key, seen)


def test_nothing_behind_a_dialog_can_be_pressed(house: House, people: People) -> None:
    page = lobby(house, people)
    behind = page.get_by_role("button", name=say("web-play-bots", count=3))
    assert behind.evaluate(REACHED)
    opened(page, page.get_by_role("button", name=say("howto-title")).first)
    assert not behind.evaluate(REACHED)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert behind.evaluate(REACHED)


@pytest.mark.parametrize("opens", ["howto-title", "web-join-code", "web-settings"])
def test_escape_closes_and_gives_the_focus_back(house: House, people: People, opens: str) -> None:
    page = lobby(house, people)
    opener = page.get_by_role("button", name=say(opens), exact=True).first
    dialog = opened(page, opener)
    assert dialog.evaluate(FOCUSED)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_the_close_button_gives_the_focus_back(house: House, people: People) -> None:
    page = lobby(house, people)
    opener = page.get_by_role("button", name=say("howto-title")).first
    dialog = opened(page, opener)
    dialog.get_by_role("button", name=say("web-close")).press("Enter")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()
