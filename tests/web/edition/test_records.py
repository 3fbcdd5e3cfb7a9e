"""Records are files in the browser: opened, watched, shared as a link that holds the game, and continued."""

from __future__ import annotations

import random

from playwright.sync_api import FilePayload, Page, expect

from bakufu.games import load
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.recorder import Recorder
from tests.web.conftest import People
from tests.web.words import say

COPIES = "navigator.clipboard.writeText = async (text) => { globalThis.copied = text }"
DROP = """(text) => {
  const files = new DataTransfer()
  files.items.add(new File([text], 'game.json'))
  for (const type of ['dragover', 'drop'])
    window.dispatchEvent(new DragEvent(type, { dataTransfer: files, cancelable: true }))
}"""


def recorded(moves: int = 10_000) -> str:
    """A game of SHOGUN NO KATANA at random, or its beginning."""
    game = load("katana")
    recorder, rng = Recorder(game, {"players": 2}, "7"), random.Random(7)
    while (seats := game.to_move(recorder.state)) and len(recorder.moves) < moves:
        recorder.play(seats[0], rng.choice(game.moves(recorder.state, seats[0])))
    return to_json(recorder.record())


def file(text: str) -> FilePayload:
    return {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}


def to_lobby(page: Page) -> None:
    page.evaluate("location.hash = '/'")
    expect(page.locator(".zone")).to_be_visible()


def test_a_record_is_watched_shared_and_continued(site: str, people: People) -> None:
    ann = people(site)
    ann.context.add_init_script(COPIES)
    page = ann.page
    page.goto(site)
    page.locator(".zone input").set_input_files(file(recorded()))
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("web-edition-record"))
    page.get_by_role("link", name=say("web-after-replay"), exact=True).click()
    slider = page.get_by_role("slider", name=say("web-after-slider"))
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=say("web-after-share-moment")).click()
    page.wait_for_function("() => globalThis.copied !== undefined")
    link: str = page.evaluate("copied")
    assert link.startswith(f"{site}#/record/")
    assert len(link) < 8_000

    # Whoever gets the link comes to the same moment.
    to_lobby(page)
    page.evaluate("(link) => (location.hash = new URL(link).hash)", link)
    expect(slider).to_have_value("1")

    # A file that is no record, and one that breaks off.
    to_lobby(page)
    page.evaluate(DROP, '{"bakufu": 1}')
    expect(page.get_by_role("alert")).to_contain_text(say("server-bad-record", why="")[:20])
    to_lobby(page)
    page.evaluate(DROP, recorded(9))
    page.get_by_role("link", name=say("web-edition-record-go-on"), exact=True).click()
    page.get_by_role("button", name=say("web-after-what-if")).click()
    page.locator("[data-seat='1']").click()
    page.wait_for_url("**/#/t/*")
    expect(page.locator(".katana, [data-layout]").first).to_be_visible()
