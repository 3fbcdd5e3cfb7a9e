"""What lies beside the game: names, settings, talk, the log and its whys, the text view, a seat left to a bot."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.people import Person
from tests.web.table_page import page_that_asks_for_a_plan
from tests.web.words import say


def test_a_name_is_kept_with_a_password_and_used_elsewhere(house: House, people: People) -> None:
    here, there = people(house, "Keeper"), people(house)
    here.page.goto("/")
    here.page.get_by_role("button", name=say("web-account", name="Keeper")).click()
    here.page.get_by_role("tab", name=say("web-account-claim"), exact=True).click()
    here.page.get_by_label(say("web-account-password")).fill("a long password")
    here.page.get_by_role("button", name=say("web-account-do-claim")).click()
    expect(here.page.get_by_text(say("web-account-done-claim", name="Keeper"))).to_be_visible()

    there.page.goto("/")
    there.page.get_by_role("button", name=say("web-account", name="").strip()).click()
    there.page.get_by_role("tab", name=say("web-account-enter"), exact=True).click()
    there.page.get_by_role("dialog").get_by_label(say("web-account-name")).fill("Keeper")
    there.page.get_by_label(say("web-account-password")).fill("a long password")
    there.page.get_by_role("button", name=say("web-account-do-enter")).click()
    expect(there.page.get_by_text(say("web-account-done-enter", name="Keeper"))).to_be_visible()
    assert there.call("GET", "/api/me")["claimed"]


def test_colours_follow_the_system_until_somebody_chooses(house: House, people: People) -> None:
    somebody = people(house, color_scheme="dark")
    page, html = somebody.page, somebody.page.locator("html")
    page.goto("/")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name=say("web-settings")).click()
    page.get_by_text(say("web-settings-theme-light"), exact=True).click()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")


def player_and_watcher(house: House, people: People) -> tuple[Person, Person]:
    """Ann, who plays against bots, and Ben, who looks on."""
    ann, watcher = people(house, "Ann"), people(house, "Ben")
    card = ann.set_up(bots=["random", "random"])
    ann.start(card)
    for person in (ann, watcher):
        person.page.goto(f"/t/{card['id']}?link={card['link']}")
    return ann, watcher


def open_talk(person: Person) -> None:
    person.page.get_by_role("navigation").get_by_role("button", name=say("web-board-talk")).click()


def test_words_are_heard_across_the_table(house: House, people: People) -> None:
    ann, watcher = player_and_watcher(house, people)
    for person in (ann, watcher):
        open_talk(person)
    field = watcher.page.get_by_role("textbox", name=say("web-talk-say"))
    field.fill("Good luck")
    field.press("Enter")
    expect(ann.page.get_by_role("log", name=say("web-talk"), exact=True).get_by_text("Good luck")).to_be_visible()


def test_a_word_is_shown_at_once_and_escape_leaves_the_talk(house: House, people: People) -> None:
    ann, watcher = player_and_watcher(house, people)
    open_talk(watcher)
    watcher.page.get_by_role("button", name=say("web-talk-emote-bow")).click()
    words = ann.page.get_by_role("log", name=say("web-talk"), exact=True)
    expect(ann.page.get_by_text(say("web-talk-emote-bow"), exact=True)).to_be_visible()
    expect(words).to_be_hidden()
    ann.page.get_by_role("button", name=say("web-talk-open"), exact=True).click()
    line = words.get_by_role("listitem").filter(has_text="Ben")
    expect(line).to_contain_text(say("web-talk-emote-bow"))
    expect(line.get_by_role("time")).to_be_visible()
    expect(ann.page.get_by_role("button", name=say("web-talk-open"), exact=True)).to_be_hidden()
    ann.page.get_by_role("textbox", name=say("web-talk-say")).press("Escape")
    expect(words).to_be_hidden()


def test_the_table_as_text_is_one_key_away(house: House, people: People) -> None:
    page = page_that_asks_for_a_plan(people(house, "Ann"))
    page.keyboard.press("v")
    text = page.get_by_role("region", name=say("web-text-title"))
    expect(text).to_contain_text("Ann")
    expect(text).to_contain_text(say("name-province-kii"))
    page.keyboard.press("Escape")
    expect(text).to_be_hidden()


def test_a_seat_that_is_taken_back_has_the_plan_of_its_bot(house: House, people: People) -> None:
    ann, ben = people(house, "Ann"), people(house, "Ben")
    card = ann.set_up(bots=["random"])
    ben.call("POST", f"/api/tables/{card['id']}/join", link=card["link"], entropy="of-another")
    ann.start(card)
    for person in (ann, ben):
        person.page.goto(f"/t/{card['id']}?link={card['link']}")
    page, seen = ann.page, ben.page.locator("[data-player='0']")
    expect(seen.get_by_role("img", name=say("web-board-bot"))).to_have_count(0)
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("web-menu-resign")).click()
    page.get_by_role("button", name=say("web-menu-resign-yes")).click()
    expect(seen.get_by_role("img", name=say("web-board-bot"))).to_be_visible()
    page.get_by_role("button", name=say("web-menu-back")).first.click()
    expect(seen.get_by_role("img", name=say("web-board-bot"))).to_have_count(0)
    page.get_by_role("button", name=say("planning-not-ready")).click()
    expect(page.get_by_role("button", name=say("planning-ready"), exact=True)).to_be_visible()


def test_a_bot_plays_on_and_the_log_tells_why(house: House, people: People) -> None:
    page = page_that_asks_for_a_plan(people(house, "Ann"))
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("web-menu-resign")).click()
    page.get_by_role("button", name=say("web-menu-resign-yes")).click()
    page.keyboard.press("Escape")
    expect(page).to_have_title(say("web-title-over"))
    page.get_by_role("navigation").get_by_role("button", name=say("web-board-log")).click()
    log = page.get_by_role("complementary", name=say("web-board-beside")).last
    log.get_by_label(say("web-log-kind")).select_option(label=say("web-log-kind-winter"))
    line = log.get_by_role("listitem").first
    expect(line.get_by_role("link")).to_have_attribute(
        "href", re.compile(rf"^{urlsplit(page.url).path}/replay\?at=\d+$")
    )
    line.get_by_role("button", name=say("web-why")).click()
    answer = page.get_by_role("dialog", name=say("web-why"))
    expect(answer.get_by_text(say("web-why-page", page="").strip())).to_be_visible()
    page.keyboard.press("Escape")
    expect(answer).to_be_hidden()
