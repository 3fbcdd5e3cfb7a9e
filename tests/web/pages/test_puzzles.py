"""Puzzles in the browser: from the lobby to a verdict, with a hint, and on to the next one."""

from __future__ import annotations

from playwright.sync_api import expect

from bakufu.puzzles.library import shipped
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import look
from tests.web.people import DESK, PHONE
from tests.web.table_page import SPOT, TablePage
from tests.web.words import say


def test_a_puzzle_is_solved_and_another_one_is_not(house: House, people: People) -> None:
    ann = people(house, "Ann")
    page = ann.page
    page.goto("/")
    with page.expect_response("**/puzzles") as first:
        page.get_by_role("link", name=say("web-puzzles")).click()
    puzzle = first.value.json()["puzzle"]
    known = next(one for one in shipped("shogun") if one.name == puzzle["name"])
    expect(page.get_by_role("heading", name=puzzle["question"])).to_be_visible()
    page.get_by_role("button", name=say("web-after-puzzle-hint")).click()
    expect(page.get_by_role("status").filter(has_text=puzzle["hint"])).to_be_visible()
    look(ann)
    # On the map where the answer is a province, else by its button.
    chosen = next(one for one in puzzle["answers"] if one["move"] == known.right[0][0])
    if chosen["place"] is not None:
        spot = TablePage(page).province(chosen["place"])
        assert spot is not None
        page.mouse.click(*spot)
    for move in known.right[0][chosen["place"] is not None :]:
        page.locator(f"[data-answer='{move}']").click()
    expect(page.get_by_text(say("web-after-puzzle-right")).first).to_be_visible()
    mine = say("web-after-puzzle-mine", rating=0, streak=1, solved=1, tried=1).partition("·")[2]
    expect(page.get_by_text(mine.strip())).to_be_visible()
    page.set_viewport_size(PHONE)  # another layout, and the same verdict
    expect(page.get_by_text(say("web-after-puzzle-right")).first).to_be_visible()
    look(ann)

    with page.expect_response("**/katana/puzzles*") as other:
        page.get_by_label(say("web-after-puzzle-game")).select_option("katana")
    puzzle = other.value.json()["puzzle"]
    right = [answer[0] for one in shipped("katana") if one.name == puzzle["name"] for answer in one.right]
    wrong = next(one["move"] for one in puzzle["answers"] if one["move"] not in right and one["place"])
    expect(page.get_by_role("heading", name=puzzle["question"])).to_be_visible()
    look(ann)
    # The table takes the answer, as in a game, also on a phone: there the list is folded.
    place = next(one["place"] for one in puzzle["answers"] if one["move"] == wrong)
    page.set_viewport_size(PHONE)
    expect(page.locator(f"[data-answer='{wrong}']")).to_be_hidden()
    page.locator(f"[data-pick='{place}']").click()
    page.locator(f"[data-do='{place}']").click()
    expect(page.get_by_text(say("web-after-puzzle-wrong")).first).to_be_visible()
    expect(page.locator("[data-pick]")).to_have_count(0)
    page.set_viewport_size(DESK)
    page.get_by_role("button", name=say("web-after-puzzle-next")).click()
    expect(page.locator("[data-answer]").first).to_be_enabled()


def test_a_phone_shows_the_provinces_of_a_puzzle(house: House, people: People) -> None:
    ben = people(house, "Ben", size=PHONE)
    page = ben.page
    with page.expect_response("**/shogun/puzzles*") as told:
        page.goto("/puzzles?game=shogun")
    puzzle = told.value.json()["puzzle"]
    places = [answer["place"] for answer in puzzle["answers"] if answer["place"]]
    assert places
    expect(page.get_by_role("heading", name=puzzle["question"])).to_be_visible()
    for place in places:
        page.wait_for_function(f"() => ({SPOT})(document.querySelector(`path[data-province='{place}']`))")
