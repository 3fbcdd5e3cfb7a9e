"""What a host sees and sets: health, metrics, and the names of the server."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from bakufu.server.store.transactions import Transactions
from tests.server.security.house import House, StoppedClock, house, settings
from tests.server.security.party import party

ELSEWHERE = {"X-Forwarded-For": "192.0.2.1"}


def full(*_: object) -> NoReturn:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_server_that_can_store_nothing_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = StoppedClock()
    with house(settings(tmp_path), clock) as home:
        visitor = home.visitor()

        def status() -> int:
            return visitor.ask("GET", "/api/health").status_code

        assert status() == 200
        with monkeypatch.context() as patched:
            patched.setattr(Transactions, "change", full)
            assert status() == 200, "a few seconds old"
            clock.at += 5_000
            answer = visitor.ask("GET", "/api/health")
            assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
        assert status() == 503
        clock.at += 5_000
        assert status() == 200
        visitor.close()


def test_asking_often_writes_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(settings(tmp_path), StoppedClock()) as home:
        visitor = home.visitor()
        written: list[object] = []
        change = Transactions.change

        async def counted(self: Transactions, work: Callable[..., None]) -> None:
            written.append(work)
            await change(self, work)

        monkeypatch.setattr(Transactions, "change", counted)
        assert {visitor.ask("GET", "/api/health").status_code for _ in range(20)} == {200}
        # Others may have looked after their tables in the meantime.
        assert len([work for work in written if "Pulse" in getattr(work, "__qualname__", "")]) == 1
        visitor.close()


FIGURES = ("bakufu_tables ", "bakufu_sockets ", "bakufu_moves_total", "bakufu_bot_seconds", "bakufu_requests_total")


def test_metrics_are_for_the_machine_itself(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as home, party(home) as found:
        found.start()
        found.line("own")
        answer = found.person("nobody").ask("GET", "/metrics")
        assert answer.status_code == 200
        for figure in (
            *FIGURES,
            *[f'bakufu_queue_waiting{{queue="{name}"}}' for name in ("bots", "advice", "passwords")],
        ):
            assert figure in answer.text
        assert "bakufu_sockets 0.0" not in answer.text
        refused = found.person("nobody").ask("GET", "/metrics", headers=ELSEWHERE)
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-page")


def test_metrics_are_for_who_has_the_token(tmp_path: Path) -> None:
    with house(settings(tmp_path, metrics_token="for prometheus")) as home:
        visitor = home.visitor()

        def status(**headers: str) -> int:
            return visitor.ask("GET", "/metrics", headers=headers).status_code

        assert status(Authorization="Bearer for prometheus", **ELSEWHERE) == 200
        assert [status(), status(Authorization="Bearer nonsense"), status(Authorization="for")] == [404] * 3
        visitor.close()


NAMES = {
    "table.example": 200,
    "TABLE.example:8600": 200,
    "other.example": 200,
    "localhost:8600": 200,
    "127.0.0.1": 200,
    "[::1]:8600": 200,
    "evil.example": 403,
    "table.example.evil.example": 403,
    "evil.example:80:80": 403,
    "127.0.0.1:99999": 403,
    "[::1": 403,
    "": 403,
}
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}


def test_the_server_answers_to_its_own_names(tmp_path: Path) -> None:
    with house(settings(tmp_path, hosts=("table.example",), origins=("https://other.example:444",))) as home:
        visitor = home.visitor()
        for host, status in NAMES.items():
            answers = [visitor.ask("GET", path, headers={"Host": host}) for path in ("/api/me", "/api/health")]
            assert [answer.status_code for answer in answers] == [status] * 2, host
            refused = visitor.ask("GET", "/api/tables/nowhere/socket", headers={"Host": host, **UPGRADE})
            assert refused.json()["code"] == ("wrong-host" if status == 403 else "no-such-table"), host
        visitor.close()


def test_without_a_list_any_name_will_do(home: House) -> None:
    visitor = home.visitor()
    for host in NAMES:
        assert visitor.ask("GET", "/api/me", headers={"Host": host}).status_code == 200, host
    visitor.close()
