"""Profiles count public games alone, and ratings only games between claimed names."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, update

from bakufu.server.people.ratings import places, shown
from bakufu.server.store.schema import ratings, tables
from tests.server.people.having_accounts import PASSWORD, claim, refusal, service_of, waited
from tests.server.security.house import House, StoppedClock, Visitor


def finished(home: House, clock: StoppedClock, host: Visitor, other: Visitor, points: list[int], **known: Any) -> str:
    """A game of two that has ended like this."""
    wanted = {"game": "katana", "options": {"players": 2}, "seat": 0, "visible": known.pop("visible", True)}
    card = host.ask("POST", "/api/tables", json=wanted).json()
    assert other.ask("POST", f"/api/tables/{card['id']}/join", json={"link": card["link"]}).status_code == 200
    assert host.ask("POST", f"/api/tables/{card['id']}/start").status_code == 200
    clock.at += 1000
    winners = [seat for seat, own in enumerate(points) if own == max(points)]
    over = {"status": "finished", "finished_at": clock.at, "result": points, "winners": winners, **known}

    def end(connection: Any) -> None:
        connection.execute(update(tables).where(tables.c.id == card["id"]).values(over))
        connection.exec_driver_sql("UPDATE seats SET status = 'finished', awaited = false")

    waited(home, service_of(home).database.change(end))
    waited(home, service_of(home).ratings.catch_up())
    return str(card["id"])


def profile(visitor: Visitor, name: str) -> Any:
    answer = visitor.ask("GET", f"/api/people/{name}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_profile_counts_public_games(mail_home: House, clock: StoppedClock) -> None:
    ann, bob = claim(mail_home), claim(mail_home, "Bob")
    first = finished(mail_home, clock, ann, bob, [50, 40])
    second = finished(mail_home, clock, bob, ann, [60, 30])
    finished(mail_home, clock, ann, bob, [99, 1], visible=False)
    shown_to_all = profile(mail_home.visitor(), "ann")
    [record] = shown_to_all["games"]
    counted = [record[key] for key in ("game", "played", "won", "best", "average")]
    assert counted == ["katana", 2, 1, 50, 40.0]
    assert [card["id"] for card in shown_to_all["recent"]] == [second, first]
    assert [card["link"] for card in shown_to_all["recent"]] == [None, None]


def test_whoever_wins_is_rated_higher(mail_home: House, clock: StoppedClock) -> None:
    ann, bob = claim(mail_home), claim(mail_home, "Bob")
    for _ in range(3):
        finished(mail_home, clock, ann, bob, [50, 40])
    better, worse = (profile(ann, name)["games"][0] for name in ("Ann", "Bob"))
    assert better["rating"] > 1500 > worse["rating"]
    assert better["provisional"]


def test_a_game_is_rated_once(mail_home: House, clock: StoppedClock) -> None:
    ann, bob = claim(mail_home), claim(mail_home, "Bob")
    finished(mail_home, clock, ann, bob, [50, 40])
    waited(mail_home, service_of(mail_home).ratings.catch_up())

    def counted(connection: Any) -> list[int]:
        return [row.games for row in connection.execute(select(ratings))]

    assert waited(mail_home, service_of(mail_home).database.read(counted)) == [1, 1]


def test_a_bots_account_is_marked_and_not_rated_among_people(mail_home: House, clock: StoppedClock) -> None:
    ann, bot = claim(mail_home), claim(mail_home, "Tomoe")
    assert bot.ask("POST", "/api/me/program").status_code == 200
    table = finished(mail_home, clock, ann, bot, [50, 40])
    seats = ann.ask("GET", f"/api/tables/{table}").json()["seats"]
    assert [(seat["name"], seat["program"]) for seat in seats] == [("Ann", False), ("Tomoe", True)]
    assert profile(ann, "Tomoe")["program"]
    assert [profile(ann, name)["games"][0]["rating"] for name in ("Ann", "Tomoe")] == [None, None]


def test_whoever_is_rated_among_people_cannot_become_a_bot(mail_home: House, clock: StoppedClock) -> None:
    ann, bob = claim(mail_home), claim(mail_home, "Bob")
    finished(mail_home, clock, ann, bob, [50, 40])
    assert refusal(ann.ask("POST", "/api/me/program")) == (409, "plays-as-person")
    assert not profile(ann, "Ann")["program"]


def test_a_game_that_everybody_left_is_not_rated(mail_home: House, clock: StoppedClock) -> None:
    ann, bob = claim(mail_home), claim(mail_home, "Bob")
    finished(mail_home, clock, ann, bob, [50, 40], abandoned=True)
    assert profile(ann, "Ann")["games"][0]["rating"] is None


@pytest.mark.parametrize("known", [{"visible": False}, {"lesson": "first-year"}, {"branch_of": "x", "branch_seq": 1}])
def test_private_games_lessons_and_branches_are_not_rated(mail_home: House, clock: StoppedClock, known: Any) -> None:
    ann, bob = claim(mail_home), claim(mail_home, "Bob")
    finished(mail_home, clock, ann, bob, [50, 40], **known)
    assert profile(ann, "Ann")["games"] == []


def test_games_with_guests_count_but_are_not_rated(mail_home: House, clock: StoppedClock) -> None:
    ann, guest = claim(mail_home), mail_home.visitor("Bob")
    finished(mail_home, clock, ann, guest, [50, 40])
    [record] = profile(ann, "Ann")["games"]
    assert (record["played"], record["rating"]) == (1, None)


def test_only_claimed_names_have_a_profile(mail_home: House) -> None:
    ann = mail_home.visitor("Ann")
    assert refusal(ann.ask("GET", "/api/people/Ann")) == (404, "no-such-person")
    ann.ask("POST", "/api/me/claim", json={"name": "Ann", "password": PASSWORD})
    assert profile(ann, "Ann")["games"] == []
    ann.ask("POST", "/api/me/leave", json={"password": PASSWORD})
    assert refusal(ann.ask("GET", "/api/people/Ann")) == (404, "no-such-person")


def test_places_follow_winners_and_points() -> None:
    assert places([10, 30, 30, 5], [2], [0, 1, 2, 3]) == [3, 2, 1, 4]
    assert places([10, 30, 30, 5], [1, 2], [1, 2, 3]) == [1, 1, 3]


def test_a_newcomer_is_shown_with_1500() -> None:
    assert shown(25.0) == 1500
