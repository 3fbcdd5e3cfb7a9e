"""What one person and one address may have: a clear refusal beyond it, which says when to try again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from bakufu.table.shogun.manifest import MANIFEST
from tests.server.rooms import Dozing
from tests.server.security.house import House, Line, StoppedClock, Visitor, house, settings

HOUR = 3600
DAY = 86_400


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
def strict(tmp_path: Path, clock: StoppedClock) -> Iterator[House]:
    chosen = settings(
        tmp_path,
        guests=3,
        tables=5,
        open_tables=2,
        bot_tables=2,
        guest_bot_tables=3,
        sockets=2,
        address_sockets=3,
        messages=5,
        missing=4,
        talk=3,
    )
    with house(chosen, clock) as home:
        yield home


def refused(answer: Any, code: str, wait: int) -> bool:
    given = (answer.status_code, answer.json()["code"], answer.headers["retry-after"])
    assert given == (429, code, str(wait))
    return True


def open_table(visitor: Visitor, **wanted: Any) -> Any:
    return visitor.ask("POST", "/api/tables", json={"options": {"players": 3}, **wanted})


def table_of_bots(visitor: Visitor) -> Any:
    card = open_table(visitor, bots={"0": "random", "1": "random", "2": "random"}, seat=None).json()
    return visitor.ask("POST", f"/api/tables/{card['id']}/start")


def guest(home: House, name: str, address: str) -> Any:
    return home.visitor().ask("POST", "/api/me", json={"name": name}, headers={"X-Forwarded-For": address})


def test_new_guests_are_limited_by_address(strict: House, clock: StoppedClock) -> None:
    assert [guest(strict, f"Eve {n}", "192.0.2.1").status_code for n in range(3)] == [200] * 3
    answer = guest(strict, "Eve", "192.0.2.1")
    assert refused(answer, "too-many-guests", HOUR // 3)
    assert answer.json()["message"].endswith("Sign in, or try again in 20 minutes.")
    assert guest(strict, "Ann", "192.0.2.2").status_code == 200
    clock.at += 1000 * HOUR // 3
    assert guest(strict, "Eve", "192.0.2.1").status_code == 200


def test_tables_that_nobody_starts_are_limited(strict: House, clock: StoppedClock) -> None:
    eve = strict.visitor("Eve")
    assert open_table(eve).status_code == 201
    clock.at += 1000 * HOUR
    assert open_table(eve).status_code == 201
    answer = open_table(eve)
    assert refused(answer, "too-many-open-tables", DAY - HOUR)
    assert "You already have 2 tables" in answer.json()["message"]
    assert open_table(strict.visitor("Ann")).status_code == 201
    clock.at += 1000 * (DAY - HOUR)
    assert open_table(eve).status_code == 201


def test_games_with_bots_are_limited(strict: House) -> None:
    strict.app.state.service.registry.thinking.bots.use(Dozing(), at_once=10)
    eve = strict.visitor("Eve")
    assert [table_of_bots(eve).status_code for _ in range(3)] == [200, 200, 429]
    lesson = eve.ask("POST", f"/api/games/shogun/lessons/{next(iter(MANIFEST.lessons))}")
    assert refused(lesson, "too-many-bot-tables", DAY)
    assert "Finish one of them" in lesson.json()["message"]


def test_games_with_bots_of_all_guests_from_an_address_are_limited(strict: House) -> None:
    """Otherwise whoever takes more names could have more of them."""
    strict.app.state.service.registry.thinking.bots.use(Dozing(), at_once=10)
    eve, ida, ann = (strict.visitor(name) for name in ("Eve", "Ida", "Ann"))
    assert [table_of_bots(one).status_code for one in (eve, eve, ida)] == [200] * 3
    assert refused(table_of_bots(ida), "too-many-guest-bot-tables", DAY)
    assert ann.ask("POST", "/api/me/claim", json={"name": "Ann", "password": "a long password"}).status_code == 200
    assert table_of_bots(ann).status_code == 200


def test_new_tables_are_limited_by_address(strict: House) -> None:
    people = [strict.visitor(name) for name in ("Eve", "Ida", "Uma")]
    opened = [open_table(people[number % 3]) for number in range(6)]
    assert [answer.status_code for answer in opened] == [201] * 5 + [429]
    assert refused(opened[-1], "too-many-tables", HOUR // 5)


def test_sockets_are_limited_by_person_and_by_address(strict: House) -> None:
    eve, ann = strict.visitor("Eve"), strict.visitor("Ann")
    table = open_table(eve).json()["id"]
    lines = [Line(eve.socket(table)) for _ in range(2)]
    with pytest.raises(InvalidStatus) as denied:
        eve.socket(table)
    response = denied.value.response
    assert (response.status_code, json.loads(response.body)["code"]) == (429, "too-many-sockets")
    assert response.headers["retry-after"] == "30"
    lines.append(Line(ann.socket(table)))
    with pytest.raises(InvalidStatus, match="429"):
        ann.socket(table)
    elsewhere = Line(ann.socket(table, headers={"X-Forwarded-For": "192.0.2.9"}))
    assert elsewhere.hello()["type"] == "table"
    for line in lines:
        line.close()
    assert Line(eve.socket(table)).hello()["type"] == "table"


def test_messages_are_limited_by_person_not_by_socket(strict: House) -> None:
    eve, ann = strict.visitor("Eve"), strict.visitor("Ann")
    table = open_table(eve).json()["id"]
    first, second = Line(eve.socket(table)), Line(eve.socket(table))
    first.hello()
    second.hello()
    for number in range(12):
        line = (first, second)[number % 2]
        line.connection.send(json.dumps({"type": "undo", "id": f"c{number}"}))
    codes = [(first, second)[number % 2].hear()["code"] for number in range(12)]
    assert codes.count("not-started") == 8
    assert codes.count("too-fast") == 4
    assert Line(ann.socket(table)).hello()["type"] == "table"


def test_asking_for_what_is_not_there_is_limited(strict: House, clock: StoppedClock) -> None:
    eve = strict.visitor()
    paths = ["/nothing-here", "/api/tables/nowhere", "/api/nothing", "/assets/none.js", "/api/tables/nowhere"]
    answers = [eve.ask("GET", path) for path in paths]
    assert [answer.status_code for answer in answers] == [404] * 4 + [429]
    assert refused(answers[-1], "too-fast", 15)
    assert eve.ask("GET", "/api/tables").status_code == 200
    assert eve.ask("GET", "/api/nothing", headers={"X-Forwarded-For": "192.0.2.9"}).status_code == 404
    clock.at += 15_000
    assert eve.ask("GET", "/nothing-here").status_code == 404


def test_talk_before_the_game_is_limited(strict: House) -> None:
    eve = strict.visitor("Eve")
    path = f"/api/tables/{open_table(eve).json()['id']}/talk"
    answers = [eve.ask("POST", path, json={"text": "Come!"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [204] * 3 + [409]
    assert answers[-1].json()["message"] == "This table's chat is full: 3 messages."
