"""The authorisation table: every route and every message, asked by everyone, at every moment that matters."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import InvalidStatus

from bakufu.server.socket import protocol
from tests.server.security.house import House
from tests.server.security.party import EVERYONE, Party, current_view, party, play_first, some_plan


@dataclass(frozen=True)
class Cell:
    moment: str
    request: str
    who: str
    answer: str

    def changes(self) -> bool:
        """Whether the table is another one afterwards; a finished game stays what it is."""
        done = self.answer == "ack" or (self.answer.startswith("2") and not self.request.startswith("GET"))
        return done and not self.moment.startswith("over")

    def __str__(self) -> str:
        return f"{self.moment}: {self.request} by {self.who}"


def read_table() -> list[Cell]:
    text = Path(__file__).with_name("authorisation.txt").read_text()
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    heading, *rows = [[part.strip() for part in line.split("|")] for line in lines]
    assert heading == ["moment", "request", *EVERYONE]
    assert len({(row[0], row[1]) for row in rows}) == len(rows)
    return [
        Cell(moment, request, who, answer)
        for moment, request, *answers in rows
        for who, answer in zip(EVERYONE, answers, strict=True)
    ]


TABLE = read_table()
BODIES: dict[str, Any] = {
    "POST /api/me": {"name": "Somebody"},
    "POST /api/games/{game:str}/puzzles/{name:str}": {"moves": [0]},
    "POST /api/me/enter": {"name": "Nobody at all", "password": "a long password"},
    "POST /api/me/password": {"current": "a long password", "password": "another password"},
    "POST /api/me/forgot": {"name": "Nobody at all"},
    "POST /api/me/reset": {"link": "of nobody", "password": "another password"},
    "PUT /api/me/mail": {"mail": None, "password": "a long password"},
    "POST /api/me/mail/confirm": {"link": "of nobody"},
    "POST /api/me/leave": {},
    "PUT /api/me/notices": {"mail": False, "webhook": None},
    "POST /api/moderation": {"action": "mute", "whom": "Somebody"},
    "PUT /api/me/sharing": {"on": True},
    "PUT /api/me/vacation": {"first": "2026-01-01", "last": "2026-01-02"},
    "PUT /api/me/push": {"endpoint": "https://push.example", "keys": {"p256dh": "none", "auth": "none"}},
    "PUT /api/tables/{table_id:str}/notices": {"on": True},
    "POST /api/tables": {"options": {"players": 3}},
    "POST /api/tables/{table_id:str}/join": {},
    "PUT /api/tables/{table_id:str}/entropy": {"entropy": "more"},
    "PUT /api/tables/{table_id:str}/seal": {"sealed": "0" * 64},
    "PUT /api/tables/{table_id:str}/settings": {"spectators": True},
    "POST /api/tables/{table_id:str}/report": {"seat": 0, "reason": "chat"},
    "POST /api/tables/{table_id:str}/talk": {"text": "Good luck."},
    "PUT /api/tables/{table_id:str}/seats/{seat:int}": {"bot": "random"},
    "POST /api/tables/{table_id:str}/rematch": {"entropy": "again"},
    "POST /api/tables/{table_id:str}/branch": {"seq": 0, "seat": 1},
}


# The moments


def _claiming(found: Party) -> None:
    found.start()
    assert current_view(found.line("own"))["table"]["awaited"] == [0]


def _played(found: Party) -> None:
    found.start()
    assert play_first(found)
    assert current_view(found.line("own"))["table"]["can_undo"]


def _sealed(found: Party) -> None:
    found.start()
    line = found.line("own")
    assert line.command("ready", moves=some_plan(current_view(line)))["type"] == "ack"


def _resigned(found: Party) -> None:
    found.start()
    assert found.line("own").command("resign")["type"] == "ack"


def _over(found: Party) -> None:
    found.start()
    while play_first(found):
        pass


CLAIM = {"setup": "claim"}
MOMENTS: dict[str, tuple[dict[str, Any], Any]] = {
    "open": ({"players": 4}, lambda found: None),
    "full": ({}, lambda found: None),
    "claiming": (CLAIM, _claiming),
    "played": (CLAIM, _played),
    "planning": ({}, Party.start),
    "sealed": ({}, _sealed),
    "resigned": ({}, _resigned),
    "over": ({}, _over),
}


class Parties:
    """One party for each moment, until somebody has done something there that was allowed."""

    def __init__(self, home: House) -> None:
        self.home = home
        self.open: dict[str, ExitStack] = {}
        self.found: dict[str, Party] = {}

    def at(self, moment: str) -> Party:
        if moment not in self.open:
            name, _, visible = moment.partition(" ")
            options, come_to = MOMENTS[name]
            self.open[moment] = ExitStack()
            wanted = party(self.home, options=options, visible=bool(visible))
            self.found[moment] = self.open[moment].enter_context(wanted)
            come_to(self.found[moment])
        return self.found[moment]

    def leave(self, moment: str) -> None:
        self.open.pop(moment).close()


@pytest.fixture(scope="package")
def parties(home: House) -> Iterator[Parties]:
    found = Parties(home)
    yield found
    for moment in list(found.open):
        found.leave(moment)


# The cells


@pytest.mark.parametrize("cell", TABLE, ids=str)
def test_cell(cell: Cell, parties: Parties) -> None:
    answer = _answer(parties.at(cell.moment), cell)
    if cell.changes():
        parties.leave(cell.moment)
    assert answer == cell.answer


def _answer(found: Party, cell: Cell) -> str:
    method, path = cell.request.split(" ")
    return _say(found, cell.who, path) if method == "WEBSOCKET" else _ask(found, cell.who, method, path)


def _ask(found: Party, who: str, method: str, path: str) -> str:
    body = BODIES.get(f"{method} {path}")
    if path == "/api/me/claim":
        body = {"name": f"{who} {found.table}", "password": "a long password"}
    where = path.replace("{table_id:str}", found.table).replace("{seat:int}", "3").replace("{number:int}", "1")
    where = (
        re.sub(r"\{path:\w+\}", "none", where)
        .replace("{game:str}", "shogun")
        .replace("{lesson:str}", "first-year")
        .replace("{question:str}", "refusals")
        .replace("{session:str}", "none")
        .replace("{name:str}", "Somebody")
    )
    if who == "watcher" and path.endswith(("/join", "/talk", "/branch")):
        body = {**(body or {}), "link": found.link}
    elif who == "watcher" and method == "GET" and "{table_id" in path:
        where += f"{'&' if '?' in where else '?'}link={found.link}"
    answer = found.person(who).ask(method, where, json=body)
    refused = answer.headers.get("content-type") == "application/json" and not answer.is_success
    return f"{answer.status_code} {answer.json()['code']}" if refused else str(answer.status_code)


def _say(found: Party, who: str, kind: str) -> str:
    try:
        line = found.line(who)
    except InvalidStatus as denied:
        return f"{denied.response.status_code} {json.loads(denied.response.body)['code']}"
    greeting = line.hello()
    if kind == "hello":
        return str(greeting["type"])
    given: dict[str, Any] = {}
    if kind == "talk":
        given = {"text": "Well played."}
    elif kind == "lead":
        given = {"shown": {"at": 0}}
    elif kind in ("play", "ready"):
        view = greeting.get("view") or {"moves": [], "players": {"0": {"plan": {"bid": ""}}}}
        plan = some_plan(view)
        given = {"moves": plan if kind == "ready" else plan[:1]}
    answer = line.command(kind, **given)
    parts = (answer["type"], answer.get("code"), answer.get("rule"))
    return " ".join(part for part in parts if part)


# Nothing is missing


def test_every_route_is_in_the_table(home: House) -> None:
    there = {
        f"{method} {route.path}"
        for route in home.app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method not in ("OPTIONS", "HEAD")
    }
    assert {cell.request.partition("?")[0] for cell in TABLE if not cell.request.startswith("WEBSOCKET")} == there


def test_there_is_one_socket(home: House) -> None:
    sockets = [route.path for route in home.app.routes if isinstance(route, WebSocketRoute)]
    assert sockets == ["/api/tables/{table_id:str}/socket"]


def test_every_message_is_in_the_table() -> None:
    there = {message.__struct_config__.tag for message in get_args(protocol.Incoming)}
    assert {cell.request.split(" ")[1] for cell in TABLE if cell.request.startswith("WEBSOCKET")} == there


def test_options_tell_nothing_but_the_methods(home: House) -> None:
    nobody = home.visitor()
    for route in home.app.routes:
        if isinstance(route, HTTPRoute):
            path = route.path.replace("{table_id:str}", "none").replace("{seat:int}", "0").replace("{number:int}", "1")
            path = re.sub(r"\{path:\w+\}", "none", path)
            answer = nobody.ask("OPTIONS", path)
            assert (answer.status_code, answer.content) == (204, b"")
    nobody.close()
