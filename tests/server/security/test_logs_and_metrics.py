"""What a server writes down for its host: no card, no move, no cookie, no link, no secret, whatever goes wrong."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bakufu.server import logs
from tests.server.security.house import House, house, settings
from tests.server.security.party import Party, current_view, party, some_plan

PASSWORD = "correct horse battery staple"
TALK = "I will march on Kyoto"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything that is logged, set up as it is for a real server."""
    text = io.StringIO()
    monkeypatch.setattr(sys, "stderr", text)
    before = logging.root.handlers[:], logging.root.level
    logs.set_up()
    yield text
    structlog.reset_defaults()
    logging.root.handlers[:], level = before
    logging.root.setLevel(level)


@pytest.fixture
def own_home(tmp_path: Path, written: io.StringIO) -> Iterator[House]:
    with house(settings(tmp_path)) as home:
        yield home


def _live_through_an_evening(found: Party, folder: Path) -> list[str]:
    """Things that go well, things that are refused, and things that break; what must not be written anywhere."""
    own = found.person("own")
    own.ask("POST", "/api/me/claim", json={"name": "Claimed", "password": PASSWORD})
    own.ask("POST", "/api/me/enter", json={"name": "Claimed", "password": PASSWORD + "!"})
    found.start()
    line = found.line("own")
    plan = some_plan(current_view(line))
    found.line("watcher").command("talk", text=TALK)
    assert line.command("ready", moves=plan[::-1])["type"] == "ack"
    assert line.command("ready", moves=plan[:-1])["type"] == "refused"
    with sqlite3.connect(folder / "tables.sqlite") as store:
        (secret,) = store.execute("select secret from tables").fetchone()
        hashes = [row[0] for row in store.execute("select password from people where password is not null")]
        store.execute("alter table entries rename to elsewhere")
    assert line.command("ready", moves=plan)["type"] == "refused"
    for who in ("own", "watcher"):
        given = {"link": found.link} if who == "watcher" else {}
        found.person(who).ask("GET", f"/api/tables/{found.table}/record", params=given)
    with sqlite3.connect(folder / "tables.sqlite") as store:
        store.execute("alter table seats rename to elsewhere_too")
    assert found.person("watcher").ask("GET", f"/api/tables/{found.table}?link={found.link}").status_code == 503
    tokens = [visitor.token for visitor in found.people.values() if visitor.token]
    return [secret, *hashes, *tokens, found.link, PASSWORD, TALK, json.dumps(plan), str(plan)[1:-1], "moves"]


def test_nothing_secret_is_logged(own_home: House, tmp_path: Path, written: io.StringIO) -> None:
    with party(own_home, entropy="entropy-of-the-host") as found:
        secrets = [*_live_through_an_evening(found, tmp_path), "entropy-of-the-host"]
    text = written.getvalue()
    assert "not-written" in text
    assert "unexpected" in text
    for line in text.splitlines():
        json.loads(line)
    for secret in secrets:
        assert secret not in text


def test_nothing_of_a_table_is_measured_by_its_name(own_home: House) -> None:
    with party(own_home) as found:
        found.start()
        found.line("own")
        found.person("watcher").ask("GET", f"/api/tables/{found.table}?link={found.link}")
        found.person("watcher").ask("GET", f"/nowhere/{found.link}")
        text = found.person("nobody").ask("GET", "/metrics").text
        tokens = [visitor.token for visitor in found.people.values() if visitor.token]
        assert "/api/tables/{table_id" in text
        for secret in (found.table, found.link, *tokens):
            assert secret not in text
