"""What is told about tables, and to whom: links, names, secrets, and that a private table is there at all."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.security.house import House, Line
from tests.server.security.party import EVERYONE, SEATS, Party, party, play_first


def _everything_told(found: Party, who: str) -> list[str]:
    """All answers and the first messages, as text."""
    visitor = found.person(who)
    link = {"link": found.link} if who == "watcher" else {}
    paths = [f"/api/tables/{found.table}{part}" for part in ("", "/log", "/record")]
    told = [visitor.ask("GET", path, params=link).text for path in paths]
    told += [visitor.ask("GET", "/api/tables", params={"kind": kind}).text for kind in ("open", "finished", "mine")]
    line = Line(visitor.socket(found.table, link.get("link")))
    line.hello()
    return told + line.heard


@pytest.mark.parametrize("who", EVERYONE)
def test_the_link_is_told_to_those_at_the_table_only(home: House, who: str) -> None:
    with party(home, visible=True) as found:
        found.start()
        told = "".join(_everything_told(found, who))
        assert found.table in told
        assert (found.link in told) == (who in SEATS)


def test_a_host_who_only_watches_has_the_link_too(home: House) -> None:
    host = home.visitor("Host")
    card = host.ask("POST", "/api/tables", json={"seat": None, "visible": False}).json()
    assert card["link"]
    assert host.ask("GET", f"/api/tables/{card['id']}").json()["link"] == card["link"]
    host.close()


def test_secrets_are_told_when_the_game_is_over(home: House) -> None:
    with party(home, visible=True) as found:
        found.start()
        path = f"/api/tables/{found.table}"
        during = found.person("nobody").ask("GET", path).json()["fairness"]
        assert (during["secret"], during["entropy"]) == (None, None)
        while play_first(found):
            pass
        after = found.person("nobody").ask("GET", path).json()["fairness"]
        assert after["commitment"] == during["commitment"]
        assert after["secret"]
        assert after["entropy"] == ["own", "other", "host"]
        record = found.person("nobody").ask("GET", f"{path}/record").json()
        assert record["fairness"]["secret"] == after["secret"]


@pytest.mark.parametrize("who", ["nobody", "guest"])
def test_a_private_table_cannot_be_told_from_none(home: House, who: str) -> None:
    def answers(table: str, visitor: Any) -> list[tuple[int, bytes]]:
        requests: list[tuple[str, str, Any]] = [
            ("GET", "", None),
            ("GET", "/log", None),
            ("GET", "/record", None),
            ("GET", "?link=guessed", None),
            ("POST", "/join", {}),
            ("POST", "/join", {"link": "guessed"}),
            ("POST", "/leave", None),
            ("PUT", "/entropy", {"entropy": "x"}),
            ("PUT", "/seats/0", {"bot": None}),
            ("POST", "/start", None),
            ("POST", "/rematch", {"entropy": ""}),
        ]
        asked = [visitor.ask(method, f"/api/tables/{table}{path}", json=body) for method, path, body in requests]
        return [(answer.status_code, answer.content) for answer in asked]

    with party(home) as waiting, party(home) as running:
        running.start()
        visitor = waiting.person(who)
        nothing = answers("A" * len(waiting.table), visitor)
        assert answers(waiting.table, visitor) == nothing
        assert answers(running.table, visitor) == nothing


def test_private_tables_are_in_nobodys_lists(home: House) -> None:
    with party(home) as found:
        for who in EVERYONE:
            visitor = found.person(who)
            for kind in ("open", "running", "finished"):
                for search in ("", "own"):
                    listed = visitor.ask("GET", "/api/tables", params={"kind": kind, "search": search}).json()
                    assert found.table not in [table["id"] for table in listed]
        mine = found.person("own").ask("GET", "/api/tables?kind=mine").json()
        assert [table["id"] for table in mine] == [found.table]


def test_a_finished_private_game_is_found_by_those_who_played_it(home: House) -> None:
    with party(home) as found:
        found.start()
        while play_first(found):
            pass
        for who in EVERYONE:
            for search in ("", "OWN"):
                asked = {"kind": "finished", "search": search}
                listed = found.person(who).ask("GET", "/api/tables", params=asked).json()
                assert (found.table in [table["id"] for table in listed]) == (who in SEATS)


def test_a_running_table_is_listed_for_those_who_watch(home: House) -> None:
    with party(home, visible=True) as found:

        def lists() -> list[bool]:
            asked = [found.person("nobody").ask("GET", f"/api/tables?kind={kind}") for kind in ("open", "running")]
            return [found.table in [table["id"] for table in answer.json()] for answer in asked]

        assert lists() == [True, False]
        found.start()
        assert lists() == [False, True]


def test_a_seat_has_one_owner_however_many_want_it(home: House) -> None:
    with party(home, options={"players": 4}, visible=True) as found:
        crowd = [home.visitor(f"Guest {number}") for number in range(8)]
        with ThreadPoolExecutor(len(crowd)) as pool:
            path = f"/api/tables/{found.table}/join"
            answers = list(pool.map(lambda visitor: visitor.ask("POST", path, json={"seat": 3}), crowd))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        (winner,) = [answer.json()["seats"][3] for answer in answers if answer.status_code == 200]
        assert winner["you"]
        for visitor in crowd:
            visitor.close()


def test_nobody_leaves_a_game_that_has_started(home: House) -> None:
    """Leaving and starting at once: whichever comes first, no game begins with an empty seat."""
    for _ in range(5):
        with party(home) as found, ThreadPoolExecutor(2) as pool:
            leaving = pool.submit(found.person("own").ask, "POST", f"/api/tables/{found.table}/leave")
            starting = pool.submit(found.person("host").ask, "POST", f"/api/tables/{found.table}/start")
            assert sorted([leaving.result().status_code, starting.result().status_code]) == [200, 409]
            card = found.person("host").ask("GET", f"/api/tables/{found.table}").json()
            assert (card["status"] == "running") == (card["seats"][0]["name"] == "Own")


def test_a_rematch_is_one_table_for_all(home: House) -> None:
    with party(home) as found:
        found.start()
        while play_first(found):
            pass
        first = found.post("own", "rematch", entropy="again")
        assert [(seat["name"], seat["invited"]) for seat in first["seats"]] == [
            ("Own", None),
            (None, "Other"),
            (None, "Host"),
        ]
        second = found.post("other", "rematch", entropy="too")
        assert second["id"] == first["id"] != found.table
        assert [seat["name"] for seat in second["seats"]] == ["Own", "Other", None]
        assert (first["rematch_of"], first["visible"]) == (found.table, False)
        mine = found.person("host").ask("GET", "/api/tables?kind=mine").json()
        assert first["id"] in [table["id"] for table in mine]
        answer = found.person("guest").ask("GET", f"/api/tables/{first['id']}")
        assert answer.status_code == 404
