"""People who aren't at the table are told of their turns: where they want it, at tables where they want it, once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bakufu.server.notices import webhooks
from bakufu.server.service import Service
from tests.server.notices.push_service import PushService, push_service
from tests.server.people.letter_box import LetterBox, letter_box, link_in
from tests.server.security.house import House, Line, StoppedClock, Visitor, house, settings

PASSWORD = "correct horse battery staple"
ORIGIN = "https://table.example"
TURN = {"title": "Your turn in SHOGUN", "text": "The others are waiting for you."}


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def box() -> Iterator[LetterBox]:
    with letter_box() as box:
        yield box


@pytest.fixture
def home(tmp_path: Path, clock: StoppedClock, push: PushService, box: LetterBox) -> Iterator[House]:
    mail: Any = {"mail": box.url, "mail_from": "bakufu@table.example", "origins": (ORIGIN,)}
    with house(settings(tmp_path, push_hosts=(push.host,), **mail), clock) as home:
        yield home


def subscribed(home: House, push: PushService, name: str) -> Visitor:
    visitor = home.visitor(name)
    answer = visitor.ask("PUT", "/api/me/push", json=push.subscription(name))
    assert answer.status_code == 204, answer.text
    return visitor


def table_of(host: Visitor, *others: Visitor, told: tuple[Visitor, ...]) -> str:
    """A game of SHOGUN that has started: everybody plans."""
    wanted = {"game": "shogun", "options": {"players": 3}, "seat": 0, "bots": {"2": "random"}}
    table: str = host.ask("POST", "/api/tables", json=wanted).json()["id"]
    for one in others:
        assert one.ask("POST", f"/api/tables/{table}/join", json={}).status_code == 200
    for one in told:
        assert one.ask("PUT", f"/api/tables/{table}/notices", json={"on": True}).status_code == 204
    assert host.ask("POST", f"/api/tables/{table}/start").status_code == 200
    return table


def service_of(home: House) -> Service:
    service: Service = home.app.state.service
    return service


def check(home: House) -> None:
    """What the notifier does every second."""
    service = service_of(home)
    task = service.writer._task
    assert task is not None

    async def checked() -> None:
        await service.notifier.check()
        await asyncio.gather(*service.notifier._sending)

    asyncio.run_coroutine_threadsafe(checked(), task.get_loop()).result(20)


def later(clock: StoppedClock, seconds: int = 20) -> None:
    clock.at += 1000 * seconds


def test_two_people_are_told_of_their_turn_once(home: House, push: PushService, clock: StoppedClock) -> None:
    ann, bob = (subscribed(home, push, name) for name in ("ann", "bob"))
    table = table_of(ann, bob, told=(ann, bob))
    later(clock)
    told = {name: message for name, message, _ in (push.next(), push.next())}
    assert told == {name: {**TURN, "path": f"/t/{table}", "tag": table} for name in ("ann", "bob")}
    later(clock)
    check(home)
    assert push.messages.empty()


def test_a_notice_waits_for_the_end_of_quiet_hours(home: House, push: PushService, clock: StoppedClock) -> None:
    ann, bob = (subscribed(home, push, name) for name in ("ann", "bob"))
    now = datetime.fromtimestamp(clock.at / 1000, ZoneInfo("Asia/Tokyo"))
    minute = 60 * now.hour + now.minute
    quiet = {"start": (minute - 60) % 1440, "end": (minute + 60) % 1440, "zone": "Asia/Tokyo"}
    chosen = {"mail": False, "webhook": None, "quiet": quiet}
    assert ann.ask("PUT", "/api/me/notices", json=chosen).status_code == 204
    assert ann.ask("GET", "/api/me/notices").json()["quiet"] == quiet
    table_of(ann, bob, told=(ann, bob))
    later(clock)
    assert push.next()[0] == "bob"
    check(home)
    assert push.messages.empty()
    later(clock, 3600)
    check(home)
    assert push.next()[0] == "ann"
    chosen["quiet"] = {**quiet, "zone": "../etc/passwd"}
    answer = ann.ask("PUT", "/api/me/notices", json=chosen)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-zone")


def test_nobody_is_told_who_did_not_ask_for_it(home: House, push: PushService, clock: StoppedClock) -> None:
    ann, bob = (subscribed(home, push, name) for name in ("ann", "bob"))
    table = table_of(ann, bob, told=(bob,))
    assert ann.ask("GET", f"/api/tables/{table}/notices").json() == {"on": False}
    later(clock)
    assert push.next()[0] == "bob"
    check(home)
    assert push.messages.empty()


def test_nobody_is_told_before_the_others_have_waited_a_while(
    home: House, push: PushService, clock: StoppedClock
) -> None:
    ann, bob = subscribed(home, push, "ann"), home.visitor("Bob")
    table = table_of(ann, bob, told=(ann,))
    later(clock, 19)
    check(home)
    line = Line(ann.socket(table))
    view = line.hello()["view"]
    spaces = [move["move"] for move in view["moves"] if move["move"] != 50]
    plan = (spaces + [50] * 11)[:11]
    assert line.command("ready", moves=plan)["type"] == "ack"
    later(clock)
    check(home)
    assert push.messages.empty()


def test_whoever_signs_out_is_told_no_more(home: House, push: PushService, clock: StoppedClock) -> None:
    ann, bob = (subscribed(home, push, name) for name in ("ann", "bob"))
    table_of(ann, bob, told=(ann, bob))
    ann.ask("DELETE", "/api/me")
    later(clock)
    assert push.next()[0] == "bob"
    check(home)
    assert push.messages.empty()


def test_a_browser_that_is_gone_is_forgotten(home: House, push: PushService) -> None:
    ann = subscribed(home, push, "ann")
    assert ann.ask("GET", "/api/me/notices").json()["browsers"] == 1
    push.status = 410
    assert ann.ask("POST", "/api/me/notices/test").json() == {"places": 1}
    push.next()
    check(home)
    assert ann.ask("GET", "/api/me/notices").json()["browsers"] == 0


def test_a_browser_tells_one_person(home: House, push: PushService) -> None:
    """Whoever signs in to a browser after somebody else is not told of their turns."""
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    same = push.subscription("browser")
    for one in (ann, bob):
        one.ask("PUT", "/api/me/push", json=same)
    assert [one.ask("GET", "/api/me/notices").json()["push"] for one in (ann, bob)] == [False, True]
    bob.ask("DELETE", "/api/me/push")
    assert bob.ask("GET", "/api/me/notices").json()["push"] is False


def test_mail_is_sent_to_a_confirmed_address(home: House, box: LetterBox, clock: StoppedClock) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    ann.ask("POST", "/api/me/claim", json={"name": "Ann", "password": PASSWORD})
    ann.ask("PUT", "/api/me/mail", json={"mail": "ann@mail.example", "password": PASSWORD})
    ann.ask("POST", "/api/me/mail/confirm", json={"link": link_in(box.next(), "mail")})
    chosen: Any = {"json": {"mail": True, "webhook": None}, "headers": {"Accept-Language": "de"}}
    assert ann.ask("PUT", "/api/me/notices", **chosen).status_code == 204
    table = table_of(ann, bob, told=(ann, bob))
    later(clock)
    letter = box.next()
    assert (letter["To"], letter["Subject"]) == ("ann@mail.example", "Du bist dran: SHOGUN")
    assert f"{ORIGIN}/t/{table}" in str(letter.get_payload(decode=True))


def test_somebody_at_the_table_gets_no_mail(
    home: House, box: LetterBox, push: PushService, clock: StoppedClock
) -> None:
    """Browsers are told all the same: they know whether somebody looks."""
    ann, bob = subscribed(home, push, "ann"), home.visitor("Bob")
    table = table_of(ann, bob, told=(ann,))
    line = Line(ann.socket(table))
    line.hello()
    assert service_of(home).present(table, 0)
    later(clock)
    assert push.next()[0] == "ann"
    assert box.letters.empty()


def test_a_webhook_is_called_through_apprise(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[object, ...]] = []
    monkeypatch.setattr(webhooks, "installed", lambda: True)
    monkeypatch.setattr(webhooks, "send", lambda *given: sent.append(given))
    ann = home.visitor("Ann")
    wrong = ann.ask("PUT", "/api/me/notices", json={"mail": False, "webhook": "https://127.0.0.1/x"})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-webhook")
    address = "https://ntfy.sh/my-topic"
    assert ann.ask("PUT", "/api/me/notices", json={"mail": False, "webhook": address}).status_code == 204
    assert ann.ask("POST", "/api/me/notices/test").json() == {"places": 1}
    check(home)
    assert [given[0] for given in sent] == [address]
    assert f"{ORIGIN}/account" in str(sent[0][3])


def test_without_apprise_there_are_no_webhooks(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "installed", lambda: False)
    ann = home.visitor("Ann")
    assert ann.ask("GET", "/api/me/notices").json()["can_webhook"] is False
    answer = ann.ask("PUT", "/api/me/notices", json={"mail": False, "webhook": "https://ntfy.sh/x"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-webhooks")


def test_unknown_push_services_are_refused(home: House, push: PushService) -> None:
    subscription = {**push.subscription("ann"), "endpoint": "http://169.254.169.254/latest/meta-data"}
    answer = home.visitor("Ann").ask("PUT", "/api/me/push", json=subscription)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-subscription")


def test_where_somebody_is_told_is_exported_and_erased(home: House, push: PushService) -> None:
    ann = subscribed(home, push, "ann")
    assert ann.ask("GET", "/api/me/data").json()["push"] == [f"http://{push.host}/ann"]
    ann.ask("POST", "/api/me/leave", json={})

    def left(connection: Any) -> int:
        return int(connection.exec_driver_sql("SELECT count(*) FROM subscriptions").scalar())

    service = service_of(home)
    task = service.writer._task
    assert task is not None
    assert asyncio.run_coroutine_threadsafe(service.database.read(left), task.get_loop()).result(20) == 0


def test_only_those_who_sit_there_are_told_of_a_table(home: House, push: PushService) -> None:
    ann, bob, eve = subscribed(home, push, "ann"), home.visitor("Bob"), home.visitor("Eve")
    table = table_of(ann, bob, told=())
    answer = eve.ask("PUT", f"/api/tables/{table}/notices", json={"on": True})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
