"""The page of one's account: an account is exported and deleted, and sessions end from elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People
from tests.web.words import say

PASSWORD = "correct horse battery staple"


def test_an_account_is_exported_and_deleted(house: House, people: People, tmp_path: Path) -> None:
    ann, elsewhere = people(house, "Annika"), people(house)
    ann.call("POST", "/api/me/claim", name="Annika", password=PASSWORD)
    elsewhere.call("POST", "/api/me/enter", name="Annika", password=PASSWORD)
    card = ann.set_up()
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name=say("web-account", name="Annika")).click()
    page.get_by_role("link", name=say("web-account-more")).click()
    expect(page.get_by_role("heading", name="Annika")).to_be_visible()
    assert not grave_findings(page, "main")

    page.get_by_role("link", name=say("web-account-profile")).click()
    expect(page.get_by_text(say("web-account-profile-none"))).to_be_visible()
    page.go_back()

    # Elsewhere somebody is signed in no longer.
    page.get_by_role("button", name=say("web-account-sessions-end-others")).click()
    expect(page.get_by_text(say("web-account-session-ended"))).to_be_visible()
    assert elsewhere.call("GET", "/api/me") is None

    # Games are given to nobody, until their players say so.
    for wanted in (True, False):
        page.get_by_role("switch", name=say("web-account-data-share")).set_checked(wanted)
        expect(
            page.get_by_text(say("web-account-data-shared" if wanted else "web-account-data-unshared"))
        ).to_be_visible()
        assert ann.call("GET", "/api/me/account")["shares_games"] is wanted
        page.reload()
        expect(page.get_by_role("switch", name=say("web-account-data-share"))).to_be_checked(checked=wanted)

    with page.expect_download() as exporting:
        page.get_by_role("link", name=say("web-account-data-export")).click()
    file = tmp_path / "own.json"
    exporting.value.save_as(file)
    stored = json.loads(file.read_text())
    assert (stored["name"], [table["id"] for table in stored["tables"]]) == ("Annika", [card["id"]])

    page.get_by_role("button", name=say("web-account-data-delete")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("web-account-password")).fill(PASSWORD)
    dialog.get_by_role("button", name=say("web-account-data-delete")).click()
    expect(page.get_by_text(say("web-account-nobody"))).to_be_visible()
    assert ann.call("GET", "/api/me") is None
