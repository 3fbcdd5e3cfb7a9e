"""Whoever asks is answered in the own language, and in English without one; codes and rules stay the same."""

from __future__ import annotations

import pytest

from bakufu.text.catalogue import languages
from tests.server.security.house import House, Line
from tests.server.security.party import party

NOBODY = "Choose a name first."


def in_language(language: str) -> dict[str, str]:
    return {"Accept-Language": f"xx, {language}-XX;q=0.9, en;q=0.1"}


def test_a_refusal_is_told_in_the_language_of_the_asker(home: House) -> None:
    visitor = home.visitor()
    answers = {
        language: visitor.ask("POST", "/api/tables", in_language(language), json={}).json() for language in languages()
    }
    without = visitor.ask("POST", "/api/tables", json={}).json()
    visitor.close()
    assert {answer["code"] for answer in answers.values()} == {"sign-in"}
    assert len({answer["message"] for answer in answers.values()}) == len(languages())
    assert without == answers["en"]


@pytest.mark.parametrize("wish", ["", "*", "xx", "de;q=0", "de;q=2", "; ;", "d" * 5000, "de-" * 3000, "\u00e9"])
def test_a_strange_wish_is_english(home: House, wish: str) -> None:
    visitor = home.visitor()
    told = visitor.ask("POST", "/api/tables", {"Accept-Language": wish.encode()}, json={}).json()  # type: ignore[dict-item]
    visitor.close()
    assert told["message"] == NOBODY


def test_an_error_within_a_refusal_is_told_in_the_same_language(home: House) -> None:
    visitor = home.visitor("Ann")
    told = visitor.ask("POST", "/api/tables?language=de", json={"options": {"players": 9}}).json()
    visitor.close()
    assert told["code"] == "bad-options"
    assert "möglich: 3, 4, 5" in told["message"]


def test_rules_and_the_table_as_text_follow_the_asker(home: House) -> None:
    visitor = home.visitor()
    rules = [visitor.ask("GET", "/api/games/shogun/rules", in_language(one)).json() for one in languages()]
    visitor.close()
    assert len({told["build.castle"]["text"] for told in rules}) == len(languages())
    assert {tuple(told) for told in rules} == {tuple(rules[0])}
    with party(home) as found:
        found.start()
        host = found.person("host")
        texts = {host.ask("GET", f"/api/tables/{found.table}/text?language={one}").text for one in languages()}
        cards = [host.ask("GET", f"/api/tables/{found.table}/forecast?language={one}").json() for one in languages()]
    assert len(texts) == len(languages())
    assert len({str(card) for card in cards}) == len(languages())


def test_a_socket_speaks_the_language_it_was_opened_with(home: House) -> None:
    with party(home) as found:
        found.start()
        german = Line(found.person("own").socket(found.table, headers=in_language("de")))
        german.hello()
        english = found.line("own")
        answers = [line.command("play", moves=[0]) for line in (german, english)]
        german.connection.send("{")
        unread = german.hear_until(lambda message: message["type"] == "refused")
        german.close()
    assert answers[0]["code"] == answers[1]["code"]
    assert answers[0]["message"] != answers[1]["message"]
    assert unread["message"].startswith("Diese Nachricht")
