"""Two people switch notices on at a table and leave; when the game starts, both get a push message.

No Chromium can be led to another push service than Google's, so each page is given a subscription of a push service
of our own. From then on everything is as ever: the page hands it to the server, and the server's message is decrypted
and read where a browser would get it. What the service worker does with it is tested in `web/src/push`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.houses import UNLIMITED, House, Nursery
from tests.server.notices.push_service import PushService, push_service
from tests.server.templates import sqlite_in
from tests.web.conftest import People
from tests.web.people import Person
from tests.web.stage import answering
from tests.web.words import say

SUBSCRIBED = """
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.subscribe = async (options) => ({ toJSON: () => (%s) })
"""


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def telling_house(nursery: Nursery, tmp_path: Path, push: PushService) -> Iterator[House]:
    """It tells people at once, and knows our push service."""
    database = sqlite_in(tmp_path / "bakufu.sqlite")
    house = House(nursery, tmp_path, replace(UNLIMITED, database=database, push_hosts=(push.host,), notice_delay=0))
    answering(house.start().url)
    yield house
    house.stop()
    assert not house.tracebacks()


def switch_on(person: Person, address: str) -> None:
    page = person.page
    page.goto(address)
    with page.expect_response(lambda answer: answer.url.endswith("/api/me/push")) as subscribing:
        page.get_by_role("switch", name=say("web-account-notices-table")).check()
    assert subscribing.value.status == 204
    page.goto("/account")
    expect(page.get_by_role("switch", name=say("web-account-notices-push"))).to_be_checked()


def test_two_people_get_push_messages(telling_house: House, people: People, push: PushService) -> None:
    ann, bob = people(telling_house, "Ann"), people(telling_house, "Bob")
    for person, name in ((ann, "ann"), (bob, "bob")):
        person.context.add_init_script(SUBSCRIBED % json.dumps(push.subscription(name)))
    card = ann.set_up(bots=["random"], visible=True)
    bob.call("POST", f"/api/tables/{card['id']}/join", seat=1, entropy="of-a-test")
    for person in (ann, bob):
        switch_on(person, f"/t/{card['id']}")
    ann.start(card)
    told = {name: (message["title"], message["path"]) for name, message, _ in (push.next(), push.next())}
    assert told == dict.fromkeys(("ann", "bob"), ("Your turn in SHOGUN", f"/t/{card['id']}"))
