"""At the door: which pages may ask, what every answer carries, how often and how much may be asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bakufu.server.app import HEADERS, OF_DATA
from bakufu.server.serve import LARGEST_FRAME
from bakufu.server.socket.table_socket import PATIENCE as TOLERANCE
from tests.patience import PATIENCE
from tests.server.security.house import House, Line, StoppedClock, house, settings
from tests.server.security.party import party

ELSEWHERE = "https://elsewhere.example"


# Which pages may ask


@pytest.mark.parametrize(
    "origin", [ELSEWHERE, "null", "http://127.0.0.1", "http://127.0.0.1:1", "nonsense", "http://["]
)
def test_unsafe_requests_of_other_pages_are_refused(home: House, origin: str) -> None:
    visitor = home.visitor("Ann")
    answer = visitor.ask("POST", "/api/tables", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    assert visitor.ask("GET", "/api/tables?kind=mine").json() == []
    visitor.close()


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_says_it_is_elsewhere_is_believed(home: House, site: str) -> None:
    visitor = home.visitor("Ann")
    answer = visitor.ask("POST", "/api/tables", json={}, headers={"Sec-Fetch-Site": site})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    visitor.close()


def test_our_own_pages_may_ask(home: House) -> None:
    visitor = home.visitor("Ann")
    for headers in ({"Origin": f"http://{home.address}"}, {"Sec-Fetch-Site": "same-origin"}, {}):
        assert visitor.ask("POST", "/api/me", json={"name": "Ann"}, headers=headers).status_code == 200
    visitor.close()


def test_looking_is_no_harm(home: House) -> None:
    """Other pages may cause it, but browsers do not let them read the answer."""
    visitor = home.visitor()
    answer = visitor.ask("GET", "/api/tables", headers={"Origin": ELSEWHERE})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers
    visitor.close()


def test_a_host_can_allow_another_page(tmp_path: Path) -> None:
    with house(settings(tmp_path, origins=(ELSEWHERE,))) as home:
        visitor = home.visitor()
        assert visitor.ask("POST", "/api/me", json={"name": "A"}, headers={"Origin": ELSEWHERE}).status_code == 200
        visitor.close()


def test_sockets_of_other_pages_are_refused(home: House) -> None:
    with party(home, visible=True) as found:
        with pytest.raises(InvalidStatus) as denied:
            found.person("own").socket(found.table, headers={"Origin": ELSEWHERE})
        assert denied.value.response.status_code == 403
        assert json.loads(denied.value.response.body)["code"] == "wrong-origin"
        own_page = found.person("own").socket(found.table, headers={"Origin": f"http://{home.address}"})
        assert Line(own_page).hello()["type"] == "table"


# What every answer carries


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/me", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/docs/openapi.json", 200),
        ("GET", "/nothing-here", 404),
        ("PATCH", "/api/me", 405),
        ("POST", "/api/me", 400),
        ("POST", "/api/tables", 401),
        ("OPTIONS", "/api/tables", 204),
    ],
)
def test_protective_headers_are_on_every_answer(home: House, method: str, path: str, status: int) -> None:
    visitor = home.visitor()
    answer = visitor.ask(method, path, json={} if method == "POST" else None)
    assert answer.status_code == status
    expected = OF_DATA if path.startswith("/api/") else HEADERS
    assert {name: answer.headers.get(name) for name in expected} == expected
    visitor.close()


def test_data_may_load_nothing_and_is_kept_nowhere() -> None:
    assert OF_DATA.keys() == HEADERS.keys() | {"Cache-Control"}
    assert OF_DATA["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert OF_DATA["Cache-Control"] == "no-store"


def test_protective_headers_are_on_refused_sockets_too(home: House) -> None:
    with pytest.raises(InvalidStatus) as denied:
        home.visitor().socket("no-such-one")
    assert denied.value.response.status_code == 404
    assert {name: denied.value.response.headers.get(name) for name in OF_DATA} == OF_DATA


def test_an_error_inside_says_nothing_about_the_inside(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as home:
        visitor = home.visitor("Ann")

        async def broken(_: str) -> None:
            raise RuntimeError("a secret of the inside")

        home.app.state.service.store.table = broken
        answer = visitor.ask("GET", "/api/tables/whatever")
        assert answer.status_code == 500
        assert answer.json() == {"code": "internal", "message": "Server error. Nothing was changed."}
        assert {name: answer.headers.get(name) for name in OF_DATA} == OF_DATA
        visitor.close()


# How often, and how much


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[tuple[House, StoppedClock]]:
    clock = StoppedClock()
    with house(settings(tmp_path, requests=30, messages=5), clock) as home:
        yield home, clock


def test_too_many_requests_are_answered_with_429(strict: tuple[House, StoppedClock]) -> None:
    home, clock = strict
    visitor = home.visitor()
    assert [visitor.ask("GET", "/api/me").status_code for _ in range(31)] == [200] * 30 + [429]
    answer = visitor.ask("GET", "/api/me")
    assert answer.json()["code"] == "too-fast"
    assert answer.headers["retry-after"] == "2"
    with pytest.raises(InvalidStatus) as denied:
        visitor.socket("whatever")
    assert denied.value.response.status_code == 429
    assert visitor.ask("GET", "/api/health").status_code == 200
    clock.at += 2000
    assert [visitor.ask("GET", "/api/me").status_code for _ in range(2)] == [200, 429]
    visitor.close()


def test_limits_count_the_address_that_a_trusted_proxy_tells(strict: tuple[House, StoppedClock]) -> None:
    home, _ = strict
    visitor = home.visitor()

    def status(address: str) -> int:
        return visitor.ask("GET", "/api/me", headers={"X-Forwarded-For": address}).status_code

    assert [status("192.0.2.1") for _ in range(31)] == [200] * 30 + [429]
    assert status("192.0.2.2") == 200
    # One household has a whole network of IPv6 addresses.
    assert [status(f"2001:db8::{number:x}") for number in range(31)] == [200] * 30 + [429]
    assert status("2001:db8:0:1::1") == 200
    visitor.close()


def test_nobody_else_can_tell_us_an_address(tmp_path: Path) -> None:
    with house(settings(tmp_path, requests=3, proxies=("192.0.2.9",)), StoppedClock()) as home:
        visitor = home.visitor()
        told = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(4)]
        assert [visitor.ask("GET", "/api/me", headers=given).status_code for given in told] == [200, 200, 200, 429]
        visitor.close()


def test_a_socket_that_is_too_fast_is_told_so_and_then_closed(strict: tuple[House, StoppedClock]) -> None:
    home, _ = strict
    with party(home, visible=True) as found:
        line = found.line("guest")
        answers = [line.command("undo")["code"] for _ in range(9)]
        assert answers == ["not-started"] * 9
        for number in range(int(TOLERANCE.most) + 1):
            line.connection.send(json.dumps({"type": "undo", "id": f"again {number}"}))
        assert [line.hear()["code"] for _ in range(int(TOLERANCE.most) + 1)] == ["too-fast"] * (int(TOLERANCE.most) + 1)
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_large_bodies_are_answered_with_413(home: House) -> None:
    visitor = home.visitor("Ann")
    answer = visitor.ask("POST", "/api/tables", content=b" " * (64 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = visitor.ask("POST", "/api/tables", content=iter([b" " * 10_000] * 7))  # no length given beforehand
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    visitor.close()


def test_oversized_frames_close_the_socket(home: House) -> None:
    with party(home, visible=True) as found:
        line = found.line("guest")
        line.connection.send(" " * LARGEST_FRAME)
        assert line.hear()["code"] == "bad-message"
        line.connection.send(" " * (LARGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            line.connection.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
