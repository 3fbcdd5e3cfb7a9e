"""One's data: to take away, and to have erased."""

from __future__ import annotations

import json
import zlib
from typing import Any

from sqlalchemy import update

from bakufu.server.people.accounts import EXPORTS, HOUR, REGRET_DAYS, Accounts
from bakufu.server.store.archive import said_in, with_talk
from bakufu.server.store.schema import archive, tables
from tests.server.people.having_accounts import (
    PASSWORD,
    claim,
    enter,
    entered,
    have_mail,
    is_signed_in,
    refusal,
    service_of,
    waited,
)
from tests.server.people.letter_box import LetterBox
from tests.server.security.house import House, Line, StoppedClock, Visitor


def table_with_talk(home: House, host: Visitor, guest: Visitor) -> str:
    """A table at which both have said something, before the game and during it."""
    wanted = {"game": "katana", "options": {"players": 2}, "seat": 0}
    table: str = host.ask("POST", "/api/tables", json=wanted).json()["id"]
    guest.ask("POST", f"/api/tables/{table}/join", json={})
    for who, text in ((host, "early"), (guest, "me too")):
        assert who.ask("POST", f"/api/tables/{table}/talk", json={"text": text}).status_code == 204
    assert host.ask("POST", f"/api/tables/{table}/start").status_code == 200
    for who, text in ((host, "late"), (guest, "later")):
        line = Line(who.socket(table))
        line.hello()
        assert line.command("talk", text=text)["type"] == "ack"
        line.close()
    return table


def test_everything_that_is_stored_about_somebody_is_exported(mail_home: House, box: LetterBox) -> None:
    ann, bob = claim(mail_home), mail_home.visitor("Bob")
    have_mail(mail_home, box, ann)
    table = table_with_talk(mail_home, ann, bob)
    answer = ann.ask("GET", "/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    stored = answer.json()
    assert (stored["name"], stored["claimed"], stored["mail"]) == ("Ann", True, "ann@mail.example")
    assert [one["device"] for one in stored["sessions"]] == ["python-httpx"]
    assert [(one["id"], one["seat"], one["host"]) for one in stored["tables"]] == [(table, 0, True)]
    assert [one["text"] for one in stored["messages"]] == ["early", "late"]
    assert "Bob" not in answer.text
    assert "argon2" not in answer.text


def test_exports_are_limited(mail_home: House) -> None:
    ann = claim(mail_home)
    statuses = [ann.ask("GET", "/api/me/data").status_code for _ in range(int(EXPORTS.most) + 1)]
    assert statuses == [200] * int(EXPORTS.most) + [429]


def everything(home: House) -> str:
    """All that the database holds, as text."""

    def read(connection: Any) -> str:
        named = [row[0] for row in connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return str([list(connection.exec_driver_sql(f"SELECT * FROM {name}")) for name in named])

    return str(waited(home, service_of(home).database.read(read)))


def test_a_guest_who_leaves_is_erased(mail_home: House) -> None:
    ann, bob = mail_home.visitor("Annika"), mail_home.visitor("Bob")
    table = table_with_talk(mail_home, ann, bob)
    open_table = ann.ask("POST", "/api/tables", json={"game": "katana", "options": {"players": 2}, "seat": 0}).json()
    assert ann.ask("POST", "/api/me/leave", json={}).status_code == 204
    assert not is_signed_in(ann)
    stored = everything(mail_home)
    assert not [word for word in ("Annika", "annika", "early", "late'") if word in stored]
    assert "me too" in stored
    seats = bob.ask("GET", f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Guest", "Bob"]
    waiting = bob.ask("GET", f"/api/tables/{open_table['id']}").json()["seats"]
    assert [seat["name"] for seat in waiting] == [None, None]
    found = [bob.ask("GET", f"/api/tables?kind=running&search={name}").json() for name in ("ann", "bob")]
    assert [len(one) for one in found] == [0, 1]


def test_an_account_can_be_saved_for_some_days(mail_home: House, clock: StoppedClock) -> None:
    ann, elsewhere = claim(mail_home), entered(mail_home)
    assert refusal(ann.ask("POST", "/api/me/leave", json={"password": "a guess"})) == (403, "wrong-password")
    assert ann.ask("POST", "/api/me/leave", json={"password": PASSWORD}).status_code == 204
    assert [is_signed_in(one) for one in (ann, elsewhere)] == [False, False]
    accounts: Accounts = service_of(mail_home).accounts
    clock.at += REGRET_DAYS * 24 * HOUR - 1
    waited(mail_home, accounts.erase_due())
    again = entered(mail_home)
    clock.at += HOUR
    waited(mail_home, accounts.erase_due())
    assert is_signed_in(again)


def test_an_account_is_erased_when_the_days_are_over(mail_home: House, box: LetterBox, clock: StoppedClock) -> None:
    ann, bob = claim(mail_home, "Annika"), mail_home.visitor("Bob")
    have_mail(mail_home, box, ann)
    table_with_talk(mail_home, ann, bob)
    ann.ask("POST", "/api/me/leave", json={"password": PASSWORD})
    # Until then nobody else gets the name.
    assert refusal(bob.ask("POST", "/api/me", json={"name": "Annika"})) == (409, "name-is-taken")
    clock.at += REGRET_DAYS * 24 * HOUR
    waited(mail_home, service_of(mail_home).accounts.erase_due())
    stored = everything(mail_home)
    assert not [word for word in ("Annika", "annika", "early", "late'", "mail.example", "argon2") if word in stored]
    assert enter(mail_home, "Annika") == 403
    assert bob.ask("POST", "/api/me", json={"name": "Annika"}).status_code == 200


def test_what_somebody_said_is_erased_from_the_archive_too(mail_home: House) -> None:
    ann, bob = mail_home.visitor("Annika"), mail_home.visitor("Bob")
    table = table_with_talk(mail_home, ann, bob)
    service = service_of(mail_home)

    log = waited(mail_home, service.store.entries(table))
    rows = [[entry.kind, entry.seat, entry.data, entry.by, entry.at] for entry in log]

    def pack(connection: Any) -> None:
        over = {"status": "finished", "finished_at": service.clock(), "result": [1, 2], "winners": [1]}
        connection.execute(update(tables).values(over))
        packet = zlib.compress(json.dumps({"log": rows}).encode(), 9)
        connection.execute(archive.insert().values(table_id=table, record=packet, archived_at=0))
        connection.exec_driver_sql("DELETE FROM entries")

    waited(mail_home, service.database.change(pack))
    messages = [one["text"] for one in ann.ask("GET", "/api/me/data").json()["messages"]]
    assert messages == ["early", "late"]
    ann.ask("POST", "/api/me/leave", json={})
    packet = waited(mail_home, service.store.packet(table))
    assert [entry.data["text"] for entry in said_in(packet)] == ["", "me too", "", "later"]
    assert with_talk(packet, lambda seat, data: data) == packet


def test_games_are_shared_only_as_long_as_somebody_wants(mail_home: House) -> None:
    ann, nobody = claim(mail_home), mail_home.visitor()
    for wanted in (False, True, False):
        if wanted or ann.ask("GET", "/api/me/account").json()["shares_games"]:
            assert ann.ask("PUT", "/api/me/sharing", json={"on": wanted}).status_code == 204
        assert ann.ask("GET", "/api/me/account").json()["shares_games"] is wanted
        assert ann.ask("GET", "/api/me/data").json()["shares_games"] is wanted
    assert nobody.ask("PUT", "/api/me/sharing", json={"on": True}).status_code == 401
    assert ann.ask("PUT", "/api/me/sharing", json={"on": "yes"}).status_code == 400
