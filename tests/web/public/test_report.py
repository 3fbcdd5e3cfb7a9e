"""A player is reported from the table's menu, and a moderator deals with it on their page."""

from __future__ import annotations

from playwright.sync_api import expect
from sqlalchemy import create_engine

from bakufu.server.people.moderation import Act, appoint
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.looks import problems_of
from tests.web.words import say


def test_a_player_is_reported_from_the_menu_and_muted(house: House, people: People) -> None:
    ann, ben = people(house, "Ann"), people(house, "Ben")
    card = ann.set_up(3, ("random",), visible=True)
    ben.call("POST", f"/api/tables/{card['id']}/join", entropy="of-another")
    ben.call("POST", f"/api/tables/{card['id']}/talk", text="Learn to play")
    ann.start(card)
    page = ann.page
    page.goto(f"/t/{card['id']}")
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("web-menu-report")).click()
    page.get_by_label(say("web-menu-report-reason")).select_option(label=say("web-menu-report-stalling"))
    page.get_by_label(say("web-menu-report-text")).fill("Waits on purpose.")
    with page.expect_response(f"**/api/tables/{card['id']}/report") as sent:
        page.get_by_role("button", name=say("web-menu-report-send")).click()
    assert sent.value.status == 204
    assert (sent.value.request.post_data_json or {})["seat"] == 1
    expect(page.get_by_text(say("web-menu-report-sent"))).to_be_visible()

    kim = people(house, "Kim")
    kim.call("POST", "/api/me/claim", name="Kim", password="a long password")
    with create_engine(house.settings.database).begin() as connection:
        appoint(connection, "Kim", Act(1, ""))
    kim.page.goto("/account")
    kim.page.get_by_role("link", name=say("web-moderation")).click()
    report = kim.page.get_by_role("region", name="Ben")
    expect(report.get_by_text("Learn to play")).to_be_visible()
    assert problems_of(kim) == []
    report.get_by_role("button", name=say("web-moderation-mute")).click()
    expect(kim.page.get_by_text(say("web-moderation-none"))).to_be_visible()
    expect(kim.page.get_by_text(say("web-moderation-did-mute", about="Ben"))).to_be_visible()
    kim.page.get_by_role("tab", name=say("web-moderation-closed")).click()
    kim.page.get_by_role("cell", name="Ben").get_by_role("button").click()
    expect(report.get_by_text("Waits on purpose.")).to_be_visible()
    expect(report.get_by_role("button", name=say("web-moderation-close"))).to_be_disabled()
    navigation = kim.page.get_by_role("navigation", name=say("web-moderation"))
    navigation.get_by_role("button", name=say("web-moderation-audit")).click()
    expect(kim.page.locator("#moderation-audit")).to_be_focused()
    with kim.page.expect_download() as saved:
        kim.page.get_by_role("button", name=say("web-moderation-export")).click()
    head, latest, *_ = saved.value.path().read_text().splitlines()
    assert head == '"at","by","what","about","reason"'
    assert '"Kim","close"' in latest or '"Kim","mute","Ben"' in latest
    kim.page.get_by_role("button", name=say("web-moderation-lift")).click()
    expect(kim.page.get_by_text(say("web-moderation-force-none"))).to_be_visible()
