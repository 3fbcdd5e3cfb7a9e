"""A whole game of each game inside the browser, without a network, by mouse."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import NIGHTLY
from tests.web.conftest import People
from tests.web.edition.test_edition import KEPT
from tests.web.katana.bench import Bench
from tests.web.mouse import Mouse
from tests.web.pages.lobby_page import choose_game
from tests.web.table_page import TablePage
from tests.web.words import say

BOT = {"bot": "samurai"}
SEATS = {"shogun": ["me", BOT, BOT], "katana": ["me", BOT]}


def play_shogun(page: Page) -> None:
    mouse = Mouse(TablePage(page), by_hand=1)
    while mouse.answer():
        pass


def play_katana(page: Page) -> None:
    """As is suggested."""
    bench = Bench(page)
    suggestion = bench.now.locator(".suggestion")
    while bench.asked() != "over":
        page.get_by_role("button", name=say("web-deciding-hint"), exact=True).click()
        suggestion.locator("[data-do]").click()
        expect(suggestion).to_have_count(0)


PLAY = {"shogun": play_shogun, "katana": play_katana}


@pytest.mark.skipif(not NIGHTLY, reason="takes minutes; test_edition plays a season")
@pytest.mark.parametrize("game", PLAY)
def test_a_whole_game_without_a_network_by_mouse(site: str, people: People, game: str) -> None:
    ann = people(site)
    chosen = json.dumps({"game": game, "of": {game: {"seats": SEATS[game]}}})
    ann.context.add_init_script(f"localStorage['bakufu-tables'] ??= {json.dumps(chosen)}")
    page = ann.page
    page.goto(site)
    choose_game(page, game)
    page.locator(".hero .btn.pri").click()
    page.wait_for_url(re.compile(r"#/t/[\w-]+$"))
    assert page.evaluate(KEPT)
    ann.context.set_offline(True)
    PLAY[game](page)
    page.goto(f"{page.url}/end")
    expect(page.locator("table").first).to_be_visible()
