"""Requests that make no sense: odd ids, numbers no database can hold, options of every wrong kind. All are refused
with a reason, and none of them leaves a trace."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.security.house import House
from tests.server.security.party import party

ODD_IDS = ["%00", "%0a", "%ff%fe", "..", "%2e%2e", "'", '"', "%25", "a" * 5000, "%F0%9F%98%80", "a%20b", "null", "-1"]
HUGE = [2**31, 2**53, 2**63, 2**64, 2**70, 10**400]


@pytest.mark.parametrize("odd", ODD_IDS)
def test_odd_ids_are_no_tables(home: House, odd: str) -> None:
    visitor = home.visitor("Ann")
    bodies: dict[str, Any] = {"join": {}, "leave": None, "start": None, "rematch": {"entropy": ""}}
    answers = [visitor.ask("GET", f"/api/tables/{odd}/{what}") for what in ("log", "record")]
    answers += [visitor.ask("POST", f"/api/tables/{odd}/{what}", json=body) for what, body in bodies.items()]
    answers.append(visitor.ask("PUT", f"/api/tables/{odd}/seats/0", json={"bot": None}))
    assert {answer.status_code for answer in answers} <= {404, 405}
    visitor.close()


@pytest.mark.parametrize("seat", [-1, 10, *HUGE])
def test_seats_that_no_table_has(home: House, seat: int) -> None:
    with party(home, options={"players": 4}) as found:
        answers = [
            found.person("host").ask("PUT", f"/api/tables/{found.table}/seats/{seat}", json={"bot": "random"}),
            found.person("guest").ask(
                "POST", f"/api/tables/{found.table}/join", json={"seat": seat, "link": found.link}
            ),
        ]
        assert {answer.status_code for answer in answers} <= {400, 404}
        free = found.person("host").ask("GET", f"/api/tables/{found.table}").json()["seats"][3]
        assert (free["name"], free["bot"]) == (None, None)


@pytest.mark.parametrize("digits", [4_000, 5_000])
def test_numbers_that_python_will_not_read(home: House, digits: int) -> None:
    number = "9" * digits
    with party(home, options={"players": 4}) as found:
        host = found.person("host")
        answers = [
            host.ask("GET", f"/api/tables?before={number}"),
            host.ask("GET", f"/api/tables/{found.table}/log?since={number}"),
            host.ask("PUT", f"/api/tables/{found.table}/seats/{number}", json={"bot": "random"}),
            *(
                host.ask(method, f"/api/tables{path}", content=body, headers={"Content-Type": "application/json"})
                for method, path, body in (
                    ("POST", "", f'{{"options": {{"players": {number}}}}}'),
                    ("POST", "", f'{{"seconds": {number}}}'),
                    ("POST", f"/{found.table}/join", f'{{"seat": {number}}}'),
                )
            ),
        ]
        assert {answer.status_code for answer in answers} <= {400, 404}


def test_a_seat_beyond_the_table(home: House) -> None:
    with party(home) as found:
        answer = found.person("host").ask("PUT", f"/api/tables/{found.table}/seats/3", json={"bot": "random"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-seat")
        answer = found.person("guest").ask(
            "POST", f"/api/tables/{found.table}/join", json={"seat": 3, "link": found.link}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-seat")


@pytest.mark.parametrize("bot", ["genius", "", "json:JSONDecoder", "ashigaru@x.toml", "samurai:json", "daimyo:9"])
def test_a_server_seats_none_but_its_own_bots(home: House, bot: str) -> None:
    """Nobody may have it import a module or read a file."""
    with party(home, options={"players": 4}) as found:
        answer = found.person("host").ask("PUT", f"/api/tables/{found.table}/seats/3", json={"bot": bot})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-bot")
        body = {"options": {"players": 3}, "bots": {"1": bot}}
        answer = found.person("host").ask("POST", "/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-bot")


@pytest.mark.parametrize("number", [-1, *HUGE, "1e3", "0x10", "", "NaN", "1.5", "٣", "9" * 5000])
def test_numbers_in_addresses(home: House, number: Any) -> None:
    with party(home, visible=True) as found:
        found.start()
        visitor = found.person("nobody")
        lists = [
            visitor.ask("GET", "/api/tables", params={"kind": kind, "before": number}) for kind in ("open", "finished")
        ]
        log = visitor.ask("GET", f"/api/tables/{found.table}/log", params={"since": number})
        assert {answer.status_code for answer in (*lists, log)} <= {200, 400}


@pytest.mark.parametrize("search", ["\x00", "%", "_", "\\", "'; drop table tables --", "\ud7ff", "x" * 60, "ſ", "İ"])
def test_odd_searches_find_nothing(home: House, search: str) -> None:
    with party(home, visible=True) as found:
        answer = found.person("nobody").ask("GET", "/api/tables", params={"search": f"q{search}z"})
        assert answer.status_code in (200, 400)
        if answer.status_code == 200:
            assert answer.json() == []


def test_a_search_finds_names_in_any_case(home: House) -> None:
    visitor = home.visitor("Ångström Weiß")
    created = visitor.ask("POST", "/api/tables", json={}).json()
    for search in ("ångström", "WEISS", "str\u00f6m wei"):
        found = visitor.ask("GET", "/api/tables", params={"search": search}).json()
        assert created["id"] in [table["id"] for table in found], search
    visitor.close()


@pytest.mark.parametrize(
    "options",
    [
        {"players": "4"},
        {"players": True},
        {"players": 4.0},
        {"players": 1e9},
        {"players": 2**70},
        {"players": None},
        {"players": [4]},
        {"players": {"players": 4}},
        {"side": ["sun"]},
        {"side": {}},
        {"setup": 1},
        {"modules": "court"},
        {"modules": {"court": 1}},
        {"modules": [["court"]]},
        {"modules": [None]},
        {"\x00": 1},
        {"": {}},
        {"side": "moon", "setup": "fixed"},
        [],
        "players",
        4,
        None,
    ],
)
def test_options_of_the_wrong_kind(home: House, options: Any) -> None:
    visitor = home.visitor("Ann")
    answer = visitor.ask("POST", "/api/tables", json={"options": options})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-options", "bad-request")
    assert visitor.ask("GET", "/api/tables?kind=mine").json() == []
    visitor.close()


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": "x" * 10_000},
        {"game": "../shogun"},
        {"game": None},
        {"bots": {"9": "random"}},
        {"bots": {"-1": "random"}},
        {"bots": {"x": "random"}},
        {"bots": {"1.5": "random"}},
        {"bots": {str(2**70): "random"}},
        {"bots": {"1": "grandmaster"}},
        {"bots": {"1": None}},
        {"bots": {"1": "x" * 1000}},
        {"bots": ["random"]},
        {"seat": 4},
        {"seat": -1},
        {"seat": True},
        {"seat": 2**70},
        {"pace": "blitz"},
        {"seconds": 9},
        {"seconds": 3601},
        {"seconds": -1},
        {"seconds": 2**70},
        {"pace": "days", "seconds": 300},
        {"visible": "yes"},
        {"visible": 2},
        {"hints": None},
        {"entropy": "ü"},
        {"entropy": "\x00"},
        {"entropy": "with space"},
        {"entropy": "x" * 65},
        {"entropy": 5},
        {"secret": "chosen by the host"},
        {"id": "mine"},
    ],
)
def test_tables_that_cannot_be_had(home: House, wanted: dict[str, Any]) -> None:
    visitor = home.visitor("Ann")
    answer = visitor.ask("POST", "/api/tables", json=wanted)
    assert answer.status_code == 400
    assert set(answer.json()) <= {"code", "message", "problems"}
    assert visitor.ask("GET", "/api/tables?kind=mine").json() == []
    visitor.close()


@pytest.mark.parametrize("entropy", ["ü", "\x00", "a b", "x" * 65, 5, None, ["x"]])
def test_entropy_of_the_wrong_kind(home: House, entropy: Any) -> None:
    with party(home, options={"players": 4}) as found:
        mixed = found.person("own").ask("PUT", f"/api/tables/{found.table}/entropy", json={"entropy": entropy})
        given = {"entropy": entropy, "link": found.link}
        joined = found.person("guest").ask("POST", f"/api/tables/{found.table}/join", json=given)
        assert (mixed.status_code, joined.status_code) == (400, 400)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"name"',
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b'{"name": "\xed\xa0\x80"}',
        b'{"name": ' + b"[" * 30_000,
        b"[" * 60_000,
        b'{"name": 1e999}',
        b'{"name": ' + b"9" * 60_000 + b"}",
        b'{"name": "Ann", "name": 5}',
        b"name=Ann",
    ],
)
@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
def test_bodies_that_cannot_be_read(home: House, path: str, body: bytes) -> None:
    visitor = home.visitor("Ann")
    answer = visitor.ask("POST", path, content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert visitor.ask("GET", "/api/me").json()["name"] == "Ann"
    visitor.close()
