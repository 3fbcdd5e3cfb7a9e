"""The lobby as people use it: the game they choose, and the form of a new table, which is folded away."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.web.words import say


def choose_game(page: Page, game: str) -> None:
    page.get_by_role("group", name=say("web-new-game")).get_by_text(say(f"web-game-{game}"), exact=True).click()


def open_set_up(page: Page) -> Locator:
    page.locator("#new-table summary").click()
    form = page.locator("#new-table form")
    form.wait_for()
    return form
