"""Several people share a browser and its cookie: the token in `hello` says who of them a socket is for."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.security.house import House, Line
from tests.server.security.party import SEATS, party


def test_a_socket_belongs_to_whom_its_token_names(home: House) -> None:
    with party(home) as found:
        found.start()
        views = {}
        for who, seat in SEATS.items():
            # The cookie is the host's in all three of them.
            line = found.lines[f"as {who}"] = Line(found.person("host").socket(found.table))
            line.connection.send(json.dumps({"type": "hello", "protocol": 1, "token": found.person(who).token}))
            welcome = line.hear()
            assert (welcome["seat"], welcome["table"]["seats"][seat]["you"]) == (seat, True)
            views[who] = welcome["view"]["moves"]
        assert len({json.dumps(moves) for moves in views.values()}) == len(SEATS)
        assert found.lines["as own"].command("resign")["type"] == "ack"
        step = found.lines["as other"].hear()
        assert (step["kind"], step["seat"]) == ("away", SEATS["own"])


def test_an_empty_token_gets_what_everybody_sees(home: House) -> None:
    with party(home) as found:
        found.start()
        line = found.lines["screen"] = Line(found.person("host").socket(found.table, found.link))
        line.connection.send(json.dumps({"type": "hello", "protocol": 1, "token": ""}))
        welcome = line.hear()
        assert (welcome["seat"], welcome["view"]["moves"]) == (None, [])
        assert not any(seat["you"] for seat in welcome["table"]["seats"])
        assert line.command("resign")["code"] == "not-seated"


def test_a_token_that_is_nobody_s_or_has_no_business_there_is_refused(home: House) -> None:
    with party(home) as found:
        found.start()
        for token, code in (("made-up", "sign-in"), (found.person("guest").token, "no-such-table")):
            line = found.lines[code] = Line(found.person("host").socket(found.table))
            line.connection.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
            assert line.hear()["code"] == code
            assert line.command("resign")["code"] == "hello-first"


def test_a_socket_closes_with_the_session_of_the_one_who_looks(home: House) -> None:
    with party(home) as found:
        found.start()
        lines = {}
        for who in ("own", "other"):
            line = lines[who] = found.lines[f"as {who}"] = Line(found.person("host").socket(found.table))
            line.connection.send(json.dumps({"type": "hello", "protocol": 1, "token": found.person(who).token}))
            assert line.hear()["type"] == "welcome"
        found.person("own").ask("DELETE", "/api/me")
        with pytest.raises(ConnectionClosed):
            lines["own"].hear()
        assert lines["other"].command("resign")["type"] == "ack"


def test_a_socket_outlives_the_session_of_one_who_no_longer_looks(home: House) -> None:
    with party(home) as found:
        found.start()
        line = found.lines["passed on"] = Line(found.person("host").socket(found.table))
        for who in ("own", "other"):
            line.connection.send(json.dumps({"type": "hello", "protocol": 1, "token": found.person(who).token}))
            assert line.hear()["seat"] == SEATS[who]
        found.person("own").ask("DELETE", "/api/me")
        assert line.command("resign")["type"] == "ack"
