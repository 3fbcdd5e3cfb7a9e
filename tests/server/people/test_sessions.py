"""Sessions: listed with their devices, ended from elsewhere, and with them their sockets."""

from __future__ import annotations

from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from bakufu.server.people.devices import device_of
from bakufu.server.people.sessions import MOST, NOTED_AFTER
from bakufu.server.store.schema import people, sessions
from tests.server.people.having_accounts import account, claim, entered, is_signed_in, service_of, waited
from tests.server.security.house import House, Line, StoppedClock, Visitor

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def test_sessions_are_listed_with_their_devices(mail_home: House, clock: StoppedClock) -> None:
    ann = claim(mail_home)
    clock.at += 1000
    elsewhere = entered(mail_home, **{"User-Agent": FIREFOX})
    listed = account(elsewhere)["sessions"]
    assert [(one["device"], one["current"]) for one in listed] == [("Firefox, Linux", True), ("python-httpx", False)]
    assert [one["current"] for one in account(ann)["sessions"]] == [False, True]


def test_a_device_has_a_short_name() -> None:
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604"
    edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"
    named = [device_of(agent) for agent in (FIREFOX, phone, edge, "curl/8.5.0", "", "<b>" * 99, "x" * 99)]
    assert named == ["Firefox, Linux", "Safari, iPhone", "Edge, Windows", "curl", "", "", "x" * 60]


def test_when_a_session_was_last_seen_is_noted(mail_home: House, clock: StoppedClock) -> None:
    ann = claim(mail_home)
    began = clock.at
    clock.at += NOTED_AFTER + 1
    is_signed_in(ann)
    [session] = account(ann)["sessions"]
    assert (session["created_at"], session["seen_at"]) == (began, clock.at)


def test_signing_out_ends_the_session(mail_home: House) -> None:
    ann, elsewhere = claim(mail_home), entered(mail_home)
    assert ann.ask("DELETE", "/api/me").status_code == 204
    assert [is_signed_in(one) for one in (ann, elsewhere)] == [False, True]


def test_one_session_is_ended_from_another(mail_home: House) -> None:
    ann, elsewhere = claim(mail_home), entered(mail_home)
    [other] = [one["id"] for one in account(ann)["sessions"] if not one["current"]]
    assert ann.ask("DELETE", f"/api/me/sessions/{other}").status_code == 204
    assert [is_signed_in(one) for one in (ann, elsewhere)] == [True, False]


def test_nobody_ends_the_session_of_somebody_else(mail_home: House) -> None:
    ann, eve = claim(mail_home), claim(mail_home, "Eve")
    [session] = account(ann)["sessions"]
    assert eve.ask("DELETE", f"/api/me/sessions/{session['id']}").status_code == 204
    assert is_signed_in(ann)


def test_signing_out_everywhere_else_keeps_this_session(mail_home: House) -> None:
    ann, others = claim(mail_home), [entered(mail_home) for _ in range(3)]
    assert ann.ask("DELETE", "/api/me/sessions").status_code == 204
    assert [is_signed_in(one) for one in (ann, *others)] == [True, False, False, False]


def test_the_sockets_of_an_ended_session_close(mail_home: House) -> None:
    ann, elsewhere = claim(mail_home), entered(mail_home)
    table = ann.ask("POST", "/api/tables", json={"game": "katana", "options": {"players": 2}}).json()["id"]
    line, other = Line(ann.socket(table)), Line(elsewhere.socket(table))
    line.hello(), other.hello()
    ann.ask("DELETE", "/api/me/sessions")
    with pytest.raises(ConnectionClosed):
        other.hear()
    assert line.hello()["type"] == "table"


def test_a_person_has_a_limited_number_of_sessions(mail_home: House, clock: StoppedClock) -> None:
    ann = claim(mail_home)
    for _ in range(MOST):
        clock.at += 1000
        newest = entered(mail_home)
    assert len(account(newest)["sessions"]) == MOST
    assert not is_signed_in(ann)


def test_tokens_from_before_sessions_are_good_until_they_are_signed_out(mail_home: House) -> None:
    """They were signed for the person; the migration gives everybody a session of that id."""
    ann = claim(mail_home)
    service = service_of(mail_home)

    def old(connection: Any) -> str:
        person = str(connection.execute(select(people.c.id)).scalar_one())
        connection.execute(update(sessions).values(id=person))
        return person

    person = waited(mail_home, service.database.change(old))
    signer: URLSafeTimedSerializer = service.identity._signer
    visitor = Visitor(mail_home, str(signer.dumps(person)))
    assert is_signed_in(visitor)
    visitor.ask("DELETE", "/api/me")
    assert not is_signed_in(visitor)
    assert not is_signed_in(ann)
